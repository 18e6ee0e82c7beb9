import { GRID_SIZE } from '../../shared/whiteboard/constants.ts';

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Rect = Point & Size;

/** A note, a section or a part of one. */
export type Placed = { position: Point; size: Size };

export const rectOf = ({ position, size }: Placed): Rect => ({
  ...position,
  ...size,
});

/** The rectangle between two opposite corners, in any order. */
export const rectBetween = (a: Point, b: Point): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

export const doOverlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Returns the smallest rectangle around all; `undefined` for none. */
export function boundsOf(rects: Iterable<Rect>): Rect | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of rects) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  if (left > right) return undefined;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const snapped = ({ x, y }: Point): Point => ({
  x: Math.round(x / GRID_SIZE) * GRID_SIZE,
  y: Math.round(y / GRID_SIZE) * GRID_SIZE,
});

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Sorts in reading order: an item that starts above the middle of a row's first is in that row. */
export function inReadingOrder<Item extends Placed>(items: readonly Item[]): Item[] {
  const rows: Item[][] = [];
  for (const item of items.toSorted((a, b) => a.position.y - b.position.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && item.position.y < first.position.y + first.size.height / 2) row.push(item);
    else rows.push([item]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.position.x - b.position.x));
}
