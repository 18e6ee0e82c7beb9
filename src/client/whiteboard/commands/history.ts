import { type Change, isSection, type Item } from '../../../shared/whiteboard/board.ts';
import type { Note, NoteUpdates } from '../../../shared/whiteboard/note.ts';
import type { Section, SectionUpdates } from '../../../shared/whiteboard/section.ts';

/** An item before and after a transaction; `undefined` where it was not on the board. */
export type ItemDiff = { id: string; before: Item | undefined; after: Item | undefined };
/** Changes that are undone as a whole. */
export type Transaction = readonly ItemDiff[];

const MAX_STEPS = 200;

/** Without `z`, which only follows other changes, and votes, which belong to their voters. */
const noteKeys = [
  'content',
  'color',
  'position',
  'size',
  'author',
  'timestamp',
  'category',
  'kind',
  'sectionId',
  'isLocked',
] as const;
const sectionKeys = ['title', 'color', 'position', 'size', 'isLocked'] as const;

/** A missing section is the same as an empty one, and a missing lock as none. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a || '') === JSON.stringify(b || '');
const areSame = <Of extends object>(keys: readonly (keyof Of)[], a: Of, b: Of) =>
  keys.every((key) => isSame(a[key], b[key]));
const hasVoteOf = (note: Note, userId: string) => note.votes?.includes(userId) ?? false;
const hasOthersVotes = (note: Note, userId: string) => note.votes?.some((id) => id !== userId);

/**
 * Returns the changes that undo a diff, except for what other participants have changed or locked
 * since: undoing never undoes their work.
 */
export function undoChanges(
  { before, after }: ItemDiff,
  now: Item | undefined,
  userId: string,
): Change[] {
  if (!after) return before && !now ? restore(before, userId) : [];
  if (!now) return [];
  if (isSection(after)) return isSection(now) ? undoSection(before, after, now) : [];
  return isSection(now) ? [] : undoNote(before, { after, now }, userId);
}

function restore(item: Item, userId: string): Change[] {
  if (isSection(item)) return [{ type: 'add_section', section: item }];
  const { votes, isLocked: _isLocked, ...note } = item;
  const add: Change = { type: 'add_note', note };
  if (!votes?.includes(userId)) return [add];
  return [add, { type: 'vote', noteId: note.id, userId, isOn: true }];
}

function undoNote(
  before: Item | undefined,
  { after, now }: { after: Note; now: Note },
  userId: string,
): Change[] {
  if (before) return isSection(before) ? [] : resetNote({ before, after, now }, userId);
  const isUntouched =
    areSame(noteKeys, now, after) && !now.isLocked && !hasOthersVotes(now, userId);
  return isUntouched ? [{ type: 'delete_note', noteId: now.id }] : [];
}

type Versions<Of> = { before: Of; after: Of; now: Of };

function resetNote({ before, after, now }: Versions<Note>, userId: string): Change[] {
  const changes: Change[] = [];
  const mine = ownKeys(noteKeys, { before, after, now });
  // A missing property is set to its default.
  const whole = {
    ...before,
    sectionId: before.sectionId ?? '',
    isLocked: before.isLocked ?? false,
  };
  const updates: NoteUpdates = Object.fromEntries(mine.map((key) => [key, whole[key]]));
  const isBlocked = now.isLocked && updates.isLocked !== false;
  if (mine.length > 0 && !isBlocked) changes.push({ type: 'update_note', noteId: now.id, updates });
  const isOn = hasVoteOf(before, userId);
  const hasVoteChanged = isOn !== hasVoteOf(after, userId);
  if (hasVoteChanged && hasVoteOf(now, userId) !== isOn)
    changes.push({ type: 'vote', noteId: now.id, userId, isOn });
  return changes;
}

function undoSection(before: Item | undefined, after: Section, now: Section): Change[] {
  const sectionId = now.id;
  if (!before)
    return areSame(sectionKeys, now, after) && !now.isLocked
      ? [{ type: 'delete_section', sectionId }]
      : [];
  if (!isSection(before)) return [];
  const mine = ownKeys(sectionKeys, { before, after, now });
  const whole = { ...before, isLocked: before.isLocked ?? false };
  const updates: SectionUpdates = Object.fromEntries(mine.map((key) => [key, whole[key]]));
  if (mine.length === 0 || (now.isLocked && updates.isLocked !== false)) return [];
  return [{ type: 'update_section', sectionId, updates }];
}

/** Returns what the transaction changed and no participant has changed since. */
const ownKeys = <Of extends object, Key extends keyof Of>(
  keys: readonly Key[],
  { before, after, now }: Versions<Of>,
) => keys.filter((key) => !isSame(before[key], after[key]) && isSame(now[key], after[key]));

export const inverted = (transaction: Transaction): Transaction =>
  transaction.map(({ id, before, after }) => ({ id, before: after, after: before }));

/** The changes after `from` up to `to`, with which the server restored an earlier state. */
export type Restored = { from: number; to: number };
type Step = Transaction | Restored;

export const isRestored = (step: Step): step is Restored => 'from' in step;

export type History = { done: readonly Step[]; undone: readonly Step[] };

export const noHistory: History = { done: [], undone: [] };

export const withTransaction = ({ done }: History, transaction: Step): History => ({
  done: [...done, transaction].slice(-MAX_STEPS),
  undone: [],
});

/** Returns the step to undo and the history afterward. */
export function stepBack({ done, undone }: History) {
  const step = done.at(-1);
  return (
    step && {
      step,
      history: { done: done.slice(0, -1), undone: [...undone, step] },
    }
  );
}

/** Returns the step to redo and the history afterward. */
export function stepForward({ done, undone }: History) {
  const step = undone.at(-1);
  return (
    step && {
      step,
      history: { done: [...done, step], undone: undone.slice(0, -1) },
    }
  );
}
