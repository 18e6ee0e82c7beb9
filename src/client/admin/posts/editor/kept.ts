import { z } from 'zod';
import { StoredFields } from '../../../../shared/posts.ts';
import { readStored, writeStored } from '../../../ui/stored.ts';

/** What was typed and not saved, kept in this browser until it is. */
const Kept = z.object({
  keptAt: z.iso.datetime(),
  /** The version that was being changed; 0 for a new post. */
  version: z.int(),
  fields: StoredFields.extend({ publishAt: z.string().nullable() }),
});
export type Kept = z.output<typeof Kept>;

const keyOf = (id: string) => `post:${id}`;

export const readKept = (id: string) => Kept.safeParse(readStored('localStorage', keyOf(id))).data;

export const keep = (id: string, { fields, version }: Omit<Kept, 'keptAt'>) =>
  writeStored('localStorage', keyOf(id), { keptAt: new Date().toISOString(), version, fields });

export const forget = (id: string) => writeStored('localStorage', keyOf(id), null);
