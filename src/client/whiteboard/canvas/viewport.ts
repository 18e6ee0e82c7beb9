import {
  initialCamera,
  type Camera,
  fitted,
  panned,
  pannedIntoView,
  showing,
  toBoard,
  toScreen,
  zoomedAt,
} from './camera.ts';
import { boundsOf, minus, type Placed, type Point, type Rect, rectOf } from '../geometry.ts';
import { createStore } from '../../lib/store.ts';

/** Space around what is shown. */
const MARGIN = { wide: 32, narrow: 16 };
const NARROW = 600;

/** Below this zoom, text is too small to edit. */
const MIN_EDIT_ZOOM = 0.75;

/** The part of the board that the window shows. */
export function createViewport() {
  const camera = createStore<Camera>(initialCamera);
  let element: HTMLElement | undefined;
  let pointer: Point | undefined;
  let lastFit: { camera: Camera; items: () => Iterable<Placed>; minZoom: number } | undefined;
  let beforeEditing: { from: Camera; shown: Camera } | undefined;

  const middle = () => middleOf(element);
  const frame = () => frameOf(element);

  const canvasPoint = (event: { clientX: number; clientY: number }) =>
    minus({ x: event.clientX, y: event.clientY }, cornerOf(element));

  function fit(items: () => Iterable<Placed>, minZoom = 0) {
    const bounds = boundsOf(Array.from(items(), rectOf));
    const fitting = bounds ? fitted(bounds, frame()) : initialCamera;
    const { left, top } = frame().insets;
    if (!bounds || fitting.zoom >= minZoom) camera.set(fitting);
    else camera.set({ x: left - bounds.x * minZoom, y: top - bounds.y * minZoom, zoom: minZoom });
    lastFit = { camera: camera.get(), items, minZoom };
  }

  return {
    camera,
    attach: (to: HTMLElement | undefined) => void (element = to),
    /** Converts a point of the page to the canvas. */
    canvasPoint,
    /** Converts a point of the page to the board. */
    boardPoint: (event: { clientX: number; clientY: number }) =>
      toBoard(camera.get(), canvasPoint(event)),
    /** The middle of the window, as a point of the board. */
    middle: () => toBoard(camera.get(), middle()),
    /** The pointer's position on the board, or the middle. */
    pointerOrMiddle: () => toBoard(camera.get(), pointer ?? middle()),
    setPointer: (at: Point | undefined) => void (pointer = at),
    pan: (by: Point) => camera.set(panned(camera.get(), by)),
    zoom: (factor: number, at = middle()) => camera.set(zoomedAt(camera.get(), at, factor)),
    /** Sets the zoom to 1. */
    resetZoom: () => camera.set(zoomedAt(camera.get(), middle(), 1 / camera.get().zoom)),
    /** The visible part of the board; `undefined` while the canvas is not shown. */
    area(): Rect | undefined {
      const { width, height } = sizeOf(element);
      const { zoom } = camera.get();
      if (width === 0 || height === 0) return undefined;
      const corner = toBoard(camera.get(), { x: 0, y: 0 });
      return { ...corner, width: width / zoom, height: height / zoom };
    },
    showArea: (area: Rect) => element && camera.set(showing(area, sizeOf(element))),
    /** Shows all items, or their upper left part if the zoom would be below `minZoom`. */
    fit,
    /** Shows all items again, unless the visitor has panned or zoomed since. */
    refit() {
      if (lastFit?.camera === camera.get()) fit(lastFit.items, lastFit.minZoom);
    },
    /** Makes a note large enough to edit, and on phones moves it above the keyboard. */
    showForEditing(note: Placed) {
      const { window, insets } = frame();
      const from = camera.get();
      const isTooWide = note.size.width * from.zoom > window.width - insets.left - insets.right;
      if (from.zoom < MIN_EDIT_ZOOM || isTooWide) camera.set(fitted(rectOf(note), frame()));
      camera.set(pannedIntoView(camera.get(), rectOf(note), frame()));
      if (window.width < NARROW) {
        const { y } = toScreen(camera.get(), note.position);
        camera.set(panned(camera.get(), { x: 0, y: insets.top - y }));
      }
      beforeEditing = { from, shown: camera.get() };
    },
    /** Shows what was shown before editing, unless the visitor has panned or zoomed since. */
    endEditing() {
      if (beforeEditing?.shown === camera.get()) camera.set(beforeEditing.from);
      beforeEditing = undefined;
    },
    reveal(note: Placed) {
      const isUntouched = beforeEditing?.shown === camera.get();
      camera.set(pannedIntoView(camera.get(), rectOf(note), frame()));
      if (beforeEditing && isUntouched) beforeEditing.shown = camera.get();
    },
  };
}

const sizeOf = (element: HTMLElement | undefined) => ({
  width: element?.clientWidth ?? 0,
  height: element?.clientHeight ?? 0,
});

const cornerOf = (element: HTMLElement | undefined): Point =>
  element?.getBoundingClientRect() ?? { x: 0, y: 0 };

function middleOf(element: HTMLElement | undefined): Point {
  const { width, height } = sizeOf(element);
  return { x: width / 2, y: height / 2 };
}

/** The window on the board, and how much of each side is not free to show items in. */
function frameOf(element: HTMLElement | undefined) {
  const window = sizeOf(element);
  const margin = window.width < NARROW ? MARGIN.narrow : MARGIN.wide;
  const bars = coveredByBars(element);
  const insets = {
    left: margin,
    right: margin,
    top: bars.top + margin,
    bottom: bars.bottom + margin,
  };
  return { window, insets };
}

/** What the bars and notices at the top and the bars at the bottom cover now: most come and go. */
function coveredByBars(element: HTMLElement | undefined) {
  const bars = (name: string) =>
    Array.from(element?.parentElement?.querySelectorAll(`[data-bars=${name}]`) ?? [], (bar) =>
      bar.getBoundingClientRect(),
    ).filter(({ height }) => height > 0);
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return {
    top: Math.max(0, ...bars('top').map((bar) => bar.bottom - top)),
    bottom: Math.max(0, ...bars('bottom').map((bar) => bottom - bar.top)),
  };
}

export type Viewport = ReturnType<typeof createViewport>;
