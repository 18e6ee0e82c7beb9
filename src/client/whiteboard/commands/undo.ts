import { type Change, noteIdOf } from '../../../shared/whiteboard/board.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { createStore } from '../../lib/store.ts';
import type { Connection } from '../sync/connection.ts';
import { identity } from '../sync/identity.ts';
import {
  inverted,
  type NoteDiff,
  noHistory,
  reversal,
  stepBack,
  stepForward,
  type Transaction,
  withTransaction,
} from './history.ts';

type Notes = Pick<Connection, 'all' | 'change' | 'canWrite'>;

/** Makes changes and records them, so that this participant can undo and redo them. */
export function createUndoStack({ all, change, canWrite }: Notes) {
  const history = createStore(noHistory);

  /** Starts a transaction of changes over time, such as a drag. */
  function start() {
    const before = new Map<string, Note | undefined>();
    return {
      /** Returns whether all changes were applied. */
      apply(changes: readonly Change[]) {
        return changes.every((one) => {
          const id = noteIdOf(one);
          if (!before.has(id)) before.set(id, all().get(id));
          return change(one);
        });
      },
      end() {
        const diffs: NoteDiff[] = Array.from(before, ([id, note]) => ({
          id,
          before: note,
          after: all().get(id),
        })).filter((diff) => diff.before !== diff.after);
        if (diffs.length > 0) history.set(withTransaction(history.get(), diffs));
      },
    };
  }

  function revert(transaction: Transaction) {
    const { id: userId } = identity.get();
    for (const diff of transaction.toReversed())
      for (const one of reversal(diff, all().get(diff.id), userId)) change(one);
  }

  return {
    history,
    start,
    /** Applies changes as one transaction. Returns whether all of them were applied. */
    run(changes: readonly Change[]) {
      const transaction = start();
      const isApplied = transaction.apply(changes);
      transaction.end();
      return isApplied;
    },
    undo() {
      const step = stepBack(history.get());
      if (!step || !canWrite()) return;
      revert(step.transaction);
      history.set(step.history);
    },
    redo() {
      const step = stepForward(history.get());
      if (!step || !canWrite()) return;
      revert(inverted(step.transaction));
      history.set(step.history);
    },
  };
}
