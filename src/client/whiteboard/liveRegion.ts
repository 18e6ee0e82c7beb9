import { categoryLabels } from '../../shared/whiteboard/limits.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import type { ServerMessage } from '../../shared/whiteboard/protocol.ts';
import { createStore } from '../lib/store.ts';

/** Changes of others within this time are announced together. */
const ANNOUNCE_DELAY_MS = 1500;
const MAX_SENTENCES = 3;

type Announcement = { type: ServerMessage['type']; noteId: string | undefined; sentence: string };

/** The text that screen readers announce: what others do, and the result of own commands. */
export function createLiveRegion() {
  const text = createStore('');
  let waiting: Announcement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(next: string) {
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
    // Screen readers ignore a text that does not change.
    text.set(next === text.get() ? `${next}\u00a0` : next);
  }

  function flush() {
    const isShort = waiting.length <= MAX_SENTENCES;
    say(isShort ? waiting.map(({ sentence }) => sentence).join(' ') : summary(waiting));
  }

  return {
    text,
    /** Announces immediately, in place of what others did. */
    say,
    /** Announces a change of another participant; `before` is the note before it. */
    announce(message: ServerMessage, before: Note | undefined) {
      const sentence = sentenceFor(message, before);
      if (sentence === undefined) return;
      const { type } = message;
      const noteId = type === 'note_updated' ? message.noteId : undefined;
      // A drag is announced once, however many messages it takes.
      if (noteId && waiting.some((one) => one.noteId === noteId && one.sentence === sentence))
        return;
      waiting.push({ type, noteId, sentence });
      timer ??= setTimeout(flush, ANNOUNCE_DELAY_MS);
    },
  };
}

function sentenceFor(message: ServerMessage, before: Note | undefined): string | undefined {
  if (message.type === 'user_joined') return `${message.user.name} joined.`;
  if (message.type === 'note_added') {
    const { author, category, content } = message.note;
    return `${author} added to ${categoryLabels[category]}: ${shorten(content)}.`;
  }
  if (!before) return undefined;
  if (message.type === 'note_deleted') return `Deleted: ${shorten(before.content)}.`;
  if (message.type === 'note_voted') return `A vote on: ${shorten(before.content)}.`;
  return message.type === 'note_updated' ? updateSentence(before, message.updates) : undefined;
}

function updateSentence(before: Note, updates: Partial<Note>) {
  const { content, category, position } = updates;
  if (content !== undefined && content !== before.content)
    return `Changed to: ${shorten(content)}.`;
  if (category && category !== before.category)
    return `Moved to ${categoryLabels[category]}: ${shorten(before.content)}.`;
  return position && `Moved: ${shorten(before.content)}.`;
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

function summary(announcements: readonly Announcement[]) {
  const count = (...types: Announcement['type'][]) =>
    announcements.filter(({ type }) => types.includes(type)).length;
  const counts: [string, number][] = [
    ['added', count('note_added')],
    ['changed', count('note_updated', 'note_voted')],
    ['deleted', count('note_deleted')],
  ];
  const parts = counts
    .filter(([, number]) => number > 0)
    .map(([verb, number]) => `${verb} ${number === 1 ? '1 note' : `${number} notes`}`);
  return `Others ${parts.join(', ')}.`;
}
