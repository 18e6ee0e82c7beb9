import { z } from 'zod';
import { cleanLine, cleanText } from '../cleanText.ts';
import { cleanedAtMost } from '../formText.ts';
import { MAX_NOTE_LENGTH, noteCategories, noteColors, noteDefaults } from './constants.ts';

const MAX_ID_LENGTH = 100;
const MAX_NAME_LENGTH = 100;
const MAX_TIMESTAMP_LENGTH = 40;
/** Beyond this, a browser no longer draws whole pixels. */
const MAX_COORDINATE = 10_000_000;
const MAX_SIDE = 10_000;

const NUL = 'Must not contain the NUL character';
/** One line. Not trimmed: text is kept as typed. */
export const plainLine = (max: number) =>
  z.string('Must be text').check(...cleanedAtMost(max, cleanLine));

/** The id of something that exists. Boards may hold older ids with control characters. */
export const Id = z
  .string('Must be text')
  .check(...cleanedAtMost(MAX_ID_LENGTH, (value) => value.toWellFormed()))
  .min(1, 'Must not be empty')
  .refine((value) => !value.includes('\0'), NUL);
/**
 * An id created by a client. Removing characters could make it equal to another one, so it is
 * rejected.
 */
export const NewId = Id.refine(
  (value) => value.length > MAX_ID_LENGTH || value === cleanLine(value),
  'Must not contain control characters or invisible ones',
);
export const Name = plainLine(MAX_NAME_LENGTH);

const coordinate = z
  .number('Must be a finite number')
  .min(-MAX_COORDINATE, `Must be at least ${-MAX_COORDINATE}`)
  .max(MAX_COORDINATE, `Must be at most ${MAX_COORDINATE}`);
export const Position = z.object({ x: coordinate, y: coordinate }, 'Must be an object { x, y }');
export type Position = z.output<typeof Position>;

const side = z
  .number('Must be a finite number')
  .min(1, 'Must be at least 1')
  .max(MAX_SIDE, `Must be at most ${MAX_SIDE}`);
export const Size = z.object({ width: side, height: side }, 'Must be an object { width, height }');

const Timestamp = z.union(
  [
    // The format allows any number of decimals.
    z.iso.datetime({ offset: true }).max(MAX_TIMESTAMP_LENGTH),
    // Some clients send the number that Date.now() gives.
    z
      .number()
      .min(0)
      .max(8.64e15)
      .transform((ms) => new Date(ms).toISOString()),
  ],
  'Must be a time, such as 2025-01-31T09:30:00.000Z',
);

/** Case-insensitive; stored in upper case. */
export const Color = z.preprocess(
  (value) => (typeof value === 'string' ? value.toUpperCase() : value),
  z.enum(noteColors, `Must be one of ${noteColors.join(', ')}`),
);

const fields = {
  content: z.string('Must be text').check(...cleanedAtMost(MAX_NOTE_LENGTH, cleanText)),
  color: Color,
  /** Upper left corner; y grows downwards. */
  position: Position,
  size: Size,
  /** The display name of the author, as sent. */
  author: Name,
  /** When it was written, ISO 8601. */
  timestamp: Timestamp,
  category: z.enum(noteCategories, `Must be one of ${noteCategories.join(', ')}`),
  /** Stacking order, beyond the specification: the greater is on top; if equal, the greater id. */
  z: z.number('Must be a finite number').min(-1e15).max(1e15),
  /** Beyond the specification: `text` is a note without paper. */
  kind: z.enum(['sticky', 'text'], 'Must be sticky or text'),
  /**
   * The section it belongs to, beyond the specification. Empty for none, and so is the id of a section
   * that is not on the board: its notes return to it when its deletion is undone.
   */
  sectionId: Id.or(z.literal('')),
  /** Beyond the specification: only unlocking changes a locked note, and only facilitators lock (W43). */
  isLocked: z.boolean('Must be true or false'),
};

/**
 * Beyond the specification: the id of the participant who wrote it, as sent. Like the note's id, it
 * never changes.
 */
const authorId = Id.optional();

/**
 * A note on a board. `votes`, beyond the specification, are ids of participants in the order of
 * their votes.
 */
export const Note = z.object({
  ...fields,
  id: Id,
  authorId,
  z: fields.z.optional(),
  kind: fields.kind.optional(),
  sectionId: fields.sectionId.optional(),
  isLocked: fields.isLocked.optional(),
  votes: z.array(Id).optional(),
  /** Set by the server: who wrote it, as a key of `Drafts`, and in which round of private writing. */
  draft: z.object({ owner: Id.optional(), round: z.int() }).optional(),
});
export type Note = z.output<typeof Note>;

const paperKinds: Record<NonNullable<Note['kind']>, boolean> = { sticky: true, text: false };
/** Whether a note is drawn on paper and arranged with the others; one that is not is a heading. */
export const isPaper = ({ kind = 'sticky' }: Note) => paperKinds[kind];

/** A note as a client adds it: what it leaves out, the server fills in (W9). Votes are cast, not sent. */
export const NewNote = z.object({
  id: NewId,
  position: fields.position,
  content: fields.content.default(noteDefaults.content),
  color: fields.color.default(noteDefaults.color),
  size: fields.size.default(noteDefaults.size),
  category: fields.category.default(noteDefaults.category),
  author: fields.author.optional(),
  authorId: NewId.optional(),
  timestamp: fields.timestamp.optional(),
  z: fields.z.optional(),
  kind: fields.kind.optional(),
  sectionId: fields.sectionId.optional(),
});
export type NewNote = z.output<typeof NewNote>;

/** Any of a note's properties but its id and its votes. */
export const NoteUpdates = z.object(fields, 'Must be an object').partial();
export type NoteUpdates = z.output<typeof NoteUpdates>;
