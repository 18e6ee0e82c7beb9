import { distance, middleOf, minus, type Point, type Rect, type Size } from '../geometry.ts';

/** Maps a point of the board to `point * zoom + (x, y)` of the window. */
export type Camera = Point & { zoom: number };

export const atRest: Camera = { x: 0, y: 0, zoom: 1 };
export const MIN_ZOOM = 0.1;
export const MAX_ZOOM = 4;

const clampZoom = (zoom: number) => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

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

/** Zooms around `point`, a point of the window. */
export function zoomedAt(camera: Camera, point: Point, factor: number): Camera {
  const zoom = clampZoom(camera.zoom * factor);
  const { x, y } = toBoard(camera, point);
  return { x: point.x - x * zoom, y: point.y - y * zoom, zoom };
}

type Fingers = readonly [Point, Point];

/** Follows two fingers: the points under them stay under them, within the zoom limits. */
export function pinched(camera: Camera, from: Fingers, to: Fingers): Camera {
  const [before, now] = [middleOf(...from), middleOf(...to)];
  const spread = distance(...from);
  const factor = spread === 0 ? 1 : distance(...to) / spread;
  return zoomedAt(panned(camera, minus(now, before)), now, factor);
}

/** `margin` is covered by the panels over the canvas. */
type Frame = { window: Size; margin: Point };

/** Fits `bounds` into the middle of the window, at a zoom of at most 1. */
export function fitted(bounds: Rect, { window, margin }: Frame): Camera {
  const [width, height] = [window.width - 2 * margin.x, window.height - 2 * margin.y];
  const zoom = clampZoom(Math.min(1, width / bounds.width, height / bounds.height));
  return {
    x: (window.width - bounds.width * zoom) / 2 - bounds.x * zoom,
    y: (window.height - bounds.height * zoom) / 2 - bounds.y * zoom,
    zoom,
  };
}

/** Pans the minimum distance that brings `rect` into the window. */
export function revealing(camera: Camera, rect: Rect, { window, margin }: Frame): Camera {
  const corner = toScreen(camera, rect);
  const shift = (from: number, length: number, room: number, edge: number) =>
    from < edge ? edge - from : Math.min(0, room - edge - (from + length));
  return panned(camera, {
    x: shift(corner.x, rect.width * camera.zoom, window.width, margin.x),
    y: shift(corner.y, rect.height * camera.zoom, window.height, margin.y),
  });
}
