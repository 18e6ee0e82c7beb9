import { z } from 'zod';
import { StoredFields } from '../../../../shared/posts.ts';
import { draftsOf, dropDraft, keepDraft, nameOfPost } from '../../drafts.ts';

/** What was typed and not saved, kept in this browser until it is. */
const Text = z.object({
  /** The version that was being changed; 0 for a new post. */
  version: z.int(),
  fields: StoredFields.extend({ publishAt: z.string().nullable() }),
});
type Text = z.output<typeof Text>;
/** The slot tells the editors apart that a post was open in. */
export type Kept = Text & { slot: string; keptAt: string };

/** What every editor of a post kept, the latest first. */
export const readKept = (id: string): Kept[] =>
  draftsOf(nameOfPost(id)).flatMap(({ slot, keptAt, value }) => {
    const { data } = Text.safeParse(value);
    return data ? [{ ...data, slot, keptAt }] : [];
  });

export const keep = (id: string, slot: string, { fields, version }: Text) =>
  keepDraft(nameOfPost(id), slot, { version, fields });

export const forget = (id: string, slot: string) => dropDraft(nameOfPost(id), slot);
