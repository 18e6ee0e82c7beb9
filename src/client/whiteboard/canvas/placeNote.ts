import type { Point, Size } from '../geometry.ts';

/** How often notes that have stopped moving become part of the painted board again. */
const SETTLE_INTERVAL_MS = 1000;

const restingPlaces = new WeakMap<HTMLElement, Point>();
const moving = new Map<HTMLElement, { position: Point; at: number }>();
let timer: ReturnType<typeof setTimeout> | undefined;

export function resizeNote({ style }: HTMLElement, { width, height }: Size) {
  style.width = `${width}px`;
  style.setProperty('--height', `${height}px`);
}

/**
 * Places a note's element without rendering. A note that moves is shifted from its place by
 * `translate`, which needs no layout and, for dragged notes, no paint either. A note at rest must not
 * have a transform: with thousands of them, every frame takes several times as long.
 */
export function placeNote(card: HTMLElement, position: Point) {
  const rest = restingPlaces.get(card);
  if (!rest) {
    settle(card, position);
    return;
  }
  const by = { x: position.x - rest.x, y: position.y - rest.y };
  if (by.x === 0 && by.y === 0 && !moving.has(card)) return;
  card.style.translate = `${by.x}px ${by.y}px`;
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
    // It may still be dragged.
    if (now - at < SETTLE_INTERVAL_MS / 2 || card.closest('[data-dragging]')) continue;
    moving.delete(card);
    settle(card, position);
  }
  timer = moving.size > 0 ? setTimeout(settleAll, SETTLE_INTERVAL_MS) : undefined;
}
