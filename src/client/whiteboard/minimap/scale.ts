import { boundsOf, type Point, type Rect, type Size } from '../geometry.ts';

/** Space around the notes, as a part of their extent. */
const MARGIN = 0.05;

/** How a board is scaled down to a minimap: points of the board become `(point - origin) * factor`. */
export type Scale = { origin: Point; factor: number };

/** Fits all rectangles into the middle of a minimap. */
export function scaleFor(rects: Iterable<Rect>, { width, height }: Size): Scale {
  const bounds = boundsOf(rects) ?? { x: 0, y: 0, width: 1, height: 1 };
  const factor = Math.min(width / bounds.width, height / bounds.height) / (1 + 2 * MARGIN);
  return {
    factor,
    origin: {
      x: bounds.x + bounds.width / 2 - width / 2 / factor,
      y: bounds.y + bounds.height / 2 - height / 2 / factor,
    },
  };
}

export const toMinimap = ({ origin, factor }: Scale, { x, y, width, height }: Rect): Rect => ({
  x: (x - origin.x) * factor,
  y: (y - origin.y) * factor,
  width: width * factor,
  height: height * factor,
});

export const fromMinimap = ({ origin, factor }: Scale, { x, y }: Point): Point => ({
  x: x / factor + origin.x,
  y: y / factor + origin.y,
});
