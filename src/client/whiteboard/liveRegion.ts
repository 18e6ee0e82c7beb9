import { categoryLabels } from '../../shared/whiteboard/constants.ts';
import { isSection, type Item } from '../../shared/whiteboard/board.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import type { ServerMessage } from '../../shared/whiteboard/protocol.ts';
import type { Section } from '../../shared/whiteboard/section.ts';
import { createStore } from '../lib/store.ts';

/** Changes of others within this time are announced together. */
const ANNOUNCE_DELAY_MS = 1500;
const MAX_SENTENCES = 3;

type Announcement = { type: ServerMessage['type']; itemId: string | undefined; sentence: string };
/** Returns the heading of a section that is on the board. */
type TitleOf = (sectionId: string) => string | undefined;

/** The text that screen readers announce: changes by others, and command results. */
export function createLiveRegion(titleOf: TitleOf = () => undefined) {
  const text = createStore('');
  let queued: Announcement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function announceNow(next: string) {
    clearTimeout(timer);
    timer = undefined;
    queued = [];
    // Screen readers ignore a text that does not change.
    text.set(next === text.get() ? `${next}\u00a0` : next);
  }

  function flush() {
    const isShort = queued.length <= MAX_SENTENCES;
    announceNow(isShort ? queued.map(({ sentence }) => sentence).join(' ') : summary(queued));
  }

  return {
    text,
    /** Announces immediately and drops queued changes of others. */
    announceNow,
    /** Announces a change of another participant; `before` is the item before it. */
    announce(message: ServerMessage, before: Item | undefined) {
      const sentence = sentenceFor(message, before, titleOf);
      if (sentence === undefined) return;
      const { type } = message;
      const itemId =
        type === 'note_updated'
          ? message.noteId
          : type === 'section_updated'
            ? message.sectionId
            : undefined;
      // A drag is announced once, although it takes several messages.
      if (itemId && queued.some((one) => one.itemId === itemId && one.sentence === sentence))
        return;
      queued.push({ type, itemId, sentence });
      timer ??= setTimeout(flush, ANNOUNCE_DELAY_MS);
    },
  };
}

function sentenceFor(
  message: ServerMessage,
  before: Item | undefined,
  titleOf: TitleOf,
): string | undefined {
  if (message.type === 'user_joined') return `${message.user.name} joined.`;
  if (message.type === 'note_added') {
    const { author, category, content } = message.note;
    return `${author} added to ${categoryLabels[category]}: ${shorten(content)}.`;
  }
  if (message.type === 'section_added') return `Section added: ${message.section.title}.`;
  if (!before) return undefined;
  if (isSection(before)) return sectionSentence(message, before);
  if (message.type === 'note_deleted') return `Deleted: ${shorten(before.content)}.`;
  if (message.type === 'note_voted') return `A vote on: ${shorten(before.content)}.`;
  return message.type === 'note_updated'
    ? updateSentence(before, message.updates, titleOf)
    : undefined;
}

function sectionSentence(message: ServerMessage, { title, isLocked = false }: Section) {
  if (message.type === 'section_deleted') return `Section deleted: ${title}.`;
  if (message.type !== 'section_updated') return undefined;
  const { updates } = message;
  if (updates.title !== undefined && updates.title !== title)
    return `Section renamed to: ${updates.title}.`;
  if (updates.isLocked !== undefined && updates.isLocked !== isLocked)
    return `Section ${updates.isLocked ? 'locked' : 'unlocked'}: ${title}.`;
  return updates.position && `Section moved: ${title}.`;
}

function updateSentence(before: Note, updates: Partial<Note>, titleOf: TitleOf) {
  const { content, category, position, sectionId = before.sectionId, isLocked } = updates;
  if (isLocked !== undefined && isLocked !== (before.isLocked ?? false))
    return `Note ${isLocked ? 'locked' : 'unlocked'}: ${shorten(before.content)}.`;
  if (content !== undefined && content !== before.content)
    return `Changed to: ${shorten(content)}.`;
  if (category && category !== before.category)
    return `Moved to ${categoryLabels[category]}: ${shorten(before.content)}.`;
  const section = sectionId !== before.sectionId && titleOf(sectionId ?? '');
  if (section) return `Moved to ${section}: ${shorten(before.content)}.`;
  return position && `Moved: ${shorten(before.content)}.`;
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

function summary(announcements: readonly Announcement[]) {
  const count = (...types: Announcement['type'][]) =>
    announcements.filter(({ type }) => types.includes(type)).length;
  const counts: [verb: string, item: string, count: number][] = [
    ['added', 'note', count('note_added')],
    ['changed', 'note', count('note_updated', 'note_voted')],
    ['deleted', 'note', count('note_deleted')],
    ['added', 'section', count('section_added')],
    ['changed', 'section', count('section_updated')],
    ['deleted', 'section', count('section_deleted')],
  ];
  const parts = counts
    .filter(([, , number]) => number > 0)
    .map(([verb, item, number]) => `${verb} ${number} ${item}${number === 1 ? '' : 's'}`);
  return `Others ${parts.join(', ')}.`;
}
