import type { Session } from '../session.ts';
import { drag, type Gesture, marquee, pan, pinch, resize } from './gestures.ts';
import { listenToSpace, listenToWheel } from './navigation.ts';
import { createPresses } from './clicks.ts';

type Elements = { canvas: HTMLElement; marquee: HTMLElement };

/** Pixels a finger or the mouse may wander and still only press. */
const SLACK = { touch: 10, pen: 6, mouse: 4 };
const CONTROLS = 'button, textarea, input, select, a';

/** Turns what pointers do on the canvas into gestures; native events, one move a frame. */
export function listenToPointers(session: Session, { canvas, marquee: box }: Elements) {
  const { ui, connection } = session;
  const pointers = new Map<number, PointerEvent>();
  const press = createPresses(session);
  let start: { event: PointerEvent; note: string | undefined } | undefined;
  let gesture: Gesture | undefined;
  let frame = 0;

  function down(event: PointerEvent) {
    const target = event.target instanceof Element ? event.target : canvas;
    if (target.closest(CONTROLS) || event.button === 2) return;
    // Only here does the browser not select text or scroll; the focus is moved by hand.
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
    const handled =
      target.closest('[data-resize]') && note ? connection.notes.get(note) : undefined;
    if (canvas.hasAttribute('data-holding') || event.button === 1) begin(pan(session, event));
    else if (handled && connection.canWrite()) begin(resize(session, handled, event));
    else if (note && !event.shiftKey && !ui.get().selection.has(note)) ui.select([note]);
  }

  /** The focus of a press selects nothing; what the press does is not known yet. */
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
    // With the note, what is selected is dragged.
    if (!ui.get().selection.has(note)) ui.toggle(note);
    canvas.toggleAttribute('data-dragging', true);
    return drag(session, note, event);
  }

  function up(event: PointerEvent) {
    if (!pointers.has(event.pointerId)) return;
    // The last place counts, even when no frame came in between.
    gesture?.move(event);
    gesture?.end?.();
    if (!gesture && start) press(start.note, event);
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
    // A pinch that loses a finger goes on as a pan.
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
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) >= SLACK[slack];
};
