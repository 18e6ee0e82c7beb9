import type { Note } from '../../../shared/whiteboard/note.ts';
import {
  atRest,
  type Camera,
  fitted,
  panned,
  revealing,
  toBoard,
  toScreen,
  zoomedAt,
} from './camera.ts';
import { boundsOf, minus, type Point, rectOf } from '../geometry.ts';
import { createStore } from '../../lib/store.ts';

/** Space that the panels over the canvas cover. */
const MARGIN = { wide: { x: 32, y: 96 }, narrow: { x: 16, y: 88 } };

/** Below this zoom, text is too small to edit. */
const MIN_EDIT_ZOOM = 0.75;

/** The part of the board that the window shows. */
export function createView() {
  const camera = createStore<Camera>(atRest);
  let element: HTMLElement | undefined;
  let pointer: Point | undefined;

  const corner = (): Point => element?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const size = () => ({
    width: element?.clientWidth ?? 0,
    height: element?.clientHeight ?? 0,
  });
  const middle = () => ({ x: size().width / 2, y: size().height / 2 });
  const frame = () => {
    const window = size();
    return { window, margin: window.width < 600 ? MARGIN.narrow : MARGIN.wide };
  };
  const inside = (event: { clientX: number; clientY: number }) =>
    minus({ x: event.clientX, y: event.clientY }, corner());

  return {
    camera,
    attach: (to: HTMLElement | undefined) => void (element = to),
    /** Converts a point of the page to the canvas. */
    inside,
    /** Converts a point of the page to the board. */
    boardPoint: (event: { clientX: number; clientY: number }) =>
      toBoard(camera.get(), inside(event)),
    /** The middle of the window, as a point of the board. */
    middle: () => toBoard(camera.get(), middle()),
    /** The pointer's position on the board, or the middle. */
    focus: () => toBoard(camera.get(), pointer ?? middle()),
    point: (at: Point | undefined) => void (pointer = at),
    pan: (by: Point) => camera.set(panned(camera.get(), by)),
    zoom: (factor: number, at = middle()) => camera.set(zoomedAt(camera.get(), at, factor)),
    /** Sets the zoom to 1. */
    reset: () => camera.set(zoomedAt(camera.get(), middle(), 1 / camera.get().zoom)),
    /** Shows all notes, or their upper left part if the zoom would be below `minZoom`. */
    fit(notes: Iterable<Note>, minZoom = 0) {
      const bounds = boundsOf(Array.from(notes, rectOf));
      const whole = bounds ? fitted(bounds, frame()) : atRest;
      const { x, y } = frame().margin;
      if (!bounds || whole.zoom >= minZoom) camera.set(whole);
      else camera.set({ x: x - bounds.x * minZoom, y: y - bounds.y * minZoom, zoom: minZoom });
    },
    /** Makes a note large enough to edit, and on phones moves it above the keyboard. */
    open(note: Note) {
      const { window, margin } = frame();
      if (camera.get().zoom < MIN_EDIT_ZOOM) camera.set(fitted(rectOf(note), frame()));
      camera.set(revealing(camera.get(), rectOf(note), frame()));
      if (window.width >= 600) return;
      const { y } = toScreen(camera.get(), note.position);
      camera.set(panned(camera.get(), { x: 0, y: margin.y - y }));
    },
    reveal: (note: Note) => camera.set(revealing(camera.get(), rectOf(note), frame())),
  };
}

export type CanvasView = ReturnType<typeof createView>;
