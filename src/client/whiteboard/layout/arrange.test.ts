import fc from 'fast-check';
import { expect, test } from 'vitest';
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
      const laid = notes.map((note) => ({
        ...note,
        position: places.get(note.id) ?? note.position,
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
  const notes = Array.from({ length: 1000 }, (_, index): Note => ({
    ...noteDefaults,
    id: `${index}`,
    category: noteCategories[index % noteCategories.length] ?? 'idea',
    position: { x: 0, y: 0 },
    author: '',
    timestamp: '',
  }));
  const bounds = boundsOf(
    [...arrangement(notes).values()].map((at) => ({ ...at, ...noteDefaults.size })),
  );
  const { width = Infinity, height = Infinity } = bounds ?? {};
  expect(width / height).toBeLessThan(2);
  expect(Math.min(1280 / width, 800 / height)).toBeGreaterThan(MIN_ZOOM);
});

test('puts the notes with most votes first', () => {
  const note = (id: string, votes: string[]): Note => ({
    ...noteDefaults,
    id,
    votes,
    position: { x: 0, y: 0 },
    author: '',
    timestamp: '',
  });
  const places = arrangement([note('few', ['a']), note('many', ['a', 'b'])]);
  expect(places.get('many')).toEqual({ x: 0, y: 0 });
  expect(places.get('few')).toEqual({ x: 0, y: 120 });
});

test('sorts by age across time zones', () => {
  const note = (id: string, timestamp: string): Note => ({
    ...noteDefaults,
    id,
    position: { x: 0, y: 0 },
    author: '',
    timestamp,
  });
  const notes = [
    note('later', '2026-01-01T09:00:00Z'),
    note('earlier', '2026-01-01T10:00:00+02:00'),
  ];
  expect(notes.toSorted(byVotesThenAge).map(({ id }) => id)).toEqual(['earlier', 'later']);
});
