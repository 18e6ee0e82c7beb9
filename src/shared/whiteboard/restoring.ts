import { byteGrowth, type Change, isSection, type Item } from './board.ts';
import type { Note, NoteUpdates } from './note.ts';
import type { Section, SectionUpdates } from './section.ts';

type Items = ReadonlyMap<string, Item>;
type Restoring = {
  now: Items;
  /** The state to restore. */
  target: Items;
  /** Items that differ from this state were changed since, and stay as they are. */
  since?: Items | undefined;
};

const noteKeys = [
  'content',
  'color',
  'position',
  'size',
  'author',
  'timestamp',
  'category',
  'z',
  'kind',
  'sectionId',
  'isLocked',
] as const;
const sectionKeys = ['title', 'color', 'position', 'size', 'isLocked'] as const;

/** A missing property means the same as its default. */
const noteOf = (note: Note) => ({
  z: 0,
  kind: 'sticky' as const,
  sectionId: '',
  isLocked: false,
  ...note,
});
const sectionOf = (section: Section) => ({ isLocked: false, ...section });

/**
 * Returns the changes that restore a board: deletions first and growth last, so that the board
 * never exceeds its limits on the way.
 */
export function restoringChanges({ now, target, since }: Restoring): Change[] {
  const ids = [...new Set([...now.keys(), ...target.keys()])];
  return ids
    .filter((id) => !since || isSameItem(now.get(id), since.get(id)))
    .map((id) => ({ before: now.get(id), after: target.get(id) }))
    .toSorted((a, b) => byteGrowth(a.before, a.after) - byteGrowth(b.before, b.after))
    .flatMap(({ before, after }) => changesOf(before, after));
}

const isSameItem = (a: Item | undefined, b: Item | undefined) =>
  a === b || (a !== undefined && b !== undefined && changesOf(a, b).length === 0);

function changesOf(before: Item | undefined, after: Item | undefined): Change[] {
  if (before && after && isSection(before) && isSection(after))
    return sectionChanges(before, after);
  if (before && after && !isSection(before) && !isSection(after)) return noteChanges(before, after);
  return [...(before ? deletion(before) : []), ...(after ? [addition(after)] : [])];
}

const addition = (item: Item): Change =>
  isSection(item) ? { type: 'add_section', section: item } : { type: 'add_note', note: item };

/** Returns the changes that delete an item, also a locked one. */
export function deletion(item: Item): Change[] {
  const { id, isLocked } = item;
  const unlocking = isLocked ? [update(item, { isLocked: false })] : [];
  const deleting: Change = isSection(item)
    ? { type: 'delete_section', sectionId: id }
    : { type: 'delete_note', noteId: id };
  return [...unlocking, deleting];
}

const update = (item: Item, updates: NoteUpdates & SectionUpdates): Change =>
  isSection(item)
    ? { type: 'update_section', sectionId: item.id, updates }
    : { type: 'update_note', noteId: item.id, updates };

/** A locked item takes other changes only together with its unlocking. */
function updating(before: Item, after: Item, updates: NoteUpdates & SectionUpdates): Change[] {
  if (Object.keys(updates).length === 0) return [];
  if (!before.isLocked || !after.isLocked) return [update(before, updates)];
  return [update(before, { ...updates, isLocked: false }), update(before, { isLocked: true })];
}

function noteChanges(before: Note, after: Note): Change[] {
  const noteId = before.id;
  const [had, has] = [new Set(before.votes), new Set(after.votes)];
  const vote = (userId: string, isOn: boolean): Change => ({ type: 'vote', noteId, userId, isOn });
  return [
    ...updating(before, after, differences(noteKeys, noteOf(before), noteOf(after))),
    ...[...had].filter((id) => !has.has(id)).map((id) => vote(id, false)),
    ...[...has].filter((id) => !had.has(id)).map((id) => vote(id, true)),
  ];
}

const sectionChanges = (before: Section, after: Section) =>
  updating(before, after, differences(sectionKeys, sectionOf(before), sectionOf(after)));

const differences = <Of extends object>(keys: readonly (keyof Of)[], before: Of, after: Of) =>
  Object.fromEntries(
    keys
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => [key, after[key]]),
  );
