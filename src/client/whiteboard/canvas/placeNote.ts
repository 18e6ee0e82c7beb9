import type { Note } from '../../../shared/whiteboard/note.ts';
import type { Point } from '../geometry.ts';

/** How often notes that have stopped moving become part of the painted board again. */
const SETTLE_INTERVAL_MS = 1000;

const restingPlaces = new WeakMap<HTMLElement, Point>();
const moving = new Map<HTMLElement, { position: Point; at: number }>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Places a note's element without rendering. A note that moves is shifted from its place by
 * `translate`, which needs no layout and, for dragged notes, no paint either. A note at rest must not
 * have a transform: with thousands of them, every frame takes several times as long.
 */
export function placeNote(card: HTMLElement, { position, size }: Note) {
  card.style.width = `${size.width}px`;
  card.style.setProperty('--height', `${size.height}px`);
  const rest = restingPlaces.get(card);
  if (!rest) {
    settle(card, position);
    return;
  }
  const isResting = !moving.has(card);
  if (isResting && position.x === rest.x && position.y === rest.y) return;
  card.style.translate = `${position.x - rest.x}px ${position.y - rest.y}px`;
  moving.set(card, { position, at: performance.now() });
  timer ??= setTimeout(settleAll, SETTLE_INTERVAL_MS);
}

function settle(card: HTMLElement, position: Point) {
  restingPlaces.set(card, position);
  card.style.setProperty('--x', `${position.x}px`);
  card.style.setProperty('--y', `${position.y}px`);
  card.style.translate = '';
}

function settleAll() {
  const now = performance.now();
  for (const [card, { position, at }] of moving) {
    if (now - at < SETTLE_INTERVAL_MS / 2 || isDragged(card)) continue;
    moving.delete(card);
    settle(card, position);
  }
  timer = moving.size > 0 ? setTimeout(settleAll, SETTLE_INTERVAL_MS) : undefined;
}

const isDragged = (card: HTMLElement) => card.closest('[data-dragging]') !== null;
