import type { Note, NoteUpdates } from '../../../shared/whiteboard/note.ts';
import {
  type NoteCategory,
  type NoteColor,
  noteDefaults,
  GRID,
} from '../../../shared/whiteboard/limits.ts';
import { cleanText } from '../../../shared/whiteboard/text.ts';
import { newId } from '../../lib/newId.ts';
import type { createUndoStack } from './undo.ts';
import { arrangement } from './arrange.ts';
import type { Connection } from '../sync/connection.ts';
import { boundsOf, distance, minus, plus, type Point, rectOf, snapped } from '../geometry.ts';
import { identity } from '../sync/identity.ts';
import { copied, fromText, type NewNote, toText } from './paste.ts';
import type { createUi } from '../ui.ts';

type Dependencies = {
  connection: Connection;
  undoStack: ReturnType<typeof createUndoStack>;
  ui: ReturnType<typeof createUi>;
};

/** The editable content of a note. */
type NoteEdit = Partial<Pick<Note, 'content' | 'color' | 'category'>>;

/** From the corner of a new note to its middle. */
const HALF_SIZE = { x: 75, y: 50 };

/** The notes behind the text on the clipboard. */
let clipboard: { text: string; notes: readonly Note[] } | undefined;

/** Everything a participant can do with the board, by mouse, keyboard or touch. */
export function createCommands({ connection, undoStack, ui }: Dependencies) {
  const { all, canWrite } = connection;
  const notesNow = () => [...all().values()];
  const selected = () => notesNow().filter(({ id }) => ui.get().selection.has(id));
  const top = () => Math.max(0, ...notesNow().map(({ z = 0 }) => z));

  // Votes belong to the original note.
  function create({ votes: _votes, ...fields }: NewNote, above: number): Note {
    const { color, category } = ui.get();
    const { content, size } = noteDefaults;
    const { name, id: authorId } = identity.get();
    const timestamp = new Date().toISOString();
    const defaults = { content, color, category, size, author: name, timestamp, z: top() + above };
    // A note of another author keeps its author, also from a file.
    const note = { ...(fields.author === undefined && { authorId }), ...defaults, ...fields };
    return { ...note, content: cleanText(note.content), id: newId() };
  }

  function add(fields: readonly NewNote[]) {
    const notes = fields.map((one, index) => create(one, index + 1));
    const isApplied = undoStack.run(notes.map((note) => ({ type: 'add_note', note })));
    return isApplied ? notes : [];
  }

  const update = (notes: readonly Note[], updatesOf: (note: Note) => NoteUpdates) =>
    undoStack.run(
      notes.map((note) => ({ type: 'update_note', noteId: note.id, updates: updatesOf(note) })),
    );

  function insert(notes: readonly NewNote[]) {
    const added = add(notes);
    ui.select(added.map(({ id }) => id));
    return added.length;
  }

  return {
    selected,
    /** Returns the notes that the filter shows. */
    shown() {
      const { filter } = ui.get();
      return notesNow().filter(({ category }) => !filter || category === filter);
    },
    add,
    /** Adds a note around a point and opens its editor. */
    addAt(point: Point, kind?: 'text') {
      const corner = minus(point, HALF_SIZE);
      const position = ui.get().isSnapping ? snapped(corner) : corner;
      const [note] = add([kind ? { position, kind } : { position }]);
      if (note) ui.change({ editing: note.id, selection: new Set([note.id]) });
    },
    /** Returns the point, shifted until it covers no note that is centered on it. */
    freePosition(point: Point): Point {
      const isTaken = (at: Point) =>
        notesNow().some(({ position }) => distance(plus(position, HALF_SIZE), at) < GRID / 2);
      let free = point;
      while (isTaken(free)) free = plus(free, { x: GRID, y: GRID });
      return free;
    },
    /** Returns a position below the lowest note of the category, or next to all notes. */
    positionFor(category: NoteCategory, otherwise: Point): Point {
      const mates = notesNow().filter((note) => note.category === category);
      const [lowest] = mates.toSorted((a, b) => b.position.y - a.position.y);
      const bounds = boundsOf(notesNow().map(rectOf));
      if (lowest) return plus(lowest.position, { x: 0, y: lowest.size.height + GRID });
      return bounds
        ? { x: bounds.x + bounds.width + GRID, y: bounds.y }
        : minus(otherwise, HALF_SIZE);
    },
    edit(id: string) {
      if (!canWrite()) return;
      raise([id]);
      ui.change({ editing: id, selection: new Set([id]) });
    },
    /** Saves an edit. Returns whether it was applied; offline it is not. */
    write(note: Note, edit: NoteEdit) {
      // Another participant deleted the note: the edit becomes a new one.
      if (!all().has(note.id)) return add([{ ...note, ...edit }]).length > 0;
      const updates = differences(note, edit);
      return Object.keys(updates).length === 0 || update([note], () => updates);
    },
    update,
    remove(ids: Iterable<string>) {
      if (!canWrite()) return 0;
      const notes = [...ids].filter((id) => all().has(id));
      undoStack.run(notes.map((noteId) => ({ type: 'delete_note', noteId })));
      ui.change({ selection: new Set(), editing: undefined });
      return notes.length;
    },
    /**
     * Sets the color or category of new notes and of the note that is being edited; with the move
     * tool, also of the selected notes.
     */
    choose(choice: { color: NoteColor } | { category: NoteCategory }) {
      ui.change(choice);
      const { editing, tool } = ui.get();
      const edited = editing === undefined ? undefined : all().get(editing);
      const targets = edited ? [edited] : tool === 'move' ? selected() : [];
      if (targets.length > 0) update(targets, () => choice);
    },
    vote(note: Note) {
      const userId = identity.get().id;
      const isOn = !note.votes?.includes(userId);
      undoStack.run([{ type: 'vote', noteId: note.id, userId, isOn }]);
    },
    nudge(by: Point) {
      update(selected(), ({ position }) => ({ position: plus(position, by) }));
    },
    duplicate: () => insert(copied(selected(), { x: 20, y: 20 })),
    /** Returns the texts of the selected notes, one per line. */
    copy() {
      const notes = selected();
      if (notes.length === 0) return undefined;
      clipboard = { text: toText(notes), notes };
      return clipboard.text;
    },
    /** Each line becomes a note; notes copied here keep their color, category and size. */
    paste(text: string, middle: Point) {
      if (clipboard?.text !== text) return insert(fromText(text, middle));
      return insert(copied(clipboard.notes, { x: 20, y: 20 }));
    },
    /** Arranges all notes in one block per category. */
    arrange() {
      const places = arrangement(notesNow());
      const misplaced = notesNow().filter(({ id, position }) => {
        const target = places.get(id);
        return target && (target.x !== position.x || target.y !== position.y);
      });
      update(misplaced, ({ id, position }) => ({ position: places.get(id) ?? position }));
    },
    raise,
  };

  /** Raises notes above all others, in their order. Not part of a transaction. */
  function raise(ids: Iterable<string>) {
    const wanted = new Set(ids);
    const notes = notesNow().filter(({ id }) => wanted.has(id));
    const heights = notesNow().map(({ id, z = 0 }) => (wanted.has(id) ? -1 : z));
    const above = Math.max(0, ...heights);
    if (notes.every(({ z = 0 }) => z > above) || all().size === notes.length) return;
    const rising = notes.toSorted((a, b) => (a.z ?? 0) - (b.z ?? 0));
    const highest = top();
    for (const [index, { id }] of rising.entries())
      connection.change({ type: 'update_note', noteId: id, updates: { z: highest + index + 1 } });
  }
}

function differences(note: Note, { content: typed, color, category }: NoteEdit): NoteEdit {
  const content = typed === undefined ? undefined : cleanText(typed);
  return {
    ...(content !== undefined && content !== note.content && { content }),
    ...(color && color !== note.color && { color }),
    ...(category && category !== note.category && { category }),
  };
}
