import { type Change, isBlocked, type Item, targetOf } from '../../../shared/whiteboard/board.ts';
import type { BoardRestored } from '../../../shared/whiteboard/facilitation.ts';
import { createStore } from '../../lib/store.ts';
import type { Connection } from '../sync/connection.ts';
import { identity } from '../sync/identity.ts';
import {
  type History,
  inverted,
  isRestored,
  type ItemDiff,
  noHistory,
  type Restored,
  undoChanges,
  stepBack,
  stepForward,
  type Transaction,
  withTransaction,
} from './history.ts';

type Items = Pick<Connection, 'item' | 'change' | 'canWrite' | 'meeting'>;

/**
 * Makes the changes of this participant: commands and gestures change the board only through it. It
 * applies them, sends them and records them for undo and redo. Only the stacking order of notes, which
 * cannot be undone, goes to `connection.change` directly.
 */
export function createTransactions(board: Items) {
  const history = createStore(noHistory);
  /** Callbacks by `opId` for when the server has restored an earlier state. */
  const restores = new Map<string, (restored: Restored) => void>();

  /** Starts a transaction of changes over time, such as a drag. */
  function start() {
    const before = new Map<string, Item | undefined>();
    return {
      /** Skips locked items. Returns whether all other changes were applied. */
      apply(changes: readonly Change[]) {
        return changes.every((one) => {
          const { id } = targetOf(one);
          if (isBlocked(board.item(id), one)) return true;
          if (!before.has(id)) before.set(id, board.item(id));
          return board.change(one);
        });
      },
      end() {
        const diffs = [...before].flatMap(([id, first]) => diffOf(id, first, board.item(id)));
        if (diffs.length > 0) history.set(withTransaction(history.get(), diffs));
      },
    };
  }

  function revert(transaction: Transaction) {
    const { id: userId } = identity.get();
    for (const diff of transaction.toReversed())
      for (const one of undoChanges(diff, board.item(diff.id), userId)) board.change(one);
  }

  /** Reverts a restore by the server. The step that reverts this becomes the last of `side`. */
  function takeBack({ from, to }: Restored, moved: History, side: keyof History) {
    history.set({ ...moved, [side]: moved[side].slice(0, -1) });
    restores.set(board.meeting.change({ type: 'restore', seq: from, since: to }), (restored) => {
      const now = history.get();
      history.set({ ...now, [side]: [...now[side], restored] });
    });
  }

  return {
    history,
    start,
    /** Restores the board's state after change `seq`, as one step. */
    restore(seq: number) {
      restores.set(board.meeting.change({ type: 'restore', seq }), (restored) =>
        history.set(withTransaction(history.get(), restored)),
      );
    },
    /** Returns whether this tab requested it. */
    onRestored({ from, to, opId = '' }: BoardRestored): boolean {
      const place = restores.get(opId);
      restores.delete(opId);
      place?.({ from, to });
      return place !== undefined;
    },
    /** Applies and sends changes as one transaction. Returns whether all of them were applied. */
    run(changes: readonly Change[]) {
      const transaction = start();
      const isApplied = transaction.apply(changes);
      transaction.end();
      return isApplied;
    },
    undo() {
      const back = stepBack(history.get());
      if (!back || !board.canWrite()) return undefined;
      if (isRestored(back.step)) return takeBack(back.step, back.history, 'undone');
      revert(back.step);
      return history.set(back.history);
    },
    redo() {
      const forward = stepForward(history.get());
      if (!forward || !board.canWrite()) return undefined;
      if (isRestored(forward.step)) return takeBack(forward.step, forward.history, 'done');
      revert(inverted(forward.step));
      return history.set(forward.history);
    },
  };
}

const diffOf = (id: string, before: Item | undefined, after: Item | undefined): ItemDiff[] =>
  before === after ? [] : [{ id, before, after }];
