import { expect, test } from 'vitest';
import { note } from '../../../../test/whiteboard/note.ts';
import { aligned, distributed, tidied } from './align.ts';

const at = (id: string, x: number, y: number, width = 150, height = 100) =>
  note(id, { position: { x, y }, size: { width, height } });

test('aligns notes at each edge and axis of their common rectangle', () => {
  const notes = [at('a', 0, 0), at('b', 100, 300, 250, 60)];
  for (const [edge, a, b] of [
    ['left', [0, 0], [0, 300]],
    ['right', [200, 0], [100, 300]],
    ['center', [100, 0], [50, 300]],
    ['top', [0, 0], [100, 0]],
    ['middle', [0, 130], [100, 150]],
    ['bottom', [0, 260], [100, 300]],
  ] as const) {
    const corners = [...aligned(notes, edge).values()].map(({ x, y }) => [x, y]);
    expect([edge, corners]).toEqual([edge, [a, b]]);
  }
});

test('distributes notes with equal spaces; the outermost stay', () => {
  const notes = [at('a', 0, 0), at('c', 650, 20), at('b', 160, 40, 200)];
  expect(Object.fromEntries(distributed(notes, 'x'))).toEqual({
    a: { x: 0, y: 0 },
    b: { x: 300, y: 40 },
    c: { x: 650, y: 20 },
  });
  expect(distributed(notes.slice(0, 2), 'x').size).toBe(0);
});

test('tidies notes into a grid in reading order, without overlaps', () => {
  const notes = [at('d', 5, 210), at('b', 180, 20), at('a', 0, 0, 150, 140), at('c', 400, 10)];
  expect(Object.fromEntries(tidied(notes))).toEqual({
    a: { x: 0, y: 0 },
    b: { x: 170, y: 0 },
    c: { x: 0, y: 160 },
    d: { x: 170, y: 160 },
  });
});
