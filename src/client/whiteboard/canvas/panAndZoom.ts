import { isInOverlay } from '../panels/useOverlay.tsx';
import type { Viewport } from './viewport.ts';

const CONTROLS = 'input, textarea, select, button, a';

/** Lets the mouse pan while the space bar is held and no control has the focus. */
export function listenToSpace(canvas: HTMLElement, signal: AbortSignal) {
  const hold = (isHeld: boolean) => canvas.toggleAttribute('data-holding', isHeld);
  const onDown = (event: KeyboardEvent) => {
    const { activeElement } = document;
    if (event.code !== 'Space' || activeElement?.matches(CONTROLS)) return;
    if (isInOverlay(activeElement)) return;
    event.preventDefault();
    hold(true);
  };
  document.addEventListener('keydown', onDown, { signal });
  document.addEventListener('keyup', ({ code }) => code === 'Space' && hold(false), { signal });
  window.addEventListener('blur', () => hold(false), { signal });
}

/** A long text scrolls while its note is selected or edited. */
const SCROLLING = 'textarea, [data-selected] > [data-scrolls]';
const LINE_HEIGHT = 16;
const ZOOM_SPEED = 0.01;
/** One notch of a mouse wheel is ten times what a trackpad sends. */
const MAX_ZOOM_STEP = 25;

/** Pans with the wheel; zooms with Ctrl, as does a pinch on a trackpad. */
export function listenToWheel(viewport: Viewport, canvas: HTMLElement, signal: AbortSignal) {
  const onWheel = (event: WheelEvent) => {
    if (event.target instanceof Element && event.target.closest(SCROLLING)) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT : 1;
    const [x, y] = [event.deltaX * unit, event.deltaY * unit];
    if (event.ctrlKey || event.metaKey) {
      const step = Math.max(-MAX_ZOOM_STEP, Math.min(MAX_ZOOM_STEP, y));
      viewport.zoom(Math.exp(-step * ZOOM_SPEED), viewport.canvasPoint(event));
    } else if (event.shiftKey && x === 0) viewport.pan({ x: -y, y: 0 });
    else viewport.pan({ x: -x, y: -y });
  };
  canvas.addEventListener('wheel', onWheel, { passive: false, signal });
}
