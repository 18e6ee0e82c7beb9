import type { Note } from '../../../shared/whiteboard/note.ts';
import type { ServerMessage } from '../../../shared/whiteboard/protocol.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { Waiting } from '../replica.ts';

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

const keyOf = (boardId: string) => `whiteboard-unsaved-${boardId}`;

/** Keeps what the server has not acked for the next page of this tab, so that a reload loses nothing. */
export const keepUnsaved = (boardId: string, changes: readonly Waiting[]) =>
  writeStored('sessionStorage', keyOf(boardId), changes.length > 0 ? changes : null);

/** What the page before kept; each is sent with the same `opId`, and so is made once at most. */
export function takeUnsaved(boardId: string): Waiting[] {
  const kept = readStored('sessionStorage', keyOf(boardId));
  writeStored('sessionStorage', keyOf(boardId), null);
  return Array.isArray(kept) ? kept.filter(isWaiting) : [];
}

// This page wrote it itself; the server judges what is in it.
const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && 'opId' in value && 'change' in value;
