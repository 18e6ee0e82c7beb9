import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, place } from '../../../shared/whiteboard/board.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { noteColors, noteDefaults } from '../../../shared/whiteboard/limits.ts';
import { noHistory, reversal, reversed, stepBack, stepForward, withAct } from './history.ts';

const before: Note = {
  ...noteDefaults,
  id: 'a',
  position: { x: 0, y: 0 },
  author: 'Ada',
  timestamp: '2026-01-01T00:00:00.000Z',
};
const after: Note = { ...before, content: 'Mine', position: { x: 50, y: 0 } };

function undone(
  touch: { before: Note | undefined; after: Note | undefined },
  now: Note | undefined,
) {
  const board = new Map(now && [[now.id, now]]);
  for (const change of reversal({ id: 'a', ...touch }, now, 'me')) {
    const outcome = applyChange(board, change);
    if (outcome.refusal === undefined) place(board, 'a', outcome.note);
  }
  return board.get('a');
}

test('a change, an addition and a deletion are taken back', () => {
  expect(undone({ before, after }, after)).toEqual(before);
  expect(undone({ before: undefined, after }, after)).toBeUndefined();
  expect(undone({ before, after: undefined }, undefined)).toEqual(before);
});

test('what somebody else has changed since stays as they left it', () => {
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
  );
});

test('a note that others wrote on or voted for is not taken away with its addition', () => {
  const touch = { before: undefined, after };
  expect(undone(touch, { ...after, content: 'Theirs' })).toMatchObject({ content: 'Theirs' });
  expect(undone(touch, { ...after, votes: ['you'] })).toMatchObject({ votes: ['you'] });
  expect(undone(touch, { ...after, votes: ['me'], z: 7 })).toBeUndefined();
});

test('a vote is taken back, and comes back with a note that was deleted', () => {
  const voted = { ...before, votes: ['you', 'me'] };
  expect(undone({ before: { ...before, votes: ['you'] }, after: voted }, voted)?.votes).toEqual([
    'you',
  ]);
  expect(undone({ before: voted, after: undefined }, undefined)?.votes).toEqual(['me']);
});

test('a deletion that somebody has made since is not undone by an undo of an edit', () => {
  expect(undone({ before, after }, undefined)).toBeUndefined();
});

test('steps go back and forward, and a new act ends what could be redone', () => {
  const act = [{ id: 'a', before, after }];
  const one = withAct(noHistory, act);
  const back = stepBack(one);
  expect(back?.act).toEqual(act);
  expect(stepBack(back?.history ?? noHistory)).toBeUndefined();
  const again = stepForward(back?.history ?? noHistory);
  expect(again?.act).toEqual(act);
  expect(stepForward(withAct(back?.history ?? noHistory, act))).toBeUndefined();
  expect(reversed(act)).toEqual([{ id: 'a', before: after, after: before }]);
});
