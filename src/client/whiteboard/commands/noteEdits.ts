import type { Note } from '../../../shared/whiteboard/note.ts';
import { MAX_NOTE_LENGTH } from '../../../shared/whiteboard/constants.ts';
import { cleanText } from '../../../shared/cleanText.ts';
import { toast } from '../../ui/toasts.ts';
import type { Adding, Dependencies } from './addNotes.ts';
import { besideReason, textOutcome } from './textOutcome.ts';
import { textParts } from './textParts.ts';

/** The editable content of a note. */
type NoteEdit = Partial<Pick<Note, 'content' | 'color' | 'category'>>;

const LIMIT = `A note has at most ${MAX_NOTE_LENGTH.toLocaleString('en-US')} characters.`;

/** What a participant does with the text of one note, while others may do so, too. */
export function createNoteEdits(
  { connection, transactions, ui, isWrittenOn }: Dependencies,
  { add, addNextTo, bringToFront }: Adding,
) {
  const editAdded = (id: string) =>
    ui.change({ editing: id, added: id, caret: undefined, selection: new Set([id]) });

  /**
   * Adds a note with a text that cannot replace that of its note, beside it or where it was, and says
   * why. Returns whether it was applied.
   */
  function keepText(note: Note, content: string, reason?: string) {
    const present = connection.noteMap.get(note.id);
    const isKept = present
      ? addNextTo(present, { ...lookOf(note), content }) !== undefined
      : add([{ ...note, content }]).length > 0;
    const description = reason ?? besideReason(present);
    if (isKept) toast({ title: 'Kept as a new note', description });
    return isKept;
  }

  /** Edits a note, but asks first while another participant is writing on it. */
  function editUnlessContested(noteId: string, edit: () => void) {
    if (isWrittenOn(noteId)) ui.change({ dialog: 'contested', contested: { noteId, edit } });
    else edit();
  }

  /**
   * Saves an edit of `opened`, the note when editing began. If others have changed its text since, the
   * typed one becomes a note beside it. Returns whether the edit was applied: not while offline.
   */
  function write(opened: Note, edit: NoteEdit) {
    const present = connection.noteMap.get(opened.id);
    const { content = opened.content, ...look } = differences(opened, edit);
    if (content.length > MAX_NOTE_LENGTH) return tellTooLong(content);
    const outcome = textOutcome({ typed: content, opened, now: present });
    if (outcome === 'beside' && !keepText({ ...opened, ...look }, content)) return false;
    const isReplaced = outcome === 'replace';
    const updates = isReplaced ? { ...look, content } : look;
    if (!present || Object.keys(updates).length === 0) return true;
    const ifContent = isReplaced ? opened.content : undefined;
    return transactions.run([{ type: 'update_note', noteId: opened.id, updates, ifContent }]);
  }

  return {
    /** Adds a note of the same kind, color and category in free space beside a note, and opens its editor. */
    addBeside(id: string) {
      const note = connection.noteMap.get(id);
      if (!note) return;
      const { color, category, kind } = note;
      const added = addNextTo(note, { color, category, ...(kind && { kind }) });
      if (added) editAdded(added.id);
    },
    editAdded,
    editUnlessContested,
    keepText,
    /** Opens the editor of a note or of a section's heading, with the caret at an offset of its text. */
    edit(id: string, caret?: number) {
      if (!connection.canWrite() || connection.item(id)?.isLocked) return;
      editUnlessContested(id, () => {
        bringToFront([id]);
        ui.change({ editing: id, added: undefined, caret, selection: new Set([id]) });
      });
    },
    write,
    /** Like `write`, for an editor that is gone: what is too long continues on notes beside it. */
    writeParts(opened: Note, text: string) {
      const [content = '', ...others] = textParts(cleanText(text));
      if (!write(opened, { content })) return false;
      let latest = connection.noteMap.get(opened.id) ?? opened;
      for (const part of others) {
        const added = addNextTo(latest, { ...lookOf(opened), content: part });
        if (!added) return false;
        latest = added;
      }
      if (others.length > 0) tellContinued();
      return true;
    },
  };
}

const tellContinued = () =>
  toast({
    title: 'Continued on new notes',
    description: `${LIMIT} The rest of your text is beside it.`,
  });

function tellTooLong({ length }: string) {
  const description = `${LIMIT} ${length - MAX_NOTE_LENGTH} are too many. Your text is still in the editor.`;
  toast({ title: 'Not saved', description, variant: 'destructive' });
  return false;
}

const lookOf = ({ color, category, size, kind }: Note) => ({
  color,
  category,
  size,
  ...(kind && { kind }),
});

function differences(note: Note, { content: typed, color, category }: NoteEdit): NoteEdit {
  const content = typed === undefined ? undefined : cleanText(typed);
  return {
    ...(content !== undefined && content !== note.content && { content }),
    ...(color && color !== note.color && { color }),
    ...(category && category !== note.category && { category }),
  };
}
