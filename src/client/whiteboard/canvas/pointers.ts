import type { Session } from '../session.ts';
import { drag, type Gesture, marquee, pan, pinch, resize } from './gestures.ts';
import { listenToSpace, listenToWheel } from './navigation.ts';
import { createClickHandler } from './clicks.ts';

type Elements = { canvas: HTMLElement; marquee: HTMLElement };

/** Pixels a pointer may move and still click. */
const CLICK_SLACK = { touch: 10, pen: 6, mouse: 4 };
const CONTROLS = 'button, textarea, input, select, a';

/** Turns pointer events on the canvas into gestures, with at most one move per frame. */
export function listenToPointers(session: Session, { canvas, marquee: box }: Elements) {
  const { ui, connection } = session;
  const pointers = new Map<number, PointerEvent>();
  const onClick = createClickHandler(session);
  let start: { event: PointerEvent; note: string | undefined } | undefined;
  let gesture: Gesture | undefined;
  let frame = 0;

  function down(event: PointerEvent) {
    const target = event.target instanceof Element ? event.target : canvas;
    if (target.closest(CONTROLS) || event.button === 2) return;
    // Prevents text selection and scrolling, and with them the focus, which `focus` moves.
    event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event);
    if (pointers.size > 1) {
      gesture?.cancel?.();
      start = undefined;
      gesture = pinch(session, pointers);
      return;
    }
    const card = target.closest<HTMLElement>('[data-note]');
    focus(card ?? canvas);
    const note = card?.dataset.note;
    start = { event, note };
    const resized =
      target.closest('[data-resize]') && note ? connection.notes.get(note) : undefined;
    if (canvas.hasAttribute('data-holding') || event.button === 1) begin(pan(session, event));
    else if (resized && connection.canWrite()) begin(resize(session, resized, event));
    else if (note && !event.shiftKey && !ui.get().selection.has(note)) ui.select([note]);
  }

  /** Focuses without selecting: what the press becomes is not known yet. */
  function focus(element: HTMLElement) {
    canvas.toggleAttribute('data-pressing', true);
    element.focus({ preventScroll: true });
    canvas.removeAttribute('data-pressing');
  }

  function begin(next: Gesture) {
    gesture = next;
    start = undefined;
    canvas.toggleAttribute('data-panning', true);
  }

  function move(event: PointerEvent) {
    if (!pointers.has(event.pointerId)) return;
    pointers.set(event.pointerId, event);
    if (start && hasMoved(start.event, event)) {
      gesture = gestureFor(start.event, start.note);
      start = undefined;
    }
    if (gesture) frame ||= requestAnimationFrame(step);
  }

  function step() {
    frame = 0;
    const [event] = pointers.values();
    if (event) gesture?.move(event);
  }

  function gestureFor(event: PointerEvent, note: string | undefined) {
    if (note === undefined || !connection.canWrite())
      return event.pointerType === 'touch' ? pan(session, event) : marquee(session, box, event);
    if (!ui.get().selection.has(note)) ui.toggle(note);
    canvas.toggleAttribute('data-dragging', true);
    return drag(session, note, event);
  }

  function up(event: PointerEvent) {
    if (!pointers.has(event.pointerId)) return;
    // Applies the final position, even when no frame came in between.
    gesture?.move(event);
    gesture?.end?.();
    if (!gesture && start) onClick(start.note, event);
    release(event);
  }

  function cancel(event: PointerEvent) {
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

  function key(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !gesture) return;
    event.stopPropagation();
    gesture.cancel?.();
    gesture = undefined;
  }

  const stop = new AbortController();
  const { signal } = stop;
  canvas.addEventListener('pointerdown', down, { signal });
  canvas.addEventListener('pointermove', move, { signal });
  canvas.addEventListener('pointerup', up, { signal });
  canvas.addEventListener('pointercancel', cancel, { signal });
  document.addEventListener('keydown', key, { signal, capture: true });
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
