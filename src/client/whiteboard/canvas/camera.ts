import { distance, middleOf, minus, type Point, type Rect, type Size } from '../geometry.ts';

/** Maps a point of the board to `point * zoom + (x, y)` of the window. */
export type Camera = Point & { zoom: number };

export const initialCamera: Camera = { x: 0, y: 0, zoom: 1 };
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

/** `insets` are covered by the panels over the canvas. */
type Insets = { left: number; right: number; top: number; bottom: number };
type Frame = { window: Size; insets: Insets };

/** Fits `bounds` into the middle of what the panels leave free, at a zoom of at most 1. */
export function fitted(bounds: Rect, { window, insets }: Frame): Camera {
  const width = window.width - insets.left - insets.right;
  const height = window.height - insets.top - insets.bottom;
  const zoom = clampZoom(Math.min(1, width / bounds.width, height / bounds.height));
  return {
    x: insets.left + (width - bounds.width * zoom) / 2 - bounds.x * zoom,
    y: insets.top + (height - bounds.height * zoom) / 2 - bounds.y * zoom,
    zoom,
  };
}

/** Shows all of an area, in the middle of a window of another shape. */
export function showing(area: Rect, window: Size): Camera {
  const zoom = clampZoom(Math.min(window.width / area.width, window.height / area.height));
  return {
    x: window.width / 2 - (area.x + area.width / 2) * zoom,
    y: window.height / 2 - (area.y + area.height / 2) * zoom,
    zoom,
  };
}

/** Pans the minimum distance that brings `rect` into the window; if it is too large, its start. */
export function pannedIntoView(camera: Camera, rect: Rect, { window, insets }: Frame): Camera {
  const corner = toScreen(camera, rect);
  const shift = (from: number, length: number, start: number, end: number) =>
    from < start ? start - from : Math.max(start - from, Math.min(0, end - (from + length)));
  const by = {
    x: shift(corner.x, rect.width * camera.zoom, insets.left, window.width - insets.right),
    y: shift(corner.y, rect.height * camera.zoom, insets.top, window.height - insets.bottom),
  };
  return by.x === 0 && by.y === 0 ? camera : panned(camera, by);
}
