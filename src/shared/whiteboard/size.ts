import { MAX_BOARD_BYTES, MAX_NOTE_BYTES } from './limits.ts';
import type { Note } from './note.ts';

/** An upper bound for property names, numbers, color and category, so that moving a note never changes its size. */
const FIXED_BYTES = 320;

const encoder = new TextEncoder();
/** Notes are never modified, only replaced. */
const sizes = new WeakMap<Note, number>();

/**
 * Returns what a note counts toward its board's size: its texts and votes as JSON, plus a constant
 * for the rest.
 */
export function noteBytes(note: Note): number {
  const known = sizes.get(note);
  if (known !== undefined) return known;
  const { id, content, author, authorId, timestamp, votes } = note;
  const texts = JSON.stringify([id, content, author, authorId, timestamp, votes]);
  const bytes = FIXED_BYTES + encoder.encode(texts).length;
  sizes.set(note, bytes);
  return bytes;
}

/** How many bytes a board grows by when `after` replaces `before`. */
export function growth(before: Note | undefined, after: Note | undefined): number {
  // Notes are moved far more often than written.
  if (before && after && hasSameTexts(before, after)) return 0;
  return (after ? noteBytes(after) : 0) - (before ? noteBytes(before) : 0);
}

const hasSameTexts = (a: Note, b: Note) =>
  a.content === b.content &&
  a.votes === b.votes &&
  a.author === b.author &&
  a.timestamp === b.timestamp;

/**
 * Returns why a board of `bytes` does not accept the replacement (W23); what shrinks a board always
 * fits.
 */
export function sizeRejection(
  bytes: number,
  before: Note | undefined,
  after: Note | undefined,
): string | undefined {
  const grows = growth(before, after);
  if (grows <= 0 || !after) return undefined;
  if (noteBytes(after) > MAX_NOTE_BYTES) return 'A note takes at most 64 KiB, votes included.';
  if (bytes + grows > MAX_BOARD_BYTES) return 'A board takes at most 2 MiB of notes.';
  return undefined;
}
