import { type Change, isSection, type Item } from '../../../shared/whiteboard/board.ts';
import { GRID_SIZE, noteColors, sectionDefaults } from '../../../shared/whiteboard/constants.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import type { Section, SectionUpdates } from '../../../shared/whiteboard/section.ts';
import { cleanLine } from '../../../shared/cleanText.ts';
import { newId } from '../../lib/newId.ts';
import type { createUndoStack } from '../commands/undo.ts';
import { boundsOf, doOverlap, minus, type Point, type Rect, rectOf, snapped } from '../geometry.ts';
import type { Connection } from '../sync/connection.ts';
import type { ShownSizes } from '../canvas/shownSizes.ts';
import type { createUi } from '../ui.ts';
import { frameAround, freeArea, grownSize, sectionIdAt, sectionOf, slotsIn } from './placement.ts';

type Dependencies = {
  connection: Connection;
  undoStack: ReturnType<typeof createUndoStack>;
  ui: ReturnType<typeof createUi>;
  sizes: ShownSizes;
};

export type SectionCommands = ReturnType<typeof createSectionCommands>;

/** Everything a participant can do with sections. */
export function createSectionCommands({ connection, undoStack, ui, sizes }: Dependencies) {
  const { all, allSections, canWrite, sections } = connection;
  const { asShown } = sizes;
  /** With the sizes that the board shows, which are never stored. */
  const notesNow = () => [...all().values()].map(asShown);
  const selected = () => [...allSections().values()].filter(({ id }) => ui.get().selection.has(id));
  const notesOf = (ids: ReadonlySet<string>) =>
    notesNow().filter(({ sectionId = '' }) => ids.has(sectionId));

  /** Returns the changes that put notes into a section and make it large enough. */
  function assignment(notes: readonly Note[], section: Section): Change[] {
    const moved = new Set(notes.map(({ id }) => id));
    const others = notesNow().filter(({ id }) => !moved.has(id));
    const slots = slotsIn(
      section,
      notes.map((note) => asShown(note).size),
      others,
    );
    const placed = notes.map((note, index) => ({
      ...asShown(note),
      position: slots[index] ?? note.position,
    }));
    return [
      ...placed.map(({ id, position }): Change => ({
        type: 'update_note',
        noteId: id,
        updates: { position, sectionId: section.id },
      })),
      ...growth(section, placed),
    ];
  }

  return {
    selected,
    notesOf,
    /**
     * Returns what moves when these notes and the selected sections do, and which notes move on their
     * own. Locked ones stay.
     */
    moving(notes: readonly Note[]): { items: Item[]; loose: Note[] } {
      const free = selected().filter(isFree);
      const carried = notesOf(new Set(free.map(({ id }) => id))).filter(isFree);
      const carriedIds = new Set(carried.map(({ id }) => id));
      const loose = notes.filter((note) => isFree(note) && !carriedIds.has(note.id));
      return { items: [...free, ...loose, ...carried], loose };
    },
    /** Adds a section around the selected notes, or in free space at a point, and opens its heading. */
    add(middle: Point) {
      const chosen = notesNow().filter(({ id }) => ui.get().selection.has(id));
      const { size } = sectionDefaults;
      const corner = minus(middle, { x: size.width / 2, y: size.height / 2 });
      const free = freeArea(
        { ...snapped(corner), ...size },
        [...allSections().values()].map(rectOf),
      );
      const frame = frameAround(chosen) ?? { position: { x: free.x, y: free.y }, size };
      const color =
        noteColors[(allSections().size + 2) % noteColors.length] ?? sectionDefaults.color;
      const section: Section = { id: newId(), title: sectionDefaults.title, color, ...frame };
      // Also adds the notes there that belong to no section.
      const inside = notesNow().filter(
        (note) => !sectionOf(note, allSections()) && sectionIdAt(note, [section]) === section.id,
      );
      const isApplied = undoStack.run([
        { type: 'add_section', section },
        ...[...new Set([...chosen, ...inside])].map(({ id }) => join(id, section.id)),
      ]);
      const { id } = section;
      if (isApplied) ui.change({ selection: new Set([id]), editing: id, added: id });
    },
    update: (id: string, updates: SectionUpdates) => undoStack.run([update(id, updates)]),
    /** Changes the size of a section, and which notes belong to it. */
    resize(id: string, size: Section['size']) {
      const transaction = undoStack.start();
      transaction.apply([update(id, { size })]);
      transaction.apply(this.membership(this.notesNear(id)));
      transaction.end();
    },
    /** Saves a heading; without text it stays as it was. */
    rename(id: string, text: string) {
      const title = cleanLine(text).trim();
      const section = allSections().get(id);
      if (section && title !== '' && title !== section.title)
        undoStack.run([update(id, { title })]);
    },
    /** Moves notes into a section, or next to everything for an empty id. */
    assign(chosen: readonly Note[], sectionId: string) {
      const notes = chosen.filter(isFree);
      const section = allSections().get(sectionId);
      if (section) return undoStack.run(assignment(notes, section));
      const bounds = boundsOf([...notesNow(), ...allSections().values()].map(rectOf));
      let top = bounds?.y ?? 0;
      return undoStack.run(
        notes.map(asShown).map(({ id, size }): Change => {
          const position = { x: (bounds ? bounds.x + bounds.width : 0) + 2 * GRID_SIZE, y: top };
          top += size.height + GRID_SIZE;
          return { type: 'update_note', noteId: id, updates: { position, sectionId: '' } };
        }),
      );
    },
    /** Moves notes one section to the right or left. Returns the heading of the section, if any. */
    assignNext(notes: readonly Note[], by: 1 | -1) {
      const list = sections.get();
      const [first] = notes;
      if (!first || list.length === 0 || !canWrite()) return undefined;
      const index = list.findIndex(({ id }) => id === first.sectionId);
      const start = index === -1 && by === -1 ? list.length : index;
      const next = list[(start + by + list.length) % list.length];
      if (!next) return undefined;
      this.assign(notes, next.id);
      return next.title;
    },
    /**
     * Returns the position of a new note in the section, the preferred one if it is free, and the
     * changes that make room for it.
     */
    place(section: Section, noteSize: Note['size'], preferred?: Rect) {
      const [slot = section.position] = slotsIn(section, [noteSize], notesNow());
      const isFree =
        preferred &&
        preferred.x + preferred.width <= section.position.x + section.size.width &&
        !notesNow().some((note) => doOverlap(rectOf(note), preferred));
      const position = isFree ? { x: preferred.x, y: preferred.y } : slot;
      return { position, changes: growth(section, [{ position, size: noteSize }]) };
    },
    /** Returns the notes that belong to the section or that lie on it and belong to none. */
    notesNear(id: string) {
      const section = allSections().get(id);
      if (!section) return [];
      return notesNow().filter((note) => {
        const owner = sectionOf(note, allSections());
        return owner ? owner.id === id : sectionIdAt(note, [section]) === id;
      });
    },
    /** Returns the changes that let each note belong to the section that it lies on. */
    membership: (notes: readonly Note[]): Change[] =>
      notes.flatMap((note) => {
        const sectionId = sectionIdAt(asShown(note), allSections().values());
        return sectionId === (sectionOf(note, allSections())?.id ?? '')
          ? []
          : [join(note.id, sectionId)];
      }),
  };
}

const isFree = ({ isLocked = false }: Item) => !isLocked;

/** Returns the change of a note or section. */
export const updateItem = (
  item: Item,
  updates: { position?: Point; size?: Item['size']; isLocked?: boolean },
): Change =>
  isSection(item) ? update(item.id, updates) : { type: 'update_note', noteId: item.id, updates };

export const moveTo = (item: Item, position: Point) => updateItem(item, { position });

const join = (noteId: string, sectionId: string): Change => ({
  type: 'update_note',
  noteId,
  updates: { sectionId },
});

/** Returns the change that makes the section large enough for the notes, if it is needed and allowed. */
export function growth(
  section: Section,
  notes: readonly Pick<Note, 'position' | 'size'>[],
): Change[] {
  const size = grownSize(section, notes);
  const isLarger = size.width > section.size.width || size.height > section.size.height;
  return isLarger && !section.isLocked ? [update(section.id, { size })] : [];
}

const update = (sectionId: string, updates: SectionUpdates): Change => ({
  type: 'update_section',
  sectionId,
  updates,
});
