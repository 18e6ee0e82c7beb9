import type { Note } from '../../shared/whiteboard/note.ts';
import { categoryLabels } from '../../shared/whiteboard/limits.ts';
import type { ServerMessage } from '../../shared/whiteboard/protocol.ts';
import { createState } from '../ui/state.ts';

/** Milliseconds in which what others do is put into one sentence. */
const QUIET = 1500;
const MOST_SENTENCES = 3;

type Heard = { type: ServerMessage['type']; noteId: string | undefined; sentence: string };

/** Says aloud, to those who listen to the page, what others do and what became of an own act. */
export function createAnnouncer() {
  const said = createState('');
  let heard: Heard[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(text: string) {
    clearTimeout(timer);
    timer = undefined;
    heard = [];
    // The same words again would not be read again.
    said.set(text === said.get() ? `${text}\u00a0` : text);
  }

  function tell() {
    const isFew = heard.length <= MOST_SENTENCES;
    say(isFew ? heard.map(({ sentence }) => sentence).join(' ') : summary(heard));
  }

  return {
    said,
    /** At once, in place of what others do. */
    say,
    /** `before` is the note as it was; own changes are not for here. */
    hear(message: ServerMessage, before: Note | undefined) {
      const sentence = sentenceFor(message, before);
      if (sentence === undefined) return;
      const { type } = message;
      const noteId = type === 'note_updated' ? message.noteId : undefined;
      // A drag is one thing, however many messages it takes.
      if (noteId && heard.some((one) => one.noteId === noteId && one.sentence === sentence)) return;
      heard.push({ type, noteId, sentence });
      timer ??= setTimeout(tell, QUIET);
    },
  };
}

function sentenceFor(message: ServerMessage, before: Note | undefined): string | undefined {
  if (message.type === 'user_joined') return `${message.user.name} joined.`;
  if (message.type === 'note_added') {
    const { author, category, content } = message.note;
    return `${author} added to ${categoryLabels[category]}: ${short(content)}.`;
  }
  if (!before) return undefined;
  if (message.type === 'note_deleted') return `Deleted: ${short(before.content)}.`;
  if (message.type === 'note_voted') return `A vote on: ${short(before.content)}.`;
  return message.type === 'note_updated' ? changeOf(before, message.updates) : undefined;
}

function changeOf(before: Note, updates: Partial<Note>) {
  const { content, category, position } = updates;
  if (content !== undefined && content !== before.content) return `Changed to: ${short(content)}.`;
  if (category && category !== before.category)
    return `Moved to ${categoryLabels[category]}: ${short(before.content)}.`;
  return position && `Moved: ${short(before.content)}.`;
}

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

function summary(heard: readonly Heard[]) {
  const count = (...types: Heard['type'][]) =>
    heard.filter(({ type }) => types.includes(type)).length;
  const parts = [
    `${count('note_added')} added`,
    `${count('note_updated', 'note_voted')} changed`,
    `${count('note_deleted')} deleted`,
  ].filter((part) => !part.startsWith('0 '));
  return `Notes of others: ${parts.join(', ')}.`;
}
