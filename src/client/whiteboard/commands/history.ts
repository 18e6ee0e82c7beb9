import type { Change } from '../../../shared/whiteboard/board.ts';
import type { Note, NoteUpdates } from '../../../shared/whiteboard/note.ts';

/** A note before and after a transaction; `undefined` where it was not on the board. */
export type NoteDiff = { id: string; before: Note | undefined; after: Note | undefined };
/** Changes that are undone as a whole. */
export type Transaction = readonly NoteDiff[];

const MAX_STEPS = 200;

/** Without `z`, which only follows other changes, and votes, which belong to their voters. */
const undoableKeys = [
  'content',
  'color',
  'position',
  'size',
  'author',
  'timestamp',
  'category',
  'kind',
] as const;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const areSame = (a: Note, b: Note) => undoableKeys.every((key) => isSame(a[key], b[key]));
const hasVoteOf = (note: Note, userId: string) => note.votes?.includes(userId) ?? false;
const hasOthersVotes = (note: Note, userId: string) => note.votes?.some((id) => id !== userId);

/**
 * Returns the changes that undo a diff, except for what other participants have changed since:
 * undoing never undoes their work.
 */
export function reversal({ before, after, id }: NoteDiff, now: Note | undefined, userId: string) {
  if (!after) return before && !now ? restore(before, userId) : [];
  if (!now) return [];
  if (before) return reset({ before, after, now }, userId);
  const isUntouched = areSame(now, after) && !hasOthersVotes(now, userId);
  return isUntouched ? [{ type: 'delete_note', noteId: id } satisfies Change] : [];
}

function restore({ votes, ...note }: Note, userId: string): Change[] {
  const add: Change = { type: 'add_note', note };
  if (!votes?.includes(userId)) return [add];
  return [add, { type: 'vote', noteId: note.id, userId, isOn: true }];
}

type Three = { before: Note; after: Note; now: Note };

function reset({ before, after, now }: Three, userId: string): Change[] {
  const changes: Change[] = [];
  const mine = undoableKeys.filter(
    (key) => !isSame(before[key], after[key]) && isSame(now[key], after[key]),
  );
  const updates: NoteUpdates = Object.fromEntries(mine.map((key) => [key, before[key]]));
  if (mine.length > 0) changes.push({ type: 'update_note', noteId: now.id, updates });
  const isOn = hasVoteOf(before, userId);
  const hasVoteChanged = isOn !== hasVoteOf(after, userId);
  if (hasVoteChanged && hasVoteOf(now, userId) !== isOn)
    changes.push({ type: 'vote', noteId: now.id, userId, isOn });
  return changes;
}

export const inverted = (transaction: Transaction): Transaction =>
  transaction.map(({ id, before, after }) => ({ id, before: after, after: before }));

export type History = { done: readonly Transaction[]; undone: readonly Transaction[] };

export const noHistory: History = { done: [], undone: [] };

export const withTransaction = ({ done }: History, transaction: Transaction): History => ({
  done: [...done, transaction].slice(-MAX_STEPS),
  undone: [],
});

/** Returns the transaction to undo and the history afterward. */
export function stepBack({ done, undone }: History) {
  const transaction = done.at(-1);
  return (
    transaction && {
      transaction,
      history: { done: done.slice(0, -1), undone: [...undone, transaction] },
    }
  );
}

/** Returns the transaction to redo and the history afterward. */
export function stepForward({ done, undone }: History) {
  const transaction = undone.at(-1);
  return (
    transaction && {
      transaction,
      history: { done: [...done, transaction], undone: undone.slice(0, -1) },
    }
  );
}
