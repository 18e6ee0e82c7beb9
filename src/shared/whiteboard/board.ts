import {
  type ErrorCode,
  MAX_BOARD_BYTES,
  MAX_NOTE_BYTES,
  MAX_NOTES,
  MAX_SECTIONS,
  MAX_VOTES,
} from './constants.ts';
import type { Note, NoteUpdates } from './note.ts';
import type { ChangeMessage } from './protocol.ts';
import type { Section, SectionUpdates } from './section.ts';

/** All notes of a board by id. */
export type NoteMap = ReadonlyMap<string, Note>;
/** The items of a board. Ids are unique across both types. */
export type Item = Note | Section;
export type ItemType = 'note' | 'section';
/** The item that an operation is about, which need not be on the board. */
export type Target = { type: ItemType; id: string };

/** One change of one item. `ifContent` is the text that a new one replaces (W44). */
export type Change =
  | { type: 'add_note'; note: Note }
  | { type: 'update_note'; noteId: string; updates: NoteUpdates; ifContent?: string | undefined }
  | { type: 'delete_note'; noteId: string }
  | { type: 'vote'; noteId: string; userId: string; isOn: boolean }
  | { type: 'add_section'; section: Section }
  | { type: 'update_section'; sectionId: string; updates: SectionUpdates }
  | { type: 'delete_section'; sectionId: string };

/** The item after the change, `undefined` when it is deleted; or why the change is rejected. */
export type Outcome =
  | { item: Item | undefined; rejection?: never }
  | { rejection: string; code?: ErrorCode };

/** The part of a board that `applyChange` needs. */
export type ItemLookup = {
  get: (id: string) => Item | undefined;
  count: (type: ItemType) => number;
  /** How many votes a participant has cast. */
  votesOf: (userId: string) => number;
};

export const isSection = (item: Item): item is Section => 'title' in item;

/** The notes and sections of a board. */
export class BoardItems implements ItemLookup {
  readonly notes = new Map<string, Note>();
  readonly sections = new Map<string, Section>();
  readonly #votes = new VoteCounts();

  constructor(items: Iterable<Item> = []) {
    for (const item of items) this.set(item.id, item);
  }

  get(id: string): Item | undefined {
    return this.notes.get(id) ?? this.sections.get(id);
  }

  count(type: ItemType) {
    return type === 'note' ? this.notes.size : this.sections.size;
  }

  votesOf(userId: string) {
    return this.#votes.of(userId);
  }

  /** Stores the outcome of a change: the item, or its deletion if it is `undefined`. */
  set(id: string, item: Item | undefined) {
    this.#votes.replace(this.get(id), item);
    if (!item || isSection(item)) this.notes.delete(id);
    else this.notes.set(id, item);
    if (item && isSection(item)) this.sections.set(id, item);
    else this.sections.delete(id);
  }

  clear() {
    this.notes.clear();
    this.sections.clear();
    this.#votes.clear();
  }

  *[Symbol.iterator](): Iterator<Item> {
    yield* this.notes.values();
    yield* this.sections.values();
  }
}

/**
 * Computes the outcome of a change, which affects one item at most (W6, W9, W10, W12, W29). Server
 * and clients use this same function and then `BoardItems.set` with the outcome. The number of votes
 * per person (W38) limits new votes only, not those that are stored already.
 */
export function applyChange(board: ItemLookup, change: Change, votesPerPerson = Infinity): Outcome {
  if (change.type === 'add_note') return addItem(board, 'note', change.note);
  if (change.type === 'add_section') return addItem(board, 'section', change.section);
  const item = board.get(targetOf(change).id);
  if (change.type === 'update_section' || change.type === 'delete_section')
    return item && isSection(item)
      ? changeSection(item, change)
      : { rejection: 'This section is no longer on the board.' };
  if (!item || isSection(item)) return { rejection: 'This note is no longer on the board.' };
  if (isBlocked(item, change)) return { rejection: 'This note is locked.', code: 'locked' };
  if (change.type === 'delete_note') return { item: undefined };
  if (change.type === 'update_note' && isOutdated(item, change))
    return { rejection: 'Someone else changed the text of this note.', code: 'text_changed' };
  if (change.type === 'vote') {
    const isNew = change.isOn && !item.votes?.includes(change.userId);
    if (isNew && board.votesOf(change.userId) >= votesPerPerson)
      return { rejection: limitReached(votesPerPerson), code: 'vote_limit' };
    return setVote(item, change.userId, change.isOn);
  }
  return { item: { ...item, ...change.updates } };
}

/** Whether the item's lock prevents a change; unlocking and votes are always allowed (W29, W43). */
export function isBlocked(item: Item | undefined, change: Change): boolean {
  const isUnlocking = 'updates' in change && change.updates.isLocked === false;
  return item?.isLocked === true && !isUnlocking && change.type !== 'vote';
}

/** Whether the text that a new one is to replace has changed to yet another one (W44). */
const isOutdated = (
  { content }: Note,
  { ifContent = content, updates }: Extract<Change, { type: 'update_note' }>,
) => content !== ifContent && content !== updates.content;

/** The change without its condition, which is met. */
export function unconditional(change: Change): Change {
  if (change.type !== 'update_note') return change;
  const { type, noteId, updates } = change;
  return { type, noteId, updates };
}

const limitReached = (votes: number) =>
  `You have cast all your votes (${votes}). Take one back to vote here.`;

const maxItems = { note: MAX_NOTES, section: MAX_SECTIONS };

function addItem(board: ItemLookup, type: ItemType, item: Item): Outcome {
  if (board.get(item.id)) return { rejection: `A ${type} with this id is already on the board.` };
  if (board.count(type) >= maxItems[type])
    return {
      rejection: `A board takes at most ${maxItems[type].toLocaleString('en-US')} ${type}s.`,
    };
  return { item };
}

type SectionChange = Extract<Change, { type: 'update_section' | 'delete_section' }>;

function changeSection(section: Section, change: SectionChange): Outcome {
  if (isBlocked(section, change)) return { rejection: 'This section is locked.', code: 'locked' };
  if (change.type === 'delete_section') return { item: undefined };
  return { item: { ...section, ...change.updates } };
}

/** Returns the note with the vote set, or why it is rejected. */
export function setVote(
  note: Note,
  userId: string,
  isOn: boolean,
): { item: Note } | { rejection: string } {
  const { votes = [] } = note;
  if (votes.includes(userId) === isOn) return { item: note };
  if (!isOn) return { item: { ...note, votes: votes.filter((id) => id !== userId) } };
  if (votes.length >= MAX_VOTES)
    return { rejection: `A note takes at most ${MAX_VOTES.toLocaleString('en-US')} votes.` };
  return { item: { ...note, votes: [...votes, userId] } };
}

export function targetOf(change: Change | ChangeMessage): Target {
  switch (change.type) {
    case 'add_note':
      return { type: 'note', id: change.note.id };
    case 'add_section':
      return { type: 'section', id: change.section.id };
    case 'update_section':
    case 'delete_section':
      return { type: 'section', id: change.sectionId };
    case 'update_note':
    case 'delete_note':
    case 'vote':
      return { type: 'note', id: change.noteId };
    // no default
  }
}

/** How many votes each participant has cast on the items of a board. */
export class VoteCounts {
  #counts = new Map<string, number>();

  of = (userId: string) => this.#counts.get(userId) ?? 0;

  replace(before: Item | undefined, after: Item | undefined) {
    const [removed, added] = [votesOf(before), votesOf(after)];
    if (removed === added) return;
    for (const userId of removed) this.#add(userId, -1);
    for (const userId of added) this.#add(userId, 1);
  }

  clear() {
    this.#counts.clear();
  }

  #add(userId: string, by: number) {
    this.#counts.set(userId, this.of(userId) + by);
  }
}

const none: readonly string[] = [];
const votesOf = (item: Item | undefined) => (item && 'votes' in item ? (item.votes ?? none) : none);

/** An upper bound for property names, numbers, color and category, so that moving a note never changes its size. */
const FIXED_BYTES = 320;

const encoder = new TextEncoder();
/** Items are never modified, only replaced. */
const sizes = new WeakMap<Item, number>();

/**
 * Returns what a note or section counts toward its board's size: its texts and votes as JSON, plus a
 * constant for the rest.
 */
export function itemBytes(item: Item): number {
  const cached = sizes.get(item);
  if (cached !== undefined) return cached;
  const bytes = FIXED_BYTES + encoder.encode(JSON.stringify(textsOf(item))).length;
  sizes.set(item, bytes);
  return bytes;
}

function textsOf(item: Item) {
  if (isSection(item)) return [item.id, item.title];
  const { id, content, author, authorId, timestamp, sectionId, votes } = item;
  return [id, content, author, authorId, timestamp, sectionId, votes];
}

/** How many bytes a board grows by when `after` replaces `before`. */
export function byteGrowth(before: Item | undefined, after: Item | undefined): number {
  // Items are moved far more often than written.
  if (before && after && hasSameTexts(before, after)) return 0;
  return (after ? itemBytes(after) : 0) - (before ? itemBytes(before) : 0);
}

function hasSameTexts(a: Item, b: Item) {
  if (isSection(a) || isSection(b)) return isSection(a) && isSection(b) && a.title === b.title;
  return (
    a.content === b.content &&
    a.votes === b.votes &&
    a.author === b.author &&
    a.timestamp === b.timestamp &&
    a.sectionId === b.sectionId
  );
}

/**
 * Returns why a board of `bytes` does not accept the replacement (W23); what shrinks a board always
 * fits.
 */
export function sizeRejection(
  bytes: number,
  before: Item | undefined,
  after: Item | undefined,
): string | undefined {
  const growth = byteGrowth(before, after);
  if (growth <= 0 || !after) return undefined;
  if (itemBytes(after) > MAX_NOTE_BYTES) return 'A note takes at most 64 KiB, votes included.';
  if (bytes + growth > MAX_BOARD_BYTES) return 'A board takes at most 2 MiB of notes.';
  return undefined;
}
