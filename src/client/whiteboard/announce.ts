import type { Note } from '../../shared/whiteboard/note.ts';
import { categoryLabels } from '../../shared/whiteboard/limits.ts';
import type { ServerMessage } from '../../shared/whiteboard/protocol.ts';
import { createState } from '../ui/state.ts';

/** Milliseconds in which what others do is put into one sentence. */
const QUIET = 1500;
const MOST_SENTENCES = 3;

type Counts = { added: number; changed: number; deleted: number };

/** Says aloud, to those who listen to the page, what others do and what became of an own act. */
export function createAnnouncer() {
  const said = createState('');
  let sentences: string[] = [];
  let counts: Counts = { added: 0, changed: 0, deleted: 0 };
  const moved = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function speak() {
    timer = undefined;
    const total = counts.added + counts.changed + counts.deleted;
    const isFew = sentences.length <= MOST_SENTENCES && total <= MOST_SENTENCES;
    const text = isFew ? sentences.join(' ') : summary(counts);
    // The same words again would not be read again.
    said.set(text === said.get() ? `${text}\u00a0` : text);
    sentences = [];
    counts = { added: 0, changed: 0, deleted: 0 };
    moved.clear();
  }

  function soon(sentence: string) {
    sentences.push(sentence);
    timer ??= setTimeout(speak, QUIET);
  }

  return {
    said,
    /** At once, in place of what others do. */
    say(text: string) {
      clearTimeout(timer);
      sentences = [text];
      counts = { added: 0, changed: 0, deleted: 0 };
      speak();
    },
    /** `before` is the note as it was; own changes are not for here. */
    hear(message: ServerMessage, before: Note | undefined) {
      const sentence = sentenceFor(message, before);
      if (sentence === undefined) return;
      if (message.type === 'note_updated') {
        const key = `${message.noteId} ${sentence}`;
        // A drag is one thing, however many messages it takes.
        if (moved.has(key)) return;
        moved.add(key);
      }
      if (message.type === 'note_added') counts.added++;
      else if (message.type === 'note_deleted') counts.deleted++;
      else if (message.type === 'note_updated' || message.type === 'note_voted') counts.changed++;
      soon(sentence);
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

function summary({ added, changed, deleted }: Counts) {
  const parts = [
    added > 0 && `${added} added`,
    changed > 0 && `${changed} changed`,
    deleted > 0 && `${deleted} deleted`,
  ].filter((part) => part !== false);
  return `Notes of others: ${parts.join(', ')}.`;
}
