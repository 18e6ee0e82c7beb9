import { type Change, isSection, type Item, setVote, targetOf } from './board.ts';
import type { NoteUpdates } from './note.ts';
import type { SectionUpdates } from './section.ts';

/** The data that a change replaced; with the item after the change, it yields the item before. */
export type Replaced = {
  /** The deleted item. */
  item?: Item;
  /** The former values of the properties that were updated. */
  note?: NoteUpdates;
  section?: SectionUpdates;
  /** Whether the voter had voted. */
  hadVote?: boolean;
};

/** The defaults of missing properties, so that they can be restored. */
const absentInNote = { z: 0, kind: 'sticky', sectionId: '', isLocked: false } as const;
const absentInSection = { isLocked: false } as const;

/** Returns what a change replaces on an item. */
export function replacedBy(change: Change, item: Item | undefined): Replaced {
  if (!item) return {};
  if (change.type === 'delete_note' || change.type === 'delete_section') return { item };
  if (change.type === 'vote')
    return { hadVote: !isSection(item) && (item.votes ?? []).includes(change.userId) };
  if (change.type === 'update_note') return { note: pick(change.updates, item, absentInNote) };
  if (change.type === 'update_section')
    return { section: pick(change.updates, item, absentInSection) };
  return {};
}

const pick = (updates: object, item: Item, absent: object) => {
  const values = new Map(Object.entries({ ...absent, ...item }));
  return Object.fromEntries(Object.keys(updates).map((key) => [key, values.get(key)]));
};

/** Returns the item before a change. */
function itemBefore(after: Item | undefined, change: Change, replaced: Replaced) {
  switch (change.type) {
    case 'add_note':
    case 'add_section':
      return undefined;
    case 'delete_note':
    case 'delete_section':
      return replaced.item;
    case 'update_note':
      return after && !isSection(after) ? { ...after, ...replaced.note } : after;
    case 'update_section':
      return after && isSection(after) ? { ...after, ...replaced.section } : after;
    case 'vote': {
      if (!after || isSection(after)) return after;
      const outcome = setVote(after, change.userId, replaced.hadVote ?? false);
      return 'item' in outcome ? outcome.item : after;
    }
    // no default
  }
}

/** One stored change of a board's history, and the item that it changed, as it was before. */
export type HistoryStep = {
  seq: number;
  /** Ms since 1970. */
  at: number;
  /** Who made the change. */
  name: string;
  type: string;
  itemId: string;
  before: Item | null;
};

/** A board now, and its last changes, newest first. */
export type BoardHistory = { seq: number; items: Item[]; steps: HistoryStep[] };

/** A stored change with what it replaced. */
export type PastChange = {
  seq: number;
  at: number;
  name: string;
  change: Change;
  replaced: Replaced;
  /** It was made to a draft. */
  isPrivate?: boolean | undefined;
};

/** Whether an item was written in private and is not revealed. */
export const isDraft = (item: Item | undefined, revealedRound: number) =>
  item !== undefined && !isSection(item) && (item.draft?.round ?? 0) > revealedRound;

/**
 * Computes the steps of changes, which are newest first, from the items after them. A note that was
 * written in private appears to be added by the last change before it was revealed: earlier text
 * was visible only to its author.
 */
export function toSteps(items: Iterable<Item>, changes: readonly PastChange[]): HistoryStep[] {
  const current = new Map(Array.from(items, (item) => [item.id, item]));
  const hidden = new Set<string>();
  return changes.flatMap(({ seq, at, name, change, replaced, isPrivate }): HistoryStep[] => {
    const { id } = targetOf(change);
    if (hidden.has(id)) return [];
    if (isPrivate) {
      hidden.add(id);
      return current.delete(id)
        ? [{ seq, at, name, type: 'add_note', itemId: id, before: null }]
        : [];
    }
    const before = itemBefore(current.get(id), change, replaced);
    if (before) current.set(id, before);
    else current.delete(id);
    return [{ seq, at, name, type: change.type, itemId: id, before: before ?? null }];
  });
}

/** Returns the items after change `seq`. */
export function itemsAt({ items, steps }: BoardHistory, seq: number): Map<string, Item> {
  const then = new Map(items.map((item) => [item.id, item]));
  for (const { seq: changed, itemId, before } of steps) {
    if (changed <= seq) break;
    if (before) then.set(itemId, before);
    else then.delete(itemId);
  }
  return then;
}
