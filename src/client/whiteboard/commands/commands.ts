import type { Note } from '../../../shared/whiteboard/note.ts';
import {
  categoryColors,
  GRID_SIZE,
  type NoteCategory,
} from '../../../shared/whiteboard/constants.ts';
import { boundsOf, distance, minus, plus, type Point, rectOf, snapped } from '../geometry.ts';
import { createAdding, type Dependencies } from './addNotes.ts';
import { createChanging } from './changeNotes.ts';
import { createNoteEdits } from './noteEdits.ts';
import { copied, linesOf, notesFrom, type NoteFields, textsOf, toClipboard } from './paste.ts';

/** From the corner of a new note to its middle. */
const HALF_SIZE = { x: 75, y: 50 };

const COPY_OFFSET = { x: 20, y: 20 };

/** The notes behind the text on the clipboard. */
let clipboard: { text: string; notes: readonly Note[] } | undefined;

/** What a participant does with notes, except for moving and resizing them (`canvas/gestures.ts`). */
export function createCommands(dependencies: Dependencies) {
  const { connection, ui, sizes } = dependencies;
  const notesNow = () => [...connection.noteMap.values()];
  const adding = createAdding(dependencies);
  const changing = createChanging(dependencies);
  const edits = createNoteEdits(dependencies, adding);
  const { add } = adding;
  const { selected } = changing;

  function insert(notes: readonly NoteFields[]) {
    const added = add(notes);
    ui.select(added.map(({ id }) => id));
    return added.length;
  }

  return {
    ...adding,
    ...changing,
    ...edits,
    /** Returns the notes that the filter shows. */
    shown() {
      const { filter } = ui.get();
      return notesNow().filter(({ category }) => !filter || category === filter);
    },
    /** The color of a new note of the category. */
    colorFor: (category: NoteCategory) =>
      ui.get().hasChosenColor ? ui.get().color : categoryColors[category],
    /** Adds a note around a point and opens its editor; its text is a second change. */
    addAt(point: Point, fields?: Partial<Note>) {
      const corner = minus(point, HALF_SIZE);
      const position = ui.get().isSnapping ? snapped(corner) : corner;
      const [note] = add([{ ...fields, position }]);
      if (note) edits.editAdded(note.id);
    },
    /** Returns the point, shifted until it covers no note that is centered on it. */
    freePosition(point: Point): Point {
      const isTaken = (at: Point) =>
        notesNow().some(({ position }) => distance(plus(position, HALF_SIZE), at) < GRID_SIZE / 2);
      let free = point;
      while (isTaken(free)) free = plus(free, { x: GRID_SIZE, y: GRID_SIZE });
      return free;
    },
    /** Returns a position below the lowest note of the category, or next to all notes. */
    positionFor(category: NoteCategory, fallback: Point): Point {
      const shown = notesNow().map(sizes.asShown);
      const categoryNotes = shown.filter((note) => note.category === category);
      const [lowest] = categoryNotes.toSorted((a, b) => b.position.y - a.position.y);
      const bounds = boundsOf(shown.map(rectOf));
      if (lowest) return plus(lowest.position, { x: 0, y: lowest.size.height + GRID_SIZE });
      return bounds
        ? { x: bounds.x + bounds.width + GRID_SIZE, y: bounds.y }
        : minus(fallback, HALF_SIZE);
    },
    duplicate: () => insert(copied(selected(), COPY_OFFSET)),
    /** Returns the texts of the selected notes for the clipboard. */
    copy() {
      const notes = selected();
      if (notes.length === 0) return undefined;
      const copy = toClipboard(notes);
      clipboard = { text: copy.text, notes };
      return copy;
    },
    /**
     * Each line becomes a note, and so does each note from another board, in `data`. Notes copied
     * here keep their color, category and size.
     */
    paste({ text, data }: { text: string; data: string }, middle: Point) {
      if (clipboard?.text === text) return insert(copied(clipboard.notes, COPY_OFFSET));
      return insert(notesFrom(textsOf(data) ?? linesOf(text), middle));
    },
  };
}
