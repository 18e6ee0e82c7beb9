import type { Change } from '../../../shared/whiteboard/board.ts';
import { cleanText } from '../../../shared/cleanText.ts';
import { GRID_SIZE, noteDefaults } from '../../../shared/whiteboard/constants.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { newId } from '../../lib/newId.ts';
import type { ShownSizes } from '../canvas/shownSizes.ts';
import { plus, rectOf } from '../geometry.ts';
import { freeArea, sectionIdAt } from '../sections/placement.ts';
import type { SectionCommands } from '../sections/sectionCommands.ts';
import type { Connection } from '../sync/connection.ts';
import { identity } from '../sync/identity.ts';
import type { createUi } from '../ui.ts';
import type { NoteFields } from './paste.ts';
import type { createTransactions } from './transactions.ts';

export type Dependencies = {
  connection: Connection;
  transactions: ReturnType<typeof createTransactions>;
  ui: ReturnType<typeof createUi>;
  sections: SectionCommands;
  sizes: ShownSizes;
  /** Whether another participant is writing on the note. */
  isWrittenOn: (noteId: string) => boolean;
};

export type Adding = ReturnType<typeof createAdding>;

/** Creates notes above all others and adds them to the board. */
export function createAdding({ connection, transactions, ui, sections, sizes }: Dependencies) {
  const notesNow = () => [...connection.noteMap.values()];
  const highestZ = () => Math.max(0, ...notesNow().map(({ z = 0 }) => z));

  function create(fields: NoteFields, above = 1): Note {
    const { color, category } = ui.get();
    const note = withDefaults(fields, { color, category, z: highestZ() + above });
    const { sectionId = sectionIdAt(note, connection.sectionMap.values()) } = note;
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
    const isApplied = transactions.run(notes.map((note) => ({ type: 'add_note', note })));
    return isApplied ? notes : [];
  }

  /** Adds a note in free space to the right of another one, in its section if it has one. */
  function addNextTo(
    { position, size: { width }, sectionId = '' }: Note,
    fields: Omit<NoteFields, 'position'>,
  ) {
    const { size = noteDefaults.size } = fields;
    const right = { ...plus(position, { x: width + GRID_SIZE, y: 0 }), ...size };
    const section = connection.sectionMap.get(sectionId);
    const place = section && sections.place(section, size, right);
    const { x, y } = place?.position ?? freeArea(right, sizes.items().map(rectOf));
    const placed = { ...fields, size, position: { x, y } };
    const note = create(section ? { ...placed, sectionId } : placed);
    const changes: Change[] = [{ type: 'add_note', note }, ...(place?.changes ?? [])];
    return transactions.run(changes) ? note : undefined;
  }

  /** Moves notes above all others, in their order. Not part of a transaction. */
  function bringToFront(ids: Iterable<string>) {
    const raised = new Set(ids);
    const notes = notesNow().filter(({ id, isLocked }) => raised.has(id) && !isLocked);
    const otherLevels = notesNow().map(({ id, z = 0 }) => (raised.has(id) ? -1 : z));
    const above = Math.max(0, ...otherLevels);
    if (notes.every(({ z = 0 }) => z > above) || connection.noteMap.size === notes.length) return;
    const ordered = notes.toSorted((a, b) => (a.z ?? 0) - (b.z ?? 0));
    const highest = highestZ();
    for (const [index, { id }] of ordered.entries())
      connection.change({ type: 'update_note', noteId: id, updates: { z: highest + index + 1 } });
  }

  return {
    /** Returns new notes that are not on the board yet. */
    create: createAll,
    add,
    addNextTo,
    bringToFront,
    /**
     * Adds a note to a free place of a section, which grows if needed, with the color and category of
     * its latest note. Returns whether it was applied.
     */
    addToSection(sectionId: string, fields: Pick<NoteFields, 'content'>) {
      const section = connection.sectionMap.get(sectionId);
      if (!section) return false;
      const { position, changes } = sections.place(section, noteDefaults.size);
      const [latest] = notesNow()
        .filter((note) => note.sectionId === sectionId)
        .toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
      const { color, category } = latest ?? { ...ui.get(), color: section.color };
      const note = create({ ...fields, color, category, position, sectionId }, 1);
      return transactions.run([{ type: 'add_note', note }, ...changes]);
    },
  };
}

// Votes and the lock belong to the original note.
function withDefaults(
  { votes: _votes, isLocked: _isLocked, ...fields }: NoteFields,
  look: Required<Pick<Note, 'color' | 'category' | 'z'>>,
) {
  const { content, size } = noteDefaults;
  const { name: author, id: authorId } = identity.get();
  // Without dayjs, which the board does not load at first.
  const timestamp = new Date().toISOString();
  const defaults = { content, size, author, timestamp, ...look };
  // A note of another author keeps its author, also from a file.
  return { ...(fields.author === undefined && { authorId }), ...defaults, ...fields };
}
