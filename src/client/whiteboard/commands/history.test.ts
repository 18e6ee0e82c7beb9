import fc from 'fast-check';
import { expect, test } from 'vitest';
import { note } from '../../../../test/whiteboard/note.ts';
import { section } from '../../../../test/whiteboard/section.ts';
import { applyChange, BoardItems } from '../../../shared/whiteboard/board.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { noteColors } from '../../../shared/whiteboard/constants.ts';
import {
  noHistory,
  undoChanges,
  inverted,
  stepBack,
  stepForward,
  withTransaction,
} from './history.ts';

const before = note('a', { position: { x: 0, y: 0 } });
const after: Note = { ...before, content: 'Mine', position: { x: 50, y: 0 } };

function undone(
  touch: { before: Note | undefined; after: Note | undefined },
  now: Note | undefined,
) {
  const board = new BoardItems(now && [now]);
  for (const change of undoChanges({ id: 'a', ...touch }, now, 'me')) {
    const outcome = applyChange(board, change);
    if (outcome.rejection === undefined) board.set('a', outcome.item);
  }
  return board.notes.get('a');
}

test('undoes an update, an addition and a deletion, but restores no deleted note for an edit', () => {
  expect(undone({ before, after }, after)).toEqual(before);
  expect(undone({ before: undefined, after }, after)).toBeUndefined();
  expect(undone({ before, after: undefined }, undefined)).toEqual(before);
  expect(undone({ before, after }, undefined)).toBeUndefined();
});

test('undoes a lock, and nothing of a note that was locked since', () => {
  const locked = { ...after, isLocked: true };
  expect(undone({ before: after, after: locked }, locked)).toEqual({ ...after, isLocked: false });
  expect(undone({ before, after }, locked)).toEqual(locked);
  expect(undone({ before: undefined, after }, locked)).toEqual(locked);
});

test('keeps what another participant has changed since', () => {
  const text = fc.option(fc.constantFrom('Mine', 'Theirs'), { nil: undefined });
  const color = fc.option(fc.constantFrom(...noteColors), { nil: undefined });
  fc.assert(
    fc.property(text, color, fc.boolean(), (content = 'Mine', color = before.color, hasMoved) => {
      const position = hasMoved ? { x: 9, y: 9 } : after.position;
      const now = { ...after, content, color, position };
      expect(undone({ before, after }, now)).toEqual({
        ...now,
        content: content === 'Mine' ? before.content : content,
        position: hasMoved ? position : before.position,
      });
    }),
    { seed: 1 },
  );
});

test('keeps an added note that others edited or voted for', () => {
  const touch = { before: undefined, after };
  expect(undone(touch, { ...after, content: 'Theirs' })).toMatchObject({ content: 'Theirs' });
  expect(undone(touch, { ...after, votes: ['you'] })).toMatchObject({ votes: ['you'] });
  expect(undone(touch, { ...after, votes: ['me'], z: 7 })).toBeUndefined();
});

test('undoes a vote, and restores it with a deleted note', () => {
  const voted = { ...before, votes: ['you', 'me'] };
  expect(undone({ before: { ...before, votes: ['you'] }, after: voted }, voted)?.votes).toEqual([
    'you',
  ]);
  expect(undone({ before: voted, after: undefined }, undefined)?.votes).toEqual(['me']);
});

test('steps back and forward until a new transaction clears the redo steps', () => {
  const transaction = [{ id: 'a', before, after }];
  const one = withTransaction(noHistory, transaction);
  const back = stepBack(one);
  expect(back?.step).toEqual(transaction);
  expect(stepBack(back?.history ?? noHistory)).toBeUndefined();
  const again = stepForward(back?.history ?? noHistory);
  expect(again?.step).toEqual(transaction);
  expect(stepForward(withTransaction(back?.history ?? noHistory, transaction))).toBeUndefined();
  expect(inverted(transaction)).toEqual([{ id: 'a', before: after, after: before }]);
});

test('undoes changes of sections unless another participant locked or changed them', () => {
  const plan = section('s', { title: 'Plan' });
  const renamed = { ...plan, title: 'Guests' };
  const undo = (from: typeof plan | undefined, to: typeof plan | undefined, now = to) =>
    undoChanges({ id: 's', before: from, after: to }, now, 'me');
  const update = (updates: object) => [{ type: 'update_section', sectionId: 's', updates }];
  expect(undo(plan, renamed)).toEqual(update({ title: 'Plan' }));
  expect(undo(undefined, plan)).toEqual([{ type: 'delete_section', sectionId: 's' }]);
  expect(undo(plan, undefined)).toEqual([{ type: 'add_section', section: plan }]);
  expect(undo(plan, { ...plan, isLocked: true })).toEqual(update({ isLocked: false }));
  expect(undo(plan, renamed, { ...renamed, isLocked: true })).toEqual([]);
  expect(undo(plan, renamed, { ...plan, title: 'Theirs' })).toEqual([]);
});

test('undoes moving a note into a section', () => {
  const inside = { ...before, sectionId: 's' };
  expect(undoChanges({ id: 'a', before, after: inside }, inside, 'me')).toEqual([
    { type: 'update_note', noteId: 'a', updates: { sectionId: '' } },
  ]);
  // Afterward the addition of the note is undone.
  const outside = { ...before, sectionId: '' };
  expect(undoChanges({ id: 'a', before: undefined, after: before }, outside, 'me')).toEqual([
    { type: 'delete_note', noteId: 'a' },
  ]);
});
