import fc from 'fast-check';
import { expect, test } from 'vitest';
import { note } from '../../../test/whiteboard/note.ts';
import { section } from '../../../test/whiteboard/section.ts';
import { applyChange, BoardItems, type Change, isSection, type Item, targetOf } from './board.ts';
import { itemsAt, type PastChange, replacedBy, toSteps } from './boardHistory.ts';
import { noteColors } from './constants.ts';
import { restoringChanges } from './restoring.ts';

const ids = fc.constantFrom('a', 'b', 'c');
const users = fc.constantFrom('ann', 'bob');
const position = fc.record({ x: fc.nat(100), y: fc.nat(100) });
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ type: fc.constant('add_note' as const), note: ids.map((id) => note(id)) }),
  fc.record({
    type: fc.constant('update_note' as const),
    noteId: ids,
    updates: fc.record(
      {
        content: fc.string(),
        position,
        color: fc.constantFrom(...noteColors),
        z: fc.nat(9),
        sectionId: fc.constantFrom('', 's'),
        kind: fc.constantFrom('sticky' as const, 'text' as const),
        isLocked: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ type: fc.constant('delete_note' as const), noteId: ids }),
  fc.record({
    type: fc.constant('vote' as const),
    noteId: ids,
    userId: users,
    isOn: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('add_section' as const),
    section: fc.constantFrom('s', 'a').map((id) => section(id)),
  }),
  fc.record({
    type: fc.constant('update_section' as const),
    sectionId: fc.constantFrom('s', 'a'),
    updates: fc.record(
      { title: fc.string(), position, isLocked: fc.boolean() },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ type: fc.constant('delete_section' as const), sectionId: fc.constant('s') }),
);

/** Applies what is not rejected. Returns the board after each change and what was stored. */
function play(changes: readonly Change[]) {
  const board = new BoardItems();
  const states = [comparable(board)];
  const past: PastChange[] = [];
  for (const change of changes) {
    const { id } = targetOf(change);
    const outcome = applyChange(board, change);
    if (outcome.rejection !== undefined) continue;
    const replaced = replacedBy(change, board.get(id));
    board.set(id, outcome.item);
    past.unshift({ seq: past.length + 1, at: 0, name: 'Ann', change, replaced });
    states.push(comparable(board));
  }
  // As read from the database.
  const stored: PastChange[] = JSON.parse(JSON.stringify(past));
  return { board, states, history: historyOf([...board], stored) };
}

const historyOf = (items: Item[], past: readonly PastChange[]) => ({
  seq: past.length,
  items,
  steps: toSteps(items, past),
});

/** Equal for boards that mean the same: votes in any order, missing properties as their defaults. */
const comparable = (items: Iterable<Item>) =>
  Array.from(items, (item) =>
    isSection(item)
      ? { isLocked: false, ...item }
      : {
          z: 0,
          kind: 'sticky',
          isLocked: false,
          sectionId: '',
          ...item,
          votes: (item.votes ?? []).toSorted(),
        },
  ).toSorted((a, b) => (a.id < b.id ? -1 : 1));

test('the history has the board after every change', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 60 }), (changes) => {
      const { states, history } = play(changes);
      for (const [seq, state] of states.entries())
        expect(comparable(itemsAt(history, seq).values())).toEqual(state);
    }),
    { seed: 1 },
  );
});

test('W41 a restore leads to any earlier state without a rejection, and back again', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 60 }), fc.nat(), (changes, any) => {
      const { board, states, history } = play(changes);
      const seq = any % states.length;
      const restore = (target: ReadonlyMap<string, Item>) => {
        const now = new Map(Array.from(board, (item) => [item.id, item]));
        for (const change of restoringChanges({ now, target })) {
          const outcome = applyChange(board, change);
          if (outcome.rejection !== undefined) throw new Error(outcome.rejection);
          board.set(targetOf(change).id, outcome.item);
        }
        return comparable(board);
      };
      expect(restore(itemsAt(history, seq))).toEqual(states[seq]);
      expect(restore(itemsAt(history, history.seq))).toEqual(states.at(-1));
    }),
    { seed: 1 },
  );
});

test('W41 a restore leaves alone what was changed since', () => {
  const [before, after, since] = ['before', 'after', 'since'].map((content) => [
    ['a', note('a', { content })] as const,
  ]);
  const changes = restoringChanges({
    now: new Map(since),
    target: new Map(before),
    since: new Map(after),
  });
  expect(changes).toEqual([]);
});
