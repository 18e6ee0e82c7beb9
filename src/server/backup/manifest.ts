import { z } from 'zod';
import { migrations } from '../migrations/list.ts';

const name = z.string().regex(/^\w+$/);

/** What the database of a backup contains. */
export const Contents = z.object({
  /** The newest migration. */
  schema: name,
  /** The number of rows of each table. */
  rows: z.record(name, z.int()),
  /** The last values of the sequences, as text because they have 64 bits. */
  sequences: z.record(name, z.string().regex(/^\d+$/)),
});
export type Contents = z.output<typeof Contents>;

/** The first file of an archive, `manifest.json`. */
export const Manifest = Contents.extend({
  database: z.enum(['sqlite', 'postgres']),
  createdAt: z.iso.datetime(),
  /** The version of the program that wrote the archive. */
  version: z.string(),
  /** The SHA-256 of every other file. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.output<typeof Manifest>;

/** Whether this program has the migration that a database had last. */
export const isKnownSchema = (kind: Manifest['database'], schema: string) =>
  migrations[kind].some(({ name }) => name === schema);
