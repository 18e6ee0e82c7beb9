import type { Change } from '../../../shared/whiteboard/board.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import type { ServerMessage } from '../../../shared/whiteboard/protocol.ts';
import type { PendingChange } from '../../../shared/whiteboard/sync/pendingChanges.ts';
import type { Replica } from '../../../shared/whiteboard/sync/replica.ts';

/**
 * Remembers notes whose text this tab edited and that others deleted before the edit was stored. The
 * deletion wins (W10), but the text can be added as a new note.
 */
export function createDeletedNoteRecovery({ pending, notes: shown }: Replica) {
  const notes = new Map<string, Note>();
  return {
    /** Must be called before the message removes the note. */
    beforeMessage(message: ServerMessage) {
      const isDeleted = deletedBy(message);
      if (!isDeleted) return;
      for (const { change } of pending.all()) {
        const note = isTextEdit(change) ? shown.get(change.noteId) : undefined;
        if (note && isDeleted(note.id)) notes.set(note.id, note);
      }
    },
    /** Returns the edited note, once, if the rejected change was one of those. */
    take({ change }: PendingChange): Note | undefined {
      if (!isTextEdit(change)) return undefined;
      const note = notes.get(change.noteId);
      notes.delete(change.noteId);
      return note;
    },
  };
}

const isTextEdit = (change: Change): change is Extract<Change, { type: 'update_note' }> =>
  change.type === 'update_note' && change.updates.content !== undefined;

/** Returns a predicate for the ids of notes that the message removes, if it can remove any. */
function deletedBy(message: ServerMessage): ((id: string) => boolean) | undefined {
  if (message.type === 'note_deleted') return (id) => id === message.noteId;
  if (message.type !== 'session_joined') return undefined;
  const present = new Set(message.stickyNotes.map(({ id }) => id));
  return (id) => !present.has(id);
}
