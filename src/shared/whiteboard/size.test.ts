import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_BOARD_BYTES, MAX_NOTE_BYTES } from './constants.ts';
import { note as noteOf } from '../../../test/whiteboard/note.ts';
import { section } from '../../../test/whiteboard/section.ts';
import { NewId, Note, NoteUpdates } from './note.ts';
import { itemBytes, sizeRejection } from './board.ts';

const note = noteOf('one', { author: 'Ann', category: 'question' });
const votes = (count: number) => Array.from({ length: count }, (_, n) => `${n}`.padEnd(100, 'x'));

test('W23 counts at least the bytes of a note', () => {
  const coordinate = fc.double({ min: -1e7, max: 1e7, noNaN: true });
  const side = fc.double({ min: 1, max: 10_000, noNaN: true });
  const fields = fc.record({
    id: fc.string({ minLength: 1, maxLength: 100, unit: 'binary' }),
    content: fc.string({ maxLength: 200, unit: 'binary' }),
    author: fc.string({ maxLength: 100 }),
    position: fc.record({ x: coordinate, y: coordinate }),
    size: fc.record({ width: side, height: side }),
    z: fc.double({ min: -1e15, max: 1e15, noNaN: true }),
    sectionId: fc.string({ maxLength: 100, unit: 'binary' }),
    votes: fc.array(fc.string({ minLength: 1, maxLength: 100 }), { maxLength: 20 }),
  });
  fc.assert(
    fc.property(fields, (fields) => {
      const one: Note = { ...note, kind: 'sticky', authorId: 'ann', ...fields };
      expect(Buffer.byteLength(JSON.stringify(one))).toBeLessThanOrEqual(itemBytes(one));
    }),
    { numRuns: 10, seed: 2 },
  );
});

test('W23 counts at least the bytes of a section', () => {
  const title = fc.string({ maxLength: 100, unit: 'binary' });
  const coordinate = fc.double({ min: -1e7, max: 1e7, noNaN: true });
  fc.assert(
    fc.property(title, coordinate, coordinate, (title, x, y) => {
      const one = section(title, { title, position: { x, y }, isLocked: false });
      expect(Buffer.byteLength(JSON.stringify(one))).toBeLessThanOrEqual(itemBytes(one));
    }),
    { seed: 1 },
  );
});

test('W23 rejects changes past 2 MiB per board or 64 KiB per note, but none that move or shrink notes', () => {
  const larger = { ...note, content: 'x'.repeat(100) };
  expect(sizeRejection(0, undefined, note)).toBeUndefined();
  expect(sizeRejection(MAX_BOARD_BYTES, undefined, note)).toContain('2 MiB');
  expect(sizeRejection(MAX_BOARD_BYTES, note, larger)).toContain('2 MiB');
  const [many, more] = [votes(700), votes(701)];
  expect(itemBytes({ ...note, votes: many })).toBeGreaterThan(MAX_NOTE_BYTES);
  expect(sizeRejection(0, { ...note, votes: many }, { ...note, votes: more })).toContain('64 KiB');
  const full = MAX_BOARD_BYTES * 2;
  expect(
    sizeRejection(full, note, { ...note, position: { x: -9999.123, y: 1e6 } }),
  ).toBeUndefined();
  expect(sizeRejection(full, note, { ...note, content: '' })).toBeUndefined();
  expect(sizeRejection(full, note, undefined)).toBeUndefined();
});

test('W24 removes control characters but newline and tab, and rejects them in new ids', () => {
  const content = 'a\0\u0001b\tc\r\nd\re\u000b\u007f\u0085f\ud800';
  expect(NoteUpdates.parse({ content })).toEqual({ content: 'ab\tc\nd\nef' });
  expect(Note.parse({ ...note, author: 'A\u001b\u202en\u200bn' }).author).toBe('Ann');
  expect(NewId.safeParse('a\nb').error?.issues[0]?.message).toBe(
    'Must not contain control characters or invisible ones',
  );
  expect(NewId.parse('é-1')).toBe('é-1');
});
