import fc from 'fast-check';
import { expect, test } from 'vitest';
import { note } from '../../../../test/whiteboard/note.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { noteCategories, noteDefaults } from '../../../shared/whiteboard/constants.ts';
import { arrangement, byVotesThenAge } from './arrange.ts';
import { MIN_ZOOM } from '../canvas/camera.ts';
import { boundsOf, doOverlap, rectOf } from '../geometry.ts';

const side = fc.integer({ min: 60, max: 300 });
const place = fc.integer({ min: -2000, max: 2000 });
const board: fc.Arbitrary<Note[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    content: fc.constant(noteDefaults.content),
    color: fc.constant(noteDefaults.color),
    author: fc.constant('Ada'),
    timestamp: fc.constant('2026-01-01T00:00:00.000Z'),
    category: fc.constantFrom(...noteCategories),
    size: fc.record({ width: side, height: side }),
    position: fc.record({ x: place, y: place }),
  }),
  { maxLength: 40 },
);

test('separates notes, orders categories and is idempotent', () => {
  fc.assert(
    fc.property(board, (notes) => {
      const places = arrangement(notes);
      const laid = notes.map((one) => ({
        ...one,
        position: places.get(one.id) ?? one.position,
      }));
      for (const [index, a] of laid.entries())
        for (const b of laid.slice(index + 1)) expect(doOverlap(rectOf(a), rectOf(b))).toBe(false);
      for (const a of laid)
        for (const b of laid)
          if (noteCategories.indexOf(a.category) < noteCategories.indexOf(b.category))
            expect(a.position.x).toBeLessThan(b.position.x);
      expect(arrangement(laid)).toEqual(places);
    }),
    { seed: 1 },
  );
});

test('arranges a thousand notes so that all fit into the window', () => {
  const notes = Array.from({ length: 1000 }, (_, index) => ({
    ...note(`${index}`, { position: { x: 0, y: 0 } }),
    category: noteCategories[index % noteCategories.length] ?? 'idea',
  }));
  const bounds = boundsOf(
    [...arrangement(notes).values()].map((at) => ({ ...at, ...noteDefaults.size })),
  );
  const { width = Infinity, height = Infinity } = bounds ?? {};
  expect(width / height).toBeLessThan(2);
  expect(Math.min(1280 / width, 800 / height)).toBeGreaterThan(MIN_ZOOM);
});

test('puts the notes with most votes first', () => {
  const position = { x: 0, y: 0 };
  const few = note('few', { position, votes: ['a'] });
  const many = note('many', { position, votes: ['a', 'b'] });
  const places = arrangement([few, many]);
  expect(places.get('many')).toEqual({ x: 0, y: 0 });
  expect(places.get('few')).toEqual({ x: 0, y: 120 });
});

test('sorts by age across time zones', () => {
  const notes = [
    note('later', { timestamp: '2026-01-01T09:00:00Z' }),
    note('earlier', { timestamp: '2026-01-01T10:00:00+02:00' }),
  ];
  expect(notes.toSorted(byVotesThenAge).map(({ id }) => id)).toEqual(['earlier', 'later']);
});
