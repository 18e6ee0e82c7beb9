import type { Change } from '../../../shared/whiteboard/board.ts';
import type { Note, NoteUpdates } from '../../../shared/whiteboard/note.ts';

/** What one act of this person made of one note; `undefined` where it was not on the board. */
export type Touch = { id: string; before: Note | undefined; after: Note | undefined };
/** All that one act did: an undo takes it back as a whole. */
export type Act = readonly Touch[];

/** Steps that are kept. */
const DEPTH = 200;

/** Raising a note is no act of its own, and others' votes are theirs. */
const kept = [
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
const areSame = (a: Note, b: Note) => kept.every((key) => isSame(a[key], b[key]));
const hasVoteOf = (note: Note, userId: string) => note.votes?.includes(userId) ?? false;
const hasOthersVotes = (note: Note, userId: string) => note.votes?.some((id) => id !== userId);

/**
 * The changes that take a touch back, as far as nobody else has changed the same since: undoing
 * never undoes other people's work.
 */
export function reversal({ before, after, id }: Touch, now: Note | undefined, userId: string) {
  if (!after) return before && !now ? restored(before, userId) : [];
  if (!now) return [];
  if (before) return reset({ before, after, now }, userId);
  const isUntouched = areSame(now, after) && !hasOthersVotes(now, userId);
  return isUntouched ? [{ type: 'delete_note', noteId: id } satisfies Change] : [];
}

function restored({ votes, ...note }: Note, userId: string): Change[] {
  const add: Change = { type: 'add_note', note };
  if (!votes?.includes(userId)) return [add];
  return [add, { type: 'vote', noteId: note.id, userId, isOn: true }];
}

type Three = { before: Note; after: Note; now: Note };

function reset({ before, after, now }: Three, userId: string): Change[] {
  const changes: Change[] = [];
  const mine = kept.filter(
    (key) => !isSame(before[key], after[key]) && isSame(now[key], after[key]),
  );
  const updates: NoteUpdates = Object.fromEntries(mine.map((key) => [key, before[key]]));
  if (mine.length > 0) changes.push({ type: 'update_note', noteId: now.id, updates });
  const isOn = hasVoteOf(before, userId);
  const wasTurned = isOn !== hasVoteOf(after, userId);
  if (wasTurned && hasVoteOf(now, userId) !== isOn)
    changes.push({ type: 'vote', noteId: now.id, userId, isOn });
  return changes;
}

export const reversed = (act: Act): Act =>
  act.map(({ id, before, after }) => ({ id, before: after, after: before }));

export type History = { done: readonly Act[]; undone: readonly Act[] };

export const noHistory: History = { done: [], undone: [] };

export const withAct = ({ done }: History, act: Act): History => ({
  done: [...done, act].slice(-DEPTH),
  undone: [],
});

/** The act to take back and the history after it. */
export function stepBack({ done, undone }: History) {
  const act = done.at(-1);
  return act && { act, history: { done: done.slice(0, -1), undone: [...undone, act] } };
}

/** The act to do once more and the history after it. */
export function stepForward({ done, undone }: History) {
  const act = undone.at(-1);
  return act && { act, history: { done: [...done, act], undone: undone.slice(0, -1) } };
}
