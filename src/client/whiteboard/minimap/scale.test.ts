import { expect, test } from 'vitest';
import { fromMinimap, scaleFor, toMinimap } from './scale.ts';

const size = { width: 200, height: 100 };

test('fits the board into the middle of the minimap, with a margin', () => {
  const board = { x: -500, y: 100, width: 1000, height: 2000 };
  const scale = scaleFor([board], size);
  const { x, y, width, height } = toMinimap(scale, board);
  expect(height).toBeCloseTo(100 / 1.1);
  expect(width).toBeCloseTo(height / 2);
  expect(x + width / 2).toBeCloseTo(100);
  expect(y + height / 2).toBeCloseTo(50);
});

test('converts points back to the board, and scales an empty one', () => {
  const scale = scaleFor([{ x: 30, y: -70, width: 640, height: 480 }], size);
  const { x, y } = toMinimap(scale, { x: 123, y: 45, width: 0, height: 0 });
  const point = fromMinimap(scale, { x, y });
  expect(point.x).toBeCloseTo(123);
  expect(point.y).toBeCloseTo(45);
  expect(scaleFor([], size).factor).toBeGreaterThan(0);
});
