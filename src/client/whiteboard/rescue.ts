import type { Note } from '../../shared/whiteboard/note.ts';
import type { ServerMessage } from '../../shared/whiteboard/protocol.ts';
import type { Waiting } from './replica.ts';

type Options = { waiting: () => Iterable<Waiting>; shown: (id: string) => Note | undefined };

/**
 * Holds on to what this tab wrote on notes that others deleted before it was stored. The deletion
 * wins (W10), but words are worth more than that: they can come back as a new note.
 */
export function createRescue({ waiting, shown }: Options) {
  const notes = new Map<string, Note>();
  return {
    /** To be told before the message takes the note away. */
    hear(message: ServerMessage) {
      const isGone = goneBy(message);
      if (!isGone) return;
      for (const { change } of waiting()) {
        if (change.type !== 'update_note' || change.updates.content === undefined) continue;
        const note = shown(change.noteId);
        if (note && isGone(note.id)) notes.set(note.id, note);
      }
    },
    /** The note as it was written, once, when the refused change was one of those. */
    take({ change }: Waiting): Note | undefined {
      if (change.type !== 'update_note' || change.updates.content === undefined) return undefined;
      const note = notes.get(change.noteId);
      notes.delete(change.noteId);
      return note;
    },
  };
}

/** Tells whether a message says that a note is not on the board any more; nothing when it cannot. */
function goneBy(message: ServerMessage): ((id: string) => boolean) | undefined {
  if (message.type === 'note_deleted') return (id) => id === message.noteId;
  if (message.type !== 'session_joined') return undefined;
  const there = new Set(message.stickyNotes.map(({ id }) => id));
  return (id) => !there.has(id);
}
