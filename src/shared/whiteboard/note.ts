import { z } from 'zod';
import { LONGEST_NOTE, noteCategories, noteColors, noteDefaults } from './limits.ts';

const LONGEST_ID = 100;
const LONGEST_NAME = 100;
/** Beyond this, a browser no longer draws whole pixels. */
const FARTHEST = 10_000_000;
const LARGEST = 10_000;

// What is stored must be what was sent, so nothing is trimmed; half an emoji becomes U+FFFD.
const plainText = (max: number) =>
  z
    .string('Must be text')
    .overwrite((value) => value.toWellFormed())
    .max(max, `Must have at most ${max.toLocaleString('en-US')} characters`)
    .refine((value) => !value.includes('\0'), 'Must not contain the NUL character');

export const Id = plainText(LONGEST_ID).min(1, 'Must not be empty');
export const Name = plainText(LONGEST_NAME);

const coordinate = z
  .number('Must be a finite number')
  .min(-FARTHEST, `Must be at least ${-FARTHEST}`)
  .max(FARTHEST, `Must be at most ${FARTHEST}`);
export const Position = z.object({ x: coordinate, y: coordinate }, 'Must be an object { x, y }');
export type Position = z.output<typeof Position>;

const side = z
  .number('Must be a finite number')
  .min(1, 'Must be at least 1')
  .max(LARGEST, `Must be at most ${LARGEST}`);
const Size = z.object({ width: side, height: side }, 'Must be an object { width, height }');

const Timestamp = z.union(
  [
    z.iso.datetime({ offset: true }),
    // Some clients send the number that Date.now() gives.
    z
      .number()
      .min(0)
      .max(8.64e15)
      .transform((ms) => new Date(ms).toISOString()),
  ],
  'Must be a time, such as 2025-01-31T09:30:00.000Z',
);

const fields = {
  content: plainText(LONGEST_NOTE),
  color: z.enum(noteColors, `Must be one of ${noteColors.join(', ')}`),
  /** Upper left corner; y grows downwards. */
  position: Position,
  size: Size,
  /** The display name of who wrote it, as sent. */
  author: Name,
  /** When it was written, ISO 8601. */
  timestamp: Timestamp,
  category: z.enum(noteCategories, `Must be one of ${noteCategories.join(', ')}`),
  /** Additive: higher lies above; at equal height the greater id does. */
  z: z.number('Must be a finite number').min(-1e15).max(1e15),
  /** Additive: `text` is a note without paper. */
  kind: z.enum(['sticky', 'text'], 'Must be sticky or text'),
};

/** Additive: the id of the participant who wrote it, as sent. Like the note's own, it never changes. */
const authorId = Id.optional();

/** A note on a board. `votes` (additive) are ids of participants, in the order of their votes. */
export const Note = z.object({
  ...fields,
  id: Id,
  authorId,
  z: fields.z.optional(),
  kind: fields.kind.optional(),
  votes: z.array(Id).optional(),
});
export type Note = z.output<typeof Note>;

/** A note as a client adds it: what it leaves out, the server fills in (W9). Votes are cast, not sent. */
export const NewNote = z.object({
  id: Id,
  position: fields.position,
  content: fields.content.default(noteDefaults.content),
  color: fields.color.default(noteDefaults.color),
  size: fields.size.default(noteDefaults.size),
  category: fields.category.default(noteDefaults.category),
  author: fields.author.optional(),
  authorId,
  timestamp: fields.timestamp.optional(),
  z: fields.z.optional(),
  kind: fields.kind.optional(),
});
export type NewNote = z.output<typeof NewNote>;

/** Any of a note's properties but its id and its votes. */
export const NoteUpdates = z.object(fields, 'Must be an object').partial();
export type NoteUpdates = z.output<typeof NoteUpdates>;
