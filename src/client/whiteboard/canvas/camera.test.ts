import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  initialCamera,
  type Camera,
  fitted,
  MAX_ZOOM,
  MIN_ZOOM,
  panned,
  pinched,
  pannedIntoView,
  toBoard,
  toScreen,
  zoomedAt,
} from './camera.ts';
import type { Point } from '../geometry.ts';

const number = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const point = fc.record({ x: number(5000), y: number(5000) });
const zoom = fc.double({ min: MIN_ZOOM, max: MAX_ZOOM, noNaN: true });
const camera: fc.Arbitrary<Camera> = fc.record({ x: number(5000), y: number(5000), zoom });

function expectNear(a: Point, b: Point) {
  expect(a.x).toBeCloseTo(b.x, 4);
  expect(a.y).toBeCloseTo(b.y, 4);
}

test('converts between points of the window and of the board', () => {
  fc.assert(
    fc.property(camera, point, (c, p) => {
      const there = toScreen(c, toBoard(c, p));
      expect(there.x).toBeCloseTo(p.x, 4);
      expect(there.y).toBeCloseTo(p.y, 4);
    }),
    { seed: 1 },
  );
});

test('zooms around the pointer, within the limits', () => {
  const factor = fc.double({ min: 0.01, max: 100, noNaN: true });
  fc.assert(
    fc.property(camera, point, factor, (before, pointer, by) => {
      const after = zoomedAt(before, pointer, by);
      expectNear(toBoard(after, pointer), toBoard(before, pointer));
      expect(after.zoom).toBeGreaterThanOrEqual(MIN_ZOOM);
      expect(after.zoom).toBeLessThanOrEqual(MAX_ZOOM);
    }),
    { seed: 1 },
  );
});

test('keeps the points under two fingers under them, and does not zoom with both on one spot', () => {
  const from = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  const to = [
    { x: 50, y: 300 },
    { x: 250, y: 300 },
  ] as const;
  const after = pinched(initialCamera, from, to);
  expect(after.zoom).toBe(2);
  expectNear(toBoard(after, { x: 150, y: 300 }), { x: 150, y: 100 });
  expectNear(toBoard(after, to[0]), from[0]);
  const spot = [
    { x: 5, y: 5 },
    { x: 5, y: 5 },
  ] as const;
  expect(pinched(initialCamera, spot, spot)).toEqual(initialCamera);
});

const insets = (all: number) => ({ left: all, right: all, top: all, bottom: all });

test('fits the board into the middle of what the panels leave free, at a zoom of at most 1', () => {
  const frame = {
    window: { width: 800, height: 600 },
    insets: { left: 0, right: 0, top: 100, bottom: 300 },
  };
  const fitting = fitted({ x: 0, y: 0, width: 100, height: 400 }, frame);
  expect(fitting.zoom).toBe(0.5);
  expectNear(toScreen(fitting, { x: 50, y: 0 }), { x: 400, y: 100 });
  const even = { window: { width: 800, height: 600 }, insets: insets(50) };
  const wide = fitted({ x: -700, y: 10, width: 1400, height: 100 }, even);
  expect(wide.zoom).toBeCloseTo(0.5);
  expectNear(toScreen(wide, { x: -700, y: 60 }), { x: 50, y: 300 });
  expectNear(toScreen(wide, { x: 700, y: 60 }), { x: 750, y: 300 });
  expect(fitted({ x: 0, y: 0, width: 150, height: 100 }, even).zoom).toBe(1);
});

test('reveals by panning only when something is outside', () => {
  const frame = { window: { width: 400, height: 400 }, insets: insets(20) };
  const note = { x: 100, y: 100, width: 150, height: 100 };
  expect(pannedIntoView(initialCamera, note, frame)).toEqual(initialCamera);
  const left = panned(initialCamera, { x: -300, y: 0 });
  expect(toScreen(pannedIntoView(left, note, frame), note)).toEqual({ x: 20, y: 100 });
  const low = panned(initialCamera, { x: 0, y: 290 });
  expect(toScreen(pannedIntoView(low, note, frame), note)).toEqual({ x: 100, y: 280 });
});
