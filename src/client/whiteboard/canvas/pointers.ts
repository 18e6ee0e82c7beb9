import type { Session } from '../session.ts';
import { drag, type Gesture, marquee, pan, pinch, resize } from './gestures.ts';
import { listenToSpace, listenToWheel } from './panAndZoom.ts';
import { createClickHandler } from './clicks.ts';

type Elements = { canvas: HTMLElement; marquee: HTMLElement };

/** Pixels a pointer may move and still click. */
const CLICK_SLACK = { touch: 10, pen: 6, mouse: 4 };
const CONTROLS = 'button, textarea, input, select, a';

/**
 * Turns pointer events on the canvas into clicks and gestures, with at most one move per frame. Returns a
 * function that stops this.
 */
export function listenToPointers(session: Session, elements: Elements) {
  const { canvas } = elements;
  const pointers = new Pointers(session, elements);
  const stop = new AbortController();
  const { signal } = stop;
  canvas.addEventListener('pointerdown', (event) => pointers.onDown(event), { signal });
  canvas.addEventListener('pointermove', (event) => pointers.onMove(event), { signal });
  canvas.addEventListener('pointerup', (event) => pointers.onUp(event), { signal });
  canvas.addEventListener('pointercancel', (event) => pointers.onCancel(event), { signal });
  const onFirst = { signal, capture: true };
  document.addEventListener('pointerdown', (event) => pointers.onAnyDown(event), onFirst);
  document.addEventListener('keydown', (event) => pointers.onKeyDown(event), onFirst);
  listenToSpace(canvas, signal);
  listenToWheel(session.viewport, canvas, signal);
  return () => {
    stop.abort();
    pointers.cancelFrame();
  };
}

/** The pointers that are pressed on the canvas, and the gesture that they make. */
class Pointers {
  readonly #session: Session;
  readonly #canvas: HTMLElement;
  readonly #marquee: HTMLElement;
  readonly #clicks: ReturnType<typeof createClickHandler>;
  readonly #pressed = new Map<number, PointerEvent>();
  #start: { event: PointerEvent; itemId: string | undefined } | undefined;
  #gesture: Gesture | undefined;
  #frame = 0;

  constructor(session: Session, { canvas, marquee }: Elements) {
    this.#session = session;
    this.#canvas = canvas;
    this.#marquee = marquee;
    this.#clicks = createClickHandler(session);
  }

  onDown(event: PointerEvent) {
    const target = event.target instanceof Element ? event.target : this.#canvas;
    const isControl = target.closest(CONTROLS) !== null;
    if (isControl || event.button === 2) return;
    // Prevents text selection and scrolling, and with them the focus, which is moved below.
    event.preventDefault();
    this.#canvas.setPointerCapture(event.pointerId);
    this.#pressed.set(event.pointerId, event);
    if (this.#pressed.size > 1) {
      this.#gesture?.cancel?.();
      this.#start = undefined;
      this.#gesture = pinch(this.#session, this.#pressed);
      return;
    }
    const card = target.closest<HTMLElement>('[data-note], [data-section]');
    this.#focusWithoutSelecting(card ?? this.#canvas);
    this.#press(event, target, card?.dataset.note ?? card?.dataset.section);
  }

  #press(event: PointerEvent, target: Element, itemId: string | undefined) {
    const { ui, connection } = this.#session;
    this.#start = { event, itemId };
    const resized = target.closest('[data-resize]') && itemId ? connection.item(itemId) : undefined;
    if (this.#canvas.hasAttribute('data-holding') || event.button === 1)
      this.#begin(pan(this.#session, event));
    else if (resized && connection.canWrite()) this.#begin(resize(this.#session, resized, event));
    else if (itemId && !event.shiftKey && !ui.get().selection.has(itemId)) ui.select([itemId]);
  }

  /** Focuses without selecting: what the press becomes is not known yet. */
  #focusWithoutSelecting(element: HTMLElement) {
    this.#canvas.toggleAttribute('data-pressing', true);
    element.focus({ preventScroll: true });
    this.#canvas.removeAttribute('data-pressing');
  }

  #begin(gesture: Gesture) {
    this.#gesture = gesture;
    this.#start = undefined;
    this.#canvas.toggleAttribute('data-panning', true);
  }

  onMove(event: PointerEvent) {
    if (!this.#pressed.has(event.pointerId)) return;
    this.#pressed.set(event.pointerId, event);
    if (this.#start && hasMoved(this.#start.event, event)) {
      this.#gesture = this.#gestureFor(this.#start.event, this.#start.itemId);
      this.#start = undefined;
    }
    if (this.#gesture) this.#frame ||= requestAnimationFrame(() => this.#step());
  }

  #step() {
    this.#frame = 0;
    const [event] = this.#pressed.values();
    if (event) this.#gesture?.move(event);
  }

  #gestureFor(event: PointerEvent, itemId: string | undefined) {
    const { ui, connection } = this.#session;
    if (itemId === undefined || !connection.canWrite())
      return event.pointerType === 'touch'
        ? pan(this.#session, event)
        : marquee(this.#session, this.#marquee, event);
    if (!ui.get().selection.has(itemId)) ui.toggleSelected(itemId);
    this.#canvas.toggleAttribute('data-dragging', true);
    return drag(this.#session, itemId, event);
  }

  onUp(event: PointerEvent) {
    if (!this.#pressed.has(event.pointerId)) return;
    // Applies the final position, even when no frame came in between.
    this.#gesture?.move(event);
    this.#gesture?.end?.();
    if (!this.#gesture && this.#start) this.#clicks.click(this.#start.itemId, event);
    this.#release(event);
  }

  onCancel(event: PointerEvent) {
    if (!this.#pressed.has(event.pointerId)) return;
    this.#gesture?.cancel?.();
    this.#release(event);
  }

  #release(event: PointerEvent) {
    this.#pressed.delete(event.pointerId);
    this.cancelFrame();
    this.#start = undefined;
    this.#canvas.removeAttribute('data-panning');
    this.#canvas.removeAttribute('data-dragging');
    const [rest] = this.#pressed.values();
    // A pinch that loses a finger continues as a pan.
    this.#gesture = rest && pan(this.#session, rest);
  }

  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !this.#gesture) return;
    event.stopPropagation();
    this.#gesture.cancel?.();
    this.#gesture = undefined;
  }

  /** Also for the controls beside the canvas, such as Save in the bar of a note. */
  onAnyDown({ target }: PointerEvent) {
    if (target instanceof Element && target.closest(CONTROLS)) this.#clicks.reset();
  }

  cancelFrame() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}

const hasMoved = (from: PointerEvent, to: PointerEvent) => {
  const slack =
    from.pointerType === 'touch' || from.pointerType === 'pen' ? from.pointerType : 'mouse';
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) >= CLICK_SLACK[slack];
};
