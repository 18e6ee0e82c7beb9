import { GRID_SIZE } from '../../../shared/whiteboard/constants.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { boundsOf, inReadingOrder, type Point, type Rect, rectOf } from '../geometry.ts';

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';
/** New positions by note id. */
export type Positions = Map<string, Point>;

const GAP = GRID_SIZE;

const alignments: Record<Edge, (note: Rect, bounds: Rect) => Partial<Point>> = {
  left: (_, bounds) => ({ x: bounds.x }),
  center: (note, bounds) => ({ x: bounds.x + (bounds.width - note.width) / 2 }),
  right: (note, bounds) => ({ x: bounds.x + bounds.width - note.width }),
  top: (_, bounds) => ({ y: bounds.y }),
  middle: (note, bounds) => ({ y: bounds.y + (bounds.height - note.height) / 2 }),
  bottom: (note, bounds) => ({ y: bounds.y + bounds.height - note.height }),
};

/** Aligns notes at an edge or an axis of their common rectangle. */
export function aligned(notes: readonly Note[], edge: Edge): Positions {
  const bounds = boundsOf(notes.map(rectOf));
  if (!bounds) return new Map();
  return new Map(
    notes.map((note) => [note.id, { ...note.position, ...alignments[edge](rectOf(note), bounds) }]),
  );
}

/** Makes the spaces between neighbors equal; the outermost notes stay. */
export function distributed(notes: readonly Note[], axis: 'x' | 'y'): Positions {
  const length = axis === 'x' ? 'width' : 'height';
  const middle = ({ position, size }: Note) => position[axis] + size[length] / 2;
  const ordered = notes.toSorted((a, b) => middle(a) - middle(b));
  const bounds = boundsOf(ordered.map(rectOf));
  if (!bounds || ordered.length < 3) return new Map();
  const total = ordered.reduce((sum, { size }) => sum + size[length], 0);
  const space = (bounds[length] - total) / (ordered.length - 1);
  let start = bounds[axis];
  return new Map(
    ordered.map(({ id, position, size }) => {
      const moved = { ...position, [axis]: start };
      start += size[length] + space;
      return [id, moved];
    }),
  );
}

/** Lays notes out in a grid at their corner, in reading order. */
export function tidied(notes: readonly Note[]): Positions {
  const bounds = boundsOf(notes.map(rectOf));
  if (!bounds) return new Map();
  const columns = Math.ceil(Math.sqrt(notes.length));
  return inGrid(inReadingOrder(notes), columns, bounds);
}

/** Returns positions in rows of a number of columns, each as wide as its widest note. */
export function inGrid(notes: readonly Note[], columns: number, corner: Point): Positions {
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(0, ...notes.filter((__, index) => index % columns === column).map(widthOf)),
  );
  const positions: Positions = new Map();
  let { y } = corner;
  for (let start = 0; start < notes.length; start += columns) {
    const row = notes.slice(start, start + columns);
    let { x } = corner;
    for (const [column, { id }] of row.entries()) {
      positions.set(id, { x, y });
      x += (widths[column] ?? 0) + GAP;
    }
    y += Math.max(...row.map(({ size }) => size.height)) + GAP;
  }
  return positions;
}

const widthOf = ({ size }: Note) => size.width;
