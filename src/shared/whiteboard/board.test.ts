import { expect, test } from 'vitest';
import { applyChange, BoardItems, type Change, type Item } from './board.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { section } from '../../../test/whiteboard/section.ts';
import { MAX_NOTES, MAX_SECTIONS } from './constants.ts';

const boardOf = (...items: Item[]) => new BoardItems(items);

test('W6 the last writer wins per property', () => {
  const board = boardOf(note('a'));
  for (const updates of [
    { content: 'one', z: 1 },
    { position: { x: 5, y: 5 } },
    { content: 'two' },
  ]) {
    const outcome = applyChange(board, { type: 'update_note', noteId: 'a', updates });
    if (outcome.rejection === undefined) board.set('a', outcome.item);
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
  for (const change of late) expect(applyChange(boardOf(), change)).toHaveProperty('rejection');
  expect(applyChange(boardOf(), { type: 'add_note', note: note('a') })).toEqual({
    item: note('a'),
  });
});

test('W12 counts a vote once and removes it', () => {
  const voted = note('a', { votes: ['ann'] });
  const vote = (isOn: boolean): Change => ({ type: 'vote', noteId: 'a', userId: 'ann', isOn });
  expect(applyChange(boardOf(note('a')), vote(true))).toEqual({ item: voted });
  expect(applyChange(boardOf(voted), vote(true))).toEqual({ item: voted });
  expect(applyChange(boardOf(voted), vote(false))).toEqual({ item: note('a', { votes: [] }) });
});

test('W19 rejects a note on a full board, and a section on one with the most sections', () => {
  const full = boardOf(...Array.from({ length: MAX_NOTES }, (_, n) => note(`${n}`)));
  expect(applyChange(full, { type: 'add_note', note: note('x') })).toEqual({
    rejection: 'A board takes at most 2,000 notes.',
  });
  const divided = boardOf(...Array.from({ length: MAX_SECTIONS }, (_, n) => section(`${n}`)));
  expect(applyChange(divided, { type: 'add_section', section: section('x') })).toEqual({
    rejection: 'A board takes at most 50 sections.',
  });
  expect(applyChange(divided, { type: 'add_note', note: note('x') })).toHaveProperty('item');
});

test('does not mutate the board', () => {
  const board = boardOf(Object.freeze(note('a')));
  applyChange(board, { type: 'update_note', noteId: 'a', updates: { content: 'x' } });
  applyChange(board, { type: 'delete_note', noteId: 'a' });
  expect(board).toEqual(boardOf(note('a')));
});

test('W29 changes nothing of a locked section until it is unlocked', () => {
  const locked = section('s', { isLocked: true });
  const update = (updates: Partial<typeof locked>): Change => ({
    type: 'update_section',
    sectionId: 's',
    updates,
  });
  const change = (one: Change) => applyChange(boardOf(locked), one);
  expect(change(update({ title: 'New' }))).toEqual({
    rejection: 'This section is locked.',
    code: 'locked',
  });
  expect(change({ type: 'delete_section', sectionId: 's' })).toHaveProperty('rejection');
  expect(change(update({ isLocked: false, title: 'New' }))).toEqual({
    item: { ...locked, isLocked: false, title: 'New' },
  });
});

test('W29 notes and sections share their ids but not their changes', () => {
  const board = boardOf(note('a'), section('s'));
  const changes: Change[] = [
    { type: 'add_section', section: section('a') },
    { type: 'add_note', note: note('s') },
    { type: 'delete_section', sectionId: 'a' },
    { type: 'update_note', noteId: 's', updates: { content: 'x' } },
    { type: 'vote', noteId: 's', userId: 'ann', isOn: true },
  ];
  for (const one of changes) expect(applyChange(board, one)).toHaveProperty('rejection');
});
