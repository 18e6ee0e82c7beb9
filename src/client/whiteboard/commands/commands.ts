import { type Change, isSection } from '../../../shared/whiteboard/board.ts';
import type { Note, NoteUpdates } from '../../../shared/whiteboard/note.ts';
import {
  categoryColors,
  type NoteCategory,
  type NoteColor,
  noteDefaults,
  GRID_SIZE,
} from '../../../shared/whiteboard/constants.ts';
import { cleanText } from '../../../shared/cleanText.ts';
import { newId } from '../../lib/newId.ts';
import { boundsOf, distance, minus, plus, type Point, rectOf, snapped } from '../geometry.ts';
import { identity } from '../sync/identity.ts';
import { tools } from '../tools.ts';
import { sectionIdAt } from '../sections/placement.ts';
import { moveTo, updateItem } from '../sections/sectionCommands.ts';
import { createNoteEdits, type Dependencies } from './noteEdits.ts';
import { copied, notesFromText, type NoteFields, notesToText } from './paste.ts';

type Choice = { color: NoteColor } | { category: NoteCategory };

/** From the corner of a new note to its middle. */
const HALF_SIZE = { x: 75, y: 50 };

const COPY_OFFSET = { x: 20, y: 20 };

/** The notes behind the text on the clipboard. */
let clipboard: { text: string; notes: readonly Note[] } | undefined;

/** Everything a participant can do with the board, by mouse, keyboard or touch. */
export function createCommands(dependencies: Dependencies) {
  const { connection, undoStack, ui, sections, sizes } = dependencies;
  const { all, canWrite } = connection;
  const notesNow = () => [...all().values()];
  const selected = () => notesNow().filter(({ id }) => ui.get().selection.has(id));
  const highestZ = () => Math.max(0, ...notesNow().map(({ z = 0 }) => z));

  // Votes and the lock belong to the original note.
  function create({ votes: _votes, isLocked: _isLocked, ...fields }: NoteFields, above = 1): Note {
    const { color, category } = ui.get();
    const { content, size } = noteDefaults;
    const { name, id: authorId } = identity.get();
    // Without dayjs, which the board does not load at first.
    const timestamp = new Date().toISOString();
    const defaults = {
      content,
      color,
      category,
      size,
      author: name,
      timestamp,
      z: highestZ() + above,
    };
    // A note of another author keeps its author, also from a file.
    const note = { ...(fields.author === undefined && { authorId }), ...defaults, ...fields };
    const { sectionId = sectionIdAt(note, connection.allSections().values()) } = note;
    return {
      ...note,
      content: cleanText(note.content),
      id: newId(),
      ...(sectionId && { sectionId }),
    };
  }

  const createAll = (fields: readonly NoteFields[]) =>
    fields.map((one, index) => create(one, index + 1));

  function add(fields: readonly NoteFields[]) {
    const notes = createAll(fields);
    const isApplied = undoStack.run(notes.map((note) => ({ type: 'add_note', note })));
    return isApplied ? notes : [];
  }

  const update = (notes: readonly Note[], updatesOf: (note: Note) => NoteUpdates) =>
    undoStack.run(
      notes.map((note) => ({ type: 'update_note', noteId: note.id, updates: updatesOf(note) })),
    );

  function insert(notes: readonly NoteFields[]) {
    const added = add(notes);
    ui.select(added.map(({ id }) => id));
    return added.length;
  }

  const edits = createNoteEdits(dependencies, { create, add, bringToFront });

  return {
    ...edits,
    selected,
    /** Returns the notes that the filter shows. */
    shown() {
      const { filter } = ui.get();
      return notesNow().filter(({ category }) => !filter || category === filter);
    },
    /** Returns new notes that are not on the board yet. */
    create: createAll,
    add,
    /** The color of a new note of the category. */
    colorFor: (category: NoteCategory) =>
      ui.get().hasChosenColor ? ui.get().color : categoryColors[category],
    /**
     * Adds a note to a free place of a section, which grows if needed, with the color and category of
     * its latest note. Returns whether it was applied.
     */
    addToSection(sectionId: string, fields: Pick<NoteFields, 'content'>) {
      const section = connection.allSections().get(sectionId);
      if (!section) return false;
      const { position, changes } = sections.place(section, noteDefaults.size);
      const [latest] = notesNow()
        .filter((note) => note.sectionId === sectionId)
        .toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
      const { color, category } = latest ?? { ...ui.get(), color: section.color };
      const note = create({ ...fields, color, category, position, sectionId }, 1);
      return undoStack.run([{ type: 'add_note', note }, ...changes]);
    },
    /** Adds a note around a point and opens its editor. */
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
    update,
    /** Deletes what is not locked; the notes of sections stay. Returns how many. */
    remove(ids: Iterable<string>) {
      if (!canWrite()) return 0;
      const changes = [...ids].flatMap((id): Change[] => {
        const item = connection.item(id);
        if (!item || item.isLocked) return [];
        return isSection(item)
          ? [{ type: 'delete_section', sectionId: id }]
          : [{ type: 'delete_note', noteId: id }];
      });
      if (changes.length === 0) return 0;
      undoStack.run(changes);
      ui.change({ selection: new Set(), editing: undefined });
      return changes.length;
    },
    /**
     * Sets the color or category of new notes and of the note that is being edited; with the move
     * tool, also of the selected notes. A color also goes to the selected sections.
     */
    choose(choice: Choice) {
      const { hasChosenColor, editing, tool } = ui.get();
      const color = 'category' in choice ? categoryColors[choice.category] : choice.color;
      ui.change({
        ...choice,
        ...('color' in choice ? { hasChosenColor: true } : !hasChosenColor && { color }),
      });
      const edited = editing === undefined ? undefined : all().get(editing);
      const targets = edited ? [edited] : tool === tools.move ? selected() : [];
      const changes = targets.map((note): Change => ({
        type: 'update_note',
        noteId: note.id,
        updates: updatesFor(choice, note),
      }));
      if ('color' in choice && !edited && tool === tools.move)
        for (const { id } of sections.selected())
          changes.push({ type: 'update_section', sectionId: id, updates: choice });
      if (changes.length > 0) undoStack.run(changes);
    },
    vote(note: Note) {
      const userId = identity.get().id;
      const isOn = !note.votes?.includes(userId);
      undoStack.run([{ type: 'vote', noteId: note.id, userId, isOn }]);
    },
    /**
     * Locks the selected sections and, for facilitators, notes; unlocks them if all are locked.
     * Returns whether they are locked now; `undefined` if there was nothing to do.
     */
    toggleLock(): boolean | undefined {
      const isFacilitator = connection.info.get()?.isFacilitator === true;
      const items = [...sections.selected(), ...(isFacilitator ? selected() : [])];
      if (items.length === 0 || !canWrite()) return undefined;
      const isLocked = !items.every((item) => item.isLocked);
      const changed = items.filter((item) => (item.isLocked ?? false) !== isLocked);
      undoStack.run(changed.map((item) => updateItem(item, { isLocked })));
      return isLocked;
    },
    nudge(by: Point) {
      const { items, loose } = sections.moving(selected());
      const transaction = undoStack.start();
      transaction.apply(items.map((item) => moveTo(item, plus(item.position, by))));
      transaction.apply(sections.membership(loose.flatMap(({ id }) => all().get(id) ?? [])));
      transaction.end();
    },
    duplicate: () => insert(copied(selected(), COPY_OFFSET)),
    /** Returns the texts of the selected notes, one per line. */
    copy() {
      const notes = selected();
      if (notes.length === 0) return undefined;
      clipboard = { text: notesToText(notes), notes };
      return clipboard.text;
    },
    /** Each line becomes a note; notes copied here keep their color, category and size. */
    paste(text: string, middle: Point) {
      if (clipboard?.text !== text) return insert(notesFromText(text, middle));
      return insert(copied(clipboard.notes, COPY_OFFSET));
    },
    bringToFront,
  };

  /** Moves notes above all others, in their order. Not part of a transaction. */
  function bringToFront(ids: Iterable<string>) {
    const raised = new Set(ids);
    const notes = notesNow().filter(({ id, isLocked }) => raised.has(id) && !isLocked);
    const otherLevels = notesNow().map(({ id, z = 0 }) => (raised.has(id) ? -1 : z));
    const above = Math.max(0, ...otherLevels);
    if (notes.every(({ z = 0 }) => z > above) || all().size === notes.length) return;
    const ordered = notes.toSorted((a, b) => (a.z ?? 0) - (b.z ?? 0));
    const highest = highestZ();
    for (const [index, { id }] of ordered.entries())
      connection.change({ type: 'update_note', noteId: id, updates: { z: highest + index + 1 } });
  }
}

/** A new category also changes the color of a note that has its category's color. */
const updatesFor = (choice: Choice, note: Note): NoteUpdates =>
  'category' in choice && note.color === categoryColors[note.category]
    ? { ...choice, color: categoryColors[choice.category] }
    : choice;
