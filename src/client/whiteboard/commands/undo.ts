import { type Change, noteIdOf } from '../../../shared/whiteboard/board.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import type { Connection } from '../sync/connection.ts';
import {
  type Act,
  noHistory,
  reversal,
  reversed,
  stepBack,
  stepForward,
  type Touch,
  withAct,
} from './history.ts';
import { me } from '../sync/identity.ts';
import { createState } from '../../ui/state.ts';

type Notes = Pick<Connection, 'all' | 'change' | 'canWrite'>;

/** Makes changes and remembers them, so that this person can take back what this person did. */
export function createActs({ all, change, canWrite }: Notes) {
  const history = createState(noHistory);

  /** One act of many changes over time, as a drag is; it ends with `end`. */
  function begin() {
    const before = new Map<string, Note | undefined>();
    return {
      /** Answers whether all of it was done. */
      do(changes: readonly Change[]) {
        return changes.every((one) => {
          const id = noteIdOf(one);
          if (!before.has(id)) before.set(id, all().get(id));
          return change(one);
        });
      },
      end() {
        const act: Touch[] = [...before].map(([id, was]) => ({
          id,
          before: was,
          after: all().get(id),
        }));
        const touched = act.filter((touch) => touch.before !== touch.after);
        if (touched.length > 0) history.set(withAct(history.get(), touched));
      },
    };
  }

  function takeBack(act: Act) {
    const { id: userId } = me.get();
    for (const touch of act.toReversed())
      for (const one of reversal(touch, all().get(touch.id), userId)) change(one);
  }

  return {
    history,
    begin,
    perform(changes: readonly Change[]) {
      const act = begin();
      const isDone = act.do(changes);
      act.end();
      return isDone;
    },
    undo() {
      const step = stepBack(history.get());
      if (!step || !canWrite()) return;
      takeBack(step.act);
      history.set(step.history);
    },
    redo() {
      const step = stepForward(history.get());
      if (!step || !canWrite()) return;
      takeBack(reversed(step.act));
      history.set(step.history);
    },
  };
}
