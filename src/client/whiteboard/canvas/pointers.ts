import type { Session } from '../session.ts';
import { drag, type Gesture, marquee, pan, pinch, resize } from './gestures.ts';
import { listenToSpace, listenToWheel } from './panAndZoom.ts';
import { createClickHandler } from './clicks.ts';

type Elements = { canvas: HTMLElement; marquee: HTMLElement };

/** Pixels a pointer may move and still click. */
const CLICK_SLACK = { touch: 10, pen: 6, mouse: 4 };
const CONTROLS = 'button, textarea, input, select, a';

/** Turns pointer events on the canvas into gestures, with at most one move per frame. */
export function listenToPointers(session: Session, { canvas, marquee: box }: Elements) {
  const { ui, connection } = session;
  const pointers = new Map<number, PointerEvent>();
  const clicks = createClickHandler(session);
  let start: { event: PointerEvent; itemId: string | undefined } | undefined;
  let gesture: Gesture | undefined;
  let frame = 0;

  function onPointerDown(event: PointerEvent) {
    const target = event.target instanceof Element ? event.target : canvas;
    const isControl = target.closest(CONTROLS) !== null;
    if (isControl || event.button === 2) return;
    // Prevents text selection and scrolling, and with them the focus, which is moved below.
    event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event);
    if (pointers.size > 1) {
      gesture?.cancel?.();
      start = undefined;
      gesture = pinch(session, pointers);
      return;
    }
    const card = target.closest<HTMLElement>('[data-note], [data-section]');
    focusWithoutSelecting(card ?? canvas);
    const itemId = card?.dataset.note ?? card?.dataset.section;
    start = { event, itemId };
    const resized = target.closest('[data-resize]') && itemId ? connection.item(itemId) : undefined;
    if (canvas.hasAttribute('data-holding') || event.button === 1)
      beginGesture(pan(session, event));
    else if (resized && connection.canWrite()) beginGesture(resize(session, resized, event));
    else if (itemId && !event.shiftKey && !ui.get().selection.has(itemId)) ui.select([itemId]);
  }

  /** Focuses without selecting: what the press becomes is not known yet. */
  function focusWithoutSelecting(element: HTMLElement) {
    canvas.toggleAttribute('data-pressing', true);
    element.focus({ preventScroll: true });
    canvas.removeAttribute('data-pressing');
  }

  function beginGesture(next: Gesture) {
    gesture = next;
    start = undefined;
    canvas.toggleAttribute('data-panning', true);
  }

  function onPointerMove(event: PointerEvent) {
    if (!pointers.has(event.pointerId)) return;
    pointers.set(event.pointerId, event);
    if (start && hasMoved(start.event, event)) {
      gesture = gestureFor(start.event, start.itemId);
      start = undefined;
    }
    if (gesture) frame ||= requestAnimationFrame(step);
  }

  function step() {
    frame = 0;
    const [event] = pointers.values();
    if (event) gesture?.move(event);
  }

  function gestureFor(event: PointerEvent, itemId: string | undefined) {
    if (itemId === undefined || !connection.canWrite())
      return event.pointerType === 'touch' ? pan(session, event) : marquee(session, box, event);
    if (!ui.get().selection.has(itemId)) ui.toggleSelected(itemId);
    canvas.toggleAttribute('data-dragging', true);
    return drag(session, itemId, event);
  }

  function onPointerUp(event: PointerEvent) {
    if (!pointers.has(event.pointerId)) return;
    // Applies the final position, even when no frame came in between.
    gesture?.move(event);
    gesture?.end?.();
    if (!gesture && start) clicks.click(start.itemId, event);
    release(event);
  }

  function onPointerCancel(event: PointerEvent) {
    if (!pointers.has(event.pointerId)) return;
    gesture?.cancel?.();
    release(event);
  }

  function release(event: PointerEvent) {
    pointers.delete(event.pointerId);
    cancelAnimationFrame(frame);
    frame = 0;
    start = undefined;
    canvas.removeAttribute('data-panning');
    canvas.removeAttribute('data-dragging');
    const [rest] = pointers.values();
    // A pinch that loses a finger continues as a pan.
    gesture = rest && pan(session, rest);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !gesture) return;
    event.stopPropagation();
    gesture.cancel?.();
    gesture = undefined;
  }

  /** Also for the controls beside the canvas, such as Save in the bar of a note. */
  function onAnyPointerDown({ target }: PointerEvent) {
    if (target instanceof Element && target.closest(CONTROLS)) clicks.reset();
  }

  const stop = new AbortController();
  const { signal } = stop;
  canvas.addEventListener('pointerdown', onPointerDown, { signal });
  canvas.addEventListener('pointermove', onPointerMove, { signal });
  canvas.addEventListener('pointerup', onPointerUp, { signal });
  canvas.addEventListener('pointercancel', onPointerCancel, { signal });
  document.addEventListener('pointerdown', onAnyPointerDown, { signal, capture: true });
  document.addEventListener('keydown', onKeyDown, { signal, capture: true });
  listenToSpace(canvas, signal);
  listenToWheel(session.view, canvas, signal);
  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
  };
}

const hasMoved = (from: PointerEvent, to: PointerEvent) => {
  const slack =
    from.pointerType === 'touch' || from.pointerType === 'pen' ? from.pointerType : 'mouse';
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) >= CLICK_SLACK[slack];
};
