import type { Change } from '../../../shared/whiteboard/board.ts';
import { noteDefaults } from '../../../shared/whiteboard/constants.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import type { PendingChange } from '../../../shared/whiteboard/sync/pendingChanges.ts';

/** A text that the server refused. */
export type RefusedText = {
  noteId: string;
  text: string;
  /** The note before the change, or the whole new one; `undefined` if this page has not seen it. */
  note: Note | undefined;
  isNewNote: boolean;
};

/** Remembers the notes of typed texts until these are stored, because others may delete them. */
export function createRefusedTexts() {
  const notes = new Map<string, Note | undefined>();
  return {
    /** Must be called before the change is applied. */
    remember(opId: string, change: Change, note: Note | undefined) {
      if ('ifContent' in change) notes.set(opId, note);
    },
    /** Forgets a change that is stored or refused. Returns the text that it would have written. */
    settle({ opId, change }: PendingChange): RefusedText | undefined {
      const note = notes.get(opId);
      notes.delete(opId);
      if (change.type === 'add_note') {
        const { id: noteId, content: text } = change.note;
        const isTyped = text !== '' && text !== noteDefaults.content;
        return isTyped ? { noteId, text, note: change.note, isNewNote: true } : undefined;
      }
      if (change.type !== 'update_note' || change.ifContent === undefined) return undefined;
      const { noteId, updates, ifContent: text } = change;
      return { noteId, text: updates.content ?? text, note, isNewNote: false };
    },
  };
}
