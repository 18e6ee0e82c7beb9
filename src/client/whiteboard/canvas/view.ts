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

/** Room for what floats over the canvas. */
const MARGIN = { wide: { x: 32, y: 96 }, narrow: { x: 16, y: 88 } };

/** Below this, text cannot be edited in comfort. */
const READABLE = 0.75;

/** What of the board the window shows. */
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
    /** A point of the page as one of the canvas. */
    inside,
    /** A point of the page as one of the board. */
    boardPoint: (event: { clientX: number; clientY: number }) =>
      toBoard(camera.get(), inside(event)),
    /** The point of the board in the middle of the window. */
    middle: () => toBoard(camera.get(), middle()),
    /** Where the mouse is on the board, or the middle of what shows. */
    focus: () => toBoard(camera.get(), pointer ?? middle()),
    point: (at: Point | undefined) => void (pointer = at),
    pan: (by: Point) => camera.set(panned(camera.get(), by)),
    zoom: (factor: number, at = middle()) => camera.set(zoomedAt(camera.get(), at, factor)),
    /** Life size. */
    reset: () => camera.set(zoomedAt(camera.get(), middle(), 1 / camera.get().zoom)),
    /** Shows all notes; `least` is the zoom below which rather the first of them are shown. */
    fit(notes: Iterable<Note>, least = 0) {
      const bounds = boundsOf(Array.from(notes, rectOf));
      const whole = bounds ? fitted(bounds, frame()) : atRest;
      const { x, y } = frame().margin;
      if (!bounds || whole.zoom >= least) camera.set(whole);
      else camera.set({ x: x - bounds.x * least, y: y - bounds.y * least, zoom: least });
    },
    /** Large enough to be written on, and on a phone above its keyboard. */
    open(note: Note) {
      const { window, margin } = frame();
      if (camera.get().zoom < READABLE) camera.set(fitted(rectOf(note), frame()));
      camera.set(revealing(camera.get(), rectOf(note), frame()));
      if (window.width >= 600) return;
      const { y } = toScreen(camera.get(), note.position);
      camera.set(panned(camera.get(), { x: 0, y: margin.y - y }));
    },
    reveal: (note: Note) => camera.set(revealing(camera.get(), rectOf(note), frame())),
  };
}

export type CanvasView = ReturnType<typeof createView>;
