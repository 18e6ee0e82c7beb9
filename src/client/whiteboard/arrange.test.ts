import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Note } from '../../shared/whiteboard/note.ts';
import { noteCategories, noteDefaults } from '../../shared/whiteboard/limits.ts';
import { arrangement } from './arrange.ts';
import { doTouch, rectOf } from './geometry.ts';

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

test('no note covers another, categories stand in their order, and doing it twice moves nothing', () => {
  fc.assert(
    fc.property(board, (notes) => {
      const places = arrangement(notes);
      const laid = notes.map((note) => ({
        ...note,
        position: places.get(note.id) ?? note.position,
      }));
      for (const [index, a] of laid.entries())
        for (const b of laid.slice(index + 1)) expect(doTouch(rectOf(a), rectOf(b))).toBe(false);
      for (const a of laid)
        for (const b of laid)
          if (noteCategories.indexOf(a.category) < noteCategories.indexOf(b.category))
            expect(a.position.x).toBeLessThan(b.position.x);
      expect(arrangement(laid)).toEqual(places);
    }),
  );
});

test('the most voted stand first', () => {
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
