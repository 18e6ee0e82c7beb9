import { BoardItems, isSection, type Item } from '../../../shared/whiteboard/board.ts';
import type { BoardHistory, HistoryStep } from '../../../shared/whiteboard/boardHistory.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';

type Step = HistoryStep & { after: Item | undefined };

type Listener = {
  onNote: (id: string, now: Note | undefined, before: Note | undefined) => void;
  onSections: () => void;
};

const noteOf = (item: Item | undefined) => (item && !isSection(item) ? item : undefined);
const isSectionStep = ({ before, after }: Step) =>
  [before, after].some((item) => item && isSection(item));

/** A board that can show every moment of its history, starting with the present. */
export function createPast({ items: current, steps }: BoardHistory, listener: Listener) {
  const items = new BoardItems(current);
  const oldestFirst = withResults(current, steps);
  let index = oldestFirst.length;

  function place(id: string, item: Item | undefined) {
    const [before, now] = [items.notes.get(id), noteOf(item)];
    items.set(id, item);
    if (before || now) listener.onNote(id, now, before);
  }

  return {
    items,
    /** The last moment. */
    end: oldestFirst.length,
    /** Returns the change that led to a moment; `undefined` for the first one. */
    stepTo: (moment: number): HistoryStep | undefined => oldestFirst[moment - 1],
    /** Shows the board after the first `moment` changes. */
    go(moment: number) {
      let hasSections = false;
      for (; index > moment; index--) {
        const step = oldestFirst[index - 1];
        if (!step) break;
        place(step.itemId, step.before ?? undefined);
        hasSections ||= isSectionStep(step);
      }
      for (; index < moment; index++) {
        const step = oldestFirst[index];
        if (!step) break;
        place(step.itemId, step.after);
        hasSections ||= isSectionStep(step);
      }
      if (hasSections) listener.onSections();
    },
  };
}

/** Adds the item after each step, and reverses the order of the steps. */
function withResults(current: readonly Item[], steps: readonly HistoryStep[]): Step[] {
  const items = new Map(current.map((item) => [item.id, item]));
  return steps
    .map((step) => {
      const after = items.get(step.itemId);
      if (step.before) items.set(step.itemId, step.before);
      else items.delete(step.itemId);
      return { ...step, after };
    })
    .toReversed();
}
