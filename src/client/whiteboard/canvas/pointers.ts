import type { Session } from '../session.ts';
import { drag } from './gestures/drag.ts';
import type { Gesture } from './gestures/gesture.ts';
import { marquee } from './gestures/marquee.ts';
import { pan } from './gestures/pan.ts';
import { pinch } from './gestures/pinch.ts';
import { resize } from './gestures/resize.ts';
import { createCursorSender } from './ownCursor.ts';
import { createPresses } from './presses.ts';
import { listenToSpace } from './space.ts';
import { listenToWheel } from './wheel.ts';

type Elements = { canvas: HTMLElement; marquee: HTMLElement };

/** Pixels a finger or the mouse may wander and still only press. */
const SLACK = { touch: 10, pen: 6, mouse: 4 };
const CONTROLS = 'button, textarea, input, select, a';

/** Turns what pointers do on the canvas into gestures; native events, one move a frame. */
export function listenToPointers(session: Session, { canvas, marquee: box }: Elements) {
  const pointers = new Map<number, PointerEvent>();
  const presses = createPresses(session);
  const space = listenToSpace(canvas);
  const cursor = createCursorSender(session);
  let start: { event: PointerEvent; note: string | undefined } | undefined;
  let gesture: Gesture | undefined;
  let frame = 0;

  const fingers = () => {
    const [a, b] = [...pointers.values()];
    return a && b && ([a, b] as const);
  };

  function down(event: PointerEvent) {
    const target = event.target instanceof Element ? event.target : canvas;
    if (target.closest(CONTROLS) || event.button === 2) return;
    // Only here does the browser not select text or scroll; the focus is moved by hand.
    event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event);
    if (pointers.size > 1) {
      gesture?.cancel();
      start = undefined;
      gesture = pinch(session, fingers);
      return;
    }
    const card = target.closest<HTMLElement>('[data-note]');
    focus(card ?? canvas);
    const note = card?.dataset.note;
    start = { event, note };
    const handled =
      target.closest('[data-resize]') && note ? session.connection.notes.get(note) : undefined;
    if (space.isHeld() || event.button === 1) begin(pan(session, event));
    else if (handled && session.connection.canWrite()) begin(resize(session, handled, event));
    else if (note) presses.touch(note, event);
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
    cursor.moved(event);
    if (!pointers.has(event.pointerId)) return;
    pointers.set(event.pointerId, event);
    if (start && hasMoved(start.event, event)) {
      gesture = gestureFor(start);
      start = undefined;
    }
    if (gesture) frame ||= requestAnimationFrame(step);
  }

  function step() {
    frame = 0;
    const [event] = pointers.values();
    if (event) gesture?.move(event);
  }

  function gestureFor({ event, note }: { event: PointerEvent; note: string | undefined }) {
    if (note !== undefined && session.connection.canWrite()) {
      presses.grab(note);
      canvas.toggleAttribute('data-dragging', true);
      return drag(session, note, event);
    }
    const isFinger = event.pointerType === 'touch';
    return isFinger ? pan(session, event) : marquee(session, box, event);
  }

  function up(event: PointerEvent) {
    if (!pointers.has(event.pointerId)) return;
    if (gesture) {
      // The last place counts, even when no frame came in between.
      gesture.move(event);
      gesture.end(event);
    } else if (start) presses.press(start.note, event);
    release(event);
  }

  function cancel(event: PointerEvent) {
    if (!pointers.has(event.pointerId)) return;
    gesture?.cancel();
    release(event);
  }

  function release(event: PointerEvent) {
    pointers.delete(event.pointerId);
    cancelAnimationFrame(frame);
    frame = 0;
    gesture = undefined;
    start = undefined;
    canvas.removeAttribute('data-panning');
    canvas.removeAttribute('data-dragging');
    const [rest] = pointers.values();
    // A pinch that loses a finger goes on as a pan.
    if (rest) gesture = pan(session, rest);
  }

  function key(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !gesture) return;
    event.stopPropagation();
    gesture.cancel();
    gesture = undefined;
  }

  const stop = new AbortController();
  const { signal } = stop;
  canvas.addEventListener('pointerdown', down, { signal });
  canvas.addEventListener('pointermove', move, { signal });
  canvas.addEventListener('pointerup', up, { signal });
  canvas.addEventListener('pointercancel', cancel, { signal });
  canvas.addEventListener('pointerleave', () => session.view.point(undefined), { signal });
  document.addEventListener('keydown', key, { signal, capture: true });
  listenToWheel(session.view, canvas, signal);
  return () => {
    stop.abort();
    space.end();
    cursor.end();
    cancelAnimationFrame(frame);
  };
}

const hasMoved = (from: PointerEvent, to: PointerEvent) => {
  const slack =
    from.pointerType === 'touch' || from.pointerType === 'pen' ? from.pointerType : 'mouse';
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) >= SLACK[slack];
};
