import { expect, test } from 'vitest';
import { applyChange, type Change, place } from './board.ts';
import type { Note } from './note.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { MAX_NOTES } from './limits.ts';

const boardOf = (...notes: Note[]) => new Map(notes.map((one) => [one.id, one]));

test('W6 the last writer wins per property', () => {
  const board = boardOf(note('a'));
  for (const updates of [
    { content: 'one', z: 1 },
    { position: { x: 5, y: 5 } },
    { content: 'two' },
  ]) {
    const outcome = applyChange(board, { type: 'update_note', noteId: 'a', updates });
    if (outcome.rejection === undefined) place(board, 'a', outcome.note);
  }
  expect(board.get('a')).toEqual(note('a', { content: 'two', z: 1, position: { x: 5, y: 5 } }));
});

test('W9 keeps the first of two notes with one id', () => {
  expect(applyChange(boardOf(note('a')), { type: 'add_note', note: note('a') })).toHaveProperty(
    'rejection',
  );
});

test('W10 a deletion wins over later changes', () => {
  const late: Change[] = [
    { type: 'update_note', noteId: 'a', updates: { content: 'late' } },
    { type: 'delete_note', noteId: 'a' },
    { type: 'vote', noteId: 'a', userId: 'ann', isOn: true },
  ];
  for (const change of late) expect(applyChange(new Map(), change)).toHaveProperty('rejection');
  expect(applyChange(new Map(), { type: 'add_note', note: note('a') })).toEqual({
    note: note('a'),
  });
});

test('W12 counts a vote once and removes it', () => {
  const voted = note('a', { votes: ['ann'] });
  const vote = (isOn: boolean): Change => ({ type: 'vote', noteId: 'a', userId: 'ann', isOn });
  expect(applyChange(boardOf(note('a')), vote(true))).toEqual({ note: voted });
  expect(applyChange(boardOf(voted), vote(true))).toEqual({ note: voted });
  expect(applyChange(boardOf(voted), vote(false))).toEqual({ note: note('a', { votes: [] }) });
});

test('W19 rejects a note on a full board', () => {
  const full = boardOf(...Array.from({ length: MAX_NOTES }, (_, n) => note(`${n}`)));
  expect(applyChange(full, { type: 'add_note', note: note('x') })).toHaveProperty('rejection');
});

test('does not mutate the board', () => {
  const board = boardOf(Object.freeze(note('a')));
  applyChange(board, { type: 'update_note', noteId: 'a', updates: { content: 'x' } });
  applyChange(board, { type: 'delete_note', noteId: 'a' });
  expect(board).toEqual(boardOf(note('a')));
});
