import type { Note } from '../../../shared/whiteboard/note.ts';
import { noteCategories, GRID_SIZE } from '../../../shared/whiteboard/constants.ts';
import { boundsOf, type Point, rectOf, snapped } from '../geometry.ts';

const GAP = GRID_SIZE;
const BETWEEN_BLOCKS = 4 * GRID_SIZE;
/** Large boards use more rows, so that they do not become too wide. */
const MIN_ROWS = 6;

/** Returns a position for every note: one block per category, most votes first, at the notes' corner. */
export function arrangement(notes: readonly Note[]): Map<string, Point> {
  const positions = new Map<string, Point>();
  const { x, y } = snapped(boundsOf(notes.map(rectOf)) ?? { x: 0, y: 0 });
  const rows = Math.max(MIN_ROWS, Math.ceil(Math.sqrt(notes.length)));
  let left = x;
  for (const category of noteCategories) {
    const block = notes.filter((note) => note.category === category).toSorted(byVotesThenAge);
    for (let start = 0; start < block.length; start += rows)
      left += layOutColumn(block.slice(start, start + rows), { x: left, y }, positions) + GAP;
    if (block.length > 0) left += BETWEEN_BLOCKS - GAP;
  }
  return positions;
}

/** Returns the column's width. */
function layOutColumn(notes: readonly Note[], { x, y }: Point, positions: Map<string, Point>) {
  let top = y;
  for (const { id, size } of notes) {
    positions.set(id, { x, y: top });
    top += size.height + GAP;
  }
  return Math.max(...notes.map(({ size }) => size.width));
}

/** Sorts oldest first. Parses the timestamps, because other clients may send them with an offset. */
export const byAge = (a: Note, b: Note) =>
  Date.parse(a.timestamp) - Date.parse(b.timestamp) || a.id.localeCompare(b.id);

/** Sorts by votes, most first, then by age. */
export const byVotesThenAge = (a: Note, b: Note) =>
  (b.votes?.length ?? 0) - (a.votes?.length ?? 0) || byAge(a, b);
