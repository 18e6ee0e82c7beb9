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

type Rooms = {
  connection: Connection;
  undoStack: ReturnType<typeof createUndoStack>;
  ui: ReturnType<typeof createUi>;
};

/** What a person writes on a note. */
type Written = Partial<Pick<Note, 'content' | 'color' | 'category'>>;

/** From the corner of a new note to its middle. */
const HALF = { x: 75, y: 50 };

/** The clipboard holds text for other programs, and this what it looked like. */
let clipboard: { text: string; notes: readonly Note[] } | undefined;

/** Everything a person can do to the board, whichever way they ask for it. */
export function createCommands({ connection, undoStack, ui }: Rooms) {
  const { all, canWrite } = connection;
  const notesNow = () => [...all().values()];
  const selected = () => notesNow().filter(({ id }) => ui.get().selection.has(id));
  const top = () => Math.max(0, ...notesNow().map(({ z = 0 }) => z));

  // Votes are cast on a note, and do not come with it.
  function made({ votes: _votes, ...given }: NewNote, above: number): Note {
    const { color, category } = ui.get();
    const { content, size } = noteDefaults;
    const { name, id: authorId } = identity.get();
    const timestamp = new Date().toISOString();
    const chosen = { content, color, category, size, author: name, timestamp, z: top() + above };
    // What somebody else has written stays theirs, also from a file.
    const note = { ...(given.author === undefined && { authorId }), ...chosen, ...given };
    return { ...note, content: cleanText(note.content), id: newId() };
  }

  function add(fields: readonly NewNote[]) {
    const notes = fields.map((one, index) => made(one, index + 1));
    const isDone = undoStack.run(notes.map((note) => ({ type: 'add_note', note })));
    return isDone ? notes : [];
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
    /** The notes that no filter hides. */
    shown() {
      const { filter } = ui.get();
      return notesNow().filter(({ category }) => !filter || category === filter);
    },
    add,
    /** Puts a note around a point and opens it for writing. */
    addAt(point: Point, kind?: 'text') {
      const corner = minus(point, HALF);
      const position = ui.get().isSnapping ? snapped(corner) : corner;
      const [note] = add([kind ? { position, kind } : { position }]);
      if (note) ui.change({ editing: note.id, selection: new Set([note.id]) });
    },
    /** Aside of notes that lie around this very point, so that none is covered. */
    freePlace(point: Point): Point {
      const isTaken = (at: Point) =>
        notesNow().some(({ position }) => distance(plus(position, HALF), at) < GRID / 2);
      let free = point;
      while (isTaken(free)) free = plus(free, { x: GRID, y: GRID });
      return free;
    },
    /** Below the lowest note of the category, or where nothing lies. */
    placeFor(category: NoteCategory, otherwise: Point): Point {
      const mates = notesNow().filter((note) => note.category === category);
      const [lowest] = mates.toSorted((a, b) => b.position.y - a.position.y);
      const bounds = boundsOf(notesNow().map(rectOf));
      if (lowest) return plus(lowest.position, { x: 0, y: lowest.size.height + GRID });
      return bounds ? { x: bounds.x + bounds.width + GRID, y: bounds.y } : minus(otherwise, HALF);
    },
    edit(id: string) {
      if (!canWrite()) return;
      raise([id]);
      ui.change({ editing: id, selection: new Set([id]) });
    },
    /** Keeps what was made of a note, and answers whether that could be done; without a line it cannot. */
    write(note: Note, written: Written) {
      // Somebody deleted it meanwhile: what was written is worth more than that.
      if (!all().has(note.id)) return add([{ ...note, ...written }]).length > 0;
      const updates = differences(note, written);
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
     * The choosers serve the notes to come, and the note that is being written on. The selected
     * ones they change with the move tool alone: with the others, what was saved stays as it is.
     */
    choose(choice: { color: NoteColor } | { category: NoteCategory }) {
      ui.change(choice);
      const { editing, tool } = ui.get();
      const written = editing === undefined ? undefined : all().get(editing);
      const chosen = written ? [written] : tool === 'move' ? selected() : [];
      if (chosen.length > 0) update(chosen, () => choice);
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
    /** The text of the selected notes, one a line. */
    copy() {
      const notes = selected();
      if (notes.length === 0) return undefined;
      clipboard = { text: toText(notes), notes };
      return clipboard.text;
    },
    /** Many lines become many notes; what was copied here keeps its looks. */
    paste(text: string, middle: Point) {
      if (clipboard?.text !== text) return insert(fromText(text, middle));
      return insert(copied(clipboard.notes, { x: 20, y: 20 }));
    },
    /** Sorts all notes into a block for each category. */
    arrange() {
      const places = arrangement(notesNow());
      const wrong = notesNow().filter(({ id, position }) => {
        const place = places.get(id);
        return place && (place.x !== position.x || place.y !== position.y);
      });
      update(wrong, ({ id, position }) => ({ position: places.get(id) ?? position }));
    },
    raise,
  };

  /** Lays notes above all others, in the order they lay. Not part of any act. */
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

function differences(note: Note, { content: typed, color, category }: Written): Written {
  const content = typed === undefined ? undefined : cleanText(typed);
  return {
    ...(content !== undefined && content !== note.content && { content }),
    ...(color && color !== note.color && { color }),
    ...(category && category !== note.category && { category }),
  };
}
