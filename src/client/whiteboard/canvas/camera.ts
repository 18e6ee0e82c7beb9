import { distance, middleOf, minus, type Point, type Rect, type Size } from '../geometry.ts';

/** Where the board lies under the window: a point of the board shows at `point * zoom + (x, y)`. */
export type Camera = Point & { zoom: number };

export const atRest: Camera = { x: 0, y: 0, zoom: 1 };
export const MIN_ZOOM = 0.1;
export const MAX_ZOOM = 4;

const within = (zoom: number) => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

export const toBoard = (camera: Camera, { x, y }: Point): Point => ({
  x: (x - camera.x) / camera.zoom,
  y: (y - camera.y) / camera.zoom,
});

export const toScreen = (camera: Camera, { x, y }: Point): Point => ({
  x: x * camera.zoom + camera.x,
  y: y * camera.zoom + camera.y,
});

export const panned = (camera: Camera, by: Point): Camera => ({
  ...camera,
  x: camera.x + by.x,
  y: camera.y + by.y,
});

/** Zooms so that what is under `point` of the window stays under it. */
export function zoomedAt(camera: Camera, point: Point, factor: number): Camera {
  const zoom = within(camera.zoom * factor);
  const { x, y } = toBoard(camera, point);
  return { x: point.x - x * zoom, y: point.y - y * zoom, zoom };
}

type Fingers = readonly [Point, Point];

/** Follows two fingers: what was under each of them stays under it, as far as the zoom goes. */
export function pinched(camera: Camera, from: Fingers, to: Fingers): Camera {
  const [before, now] = [middleOf(...from), middleOf(...to)];
  const spread = distance(...from);
  const factor = spread === 0 ? 1 : distance(...to) / spread;
  return zoomedAt(panned(camera, minus(now, before)), now, factor);
}

/** `margin` is for what floats over the window's edges. */
type Frame = { window: Size; margin: Point };

/** Shows all of `bounds` in the middle of the window, never larger than life. */
export function fitted(bounds: Rect, { window, margin }: Frame): Camera {
  const [width, height] = [window.width - 2 * margin.x, window.height - 2 * margin.y];
  const zoom = within(Math.min(1, width / bounds.width, height / bounds.height));
  return {
    x: (window.width - bounds.width * zoom) / 2 - bounds.x * zoom,
    y: (window.height - bounds.height * zoom) / 2 - bounds.y * zoom,
    zoom,
  };
}

/** Moves the board no further than needed for `rect` to stand inside the window. */
export function revealing(camera: Camera, rect: Rect, { window, margin }: Frame): Camera {
  const start = toScreen(camera, rect);
  const shift = (from: number, length: number, room: number, edge: number) =>
    from < edge ? edge - from : Math.min(0, room - edge - (from + length));
  return panned(camera, {
    x: shift(start.x, rect.width * camera.zoom, window.width, margin.x),
    y: shift(start.y, rect.height * camera.zoom, window.height, margin.y),
  });
}
