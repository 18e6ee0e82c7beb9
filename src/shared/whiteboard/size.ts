import { MAX_BOARD_BYTES, MAX_NOTE_BYTES } from './constants.ts';
import { isSection, type Item } from './board.ts';

/** An upper bound for property names, numbers, color and category, so that moving a note never changes its size. */
const FIXED_BYTES = 320;

const encoder = new TextEncoder();
/** Items are never modified, only replaced. */
const sizes = new WeakMap<Item, number>();

/**
 * Returns what a note or section counts toward its board's size: its texts and votes as JSON, plus a
 * constant for the rest.
 */
export function itemBytes(item: Item): number {
  const cached = sizes.get(item);
  if (cached !== undefined) return cached;
  const bytes = FIXED_BYTES + encoder.encode(JSON.stringify(textsOf(item))).length;
  sizes.set(item, bytes);
  return bytes;
}

function textsOf(item: Item) {
  if (isSection(item)) return [item.id, item.title];
  const { id, content, author, authorId, timestamp, sectionId, votes } = item;
  return [id, content, author, authorId, timestamp, sectionId, votes];
}

/** How many bytes a board grows by when `after` replaces `before`. */
export function byteGrowth(before: Item | undefined, after: Item | undefined): number {
  // Items are moved far more often than written.
  if (before && after && hasSameTexts(before, after)) return 0;
  return (after ? itemBytes(after) : 0) - (before ? itemBytes(before) : 0);
}

function hasSameTexts(a: Item, b: Item) {
  if (isSection(a) || isSection(b)) return isSection(a) && isSection(b) && a.title === b.title;
  return (
    a.content === b.content &&
    a.votes === b.votes &&
    a.author === b.author &&
    a.timestamp === b.timestamp &&
    a.sectionId === b.sectionId
  );
}

/**
 * Returns why a board of `bytes` does not accept the replacement (W23); what shrinks a board always
 * fits.
 */
export function sizeRejection(
  bytes: number,
  before: Item | undefined,
  after: Item | undefined,
): string | undefined {
  const growth = byteGrowth(before, after);
  if (growth <= 0 || !after) return undefined;
  if (itemBytes(after) > MAX_NOTE_BYTES) return 'A note takes at most 64 KiB, votes included.';
  if (bytes + growth > MAX_BOARD_BYTES) return 'A board takes at most 2 MiB of notes.';
  return undefined;
}
