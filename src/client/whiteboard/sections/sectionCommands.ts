import { type Change, isSection, type Item } from '../../../shared/whiteboard/board.ts';
import { GRID_SIZE, noteColors, sectionDefaults } from '../../../shared/whiteboard/constants.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import type { Section, SectionUpdates } from '../../../shared/whiteboard/section.ts';
import { cleanLine } from '../../../shared/cleanText.ts';
import { newId } from '../../lib/newId.ts';
import { toast } from '../../ui/toasts.ts';
import type { createTransactions } from '../commands/transactions.ts';
import { boundsOf, doOverlap, minus, type Point, type Rect, rectOf, snapped } from '../geometry.ts';
import type { Connection } from '../sync/connection.ts';
import type { ShownSizes } from '../canvas/shownSizes.ts';
import type { createUi } from '../ui.ts';
import { frameAround, freeArea, grownSize, sectionIdAt, sectionOf, slotsIn } from './placement.ts';

type Dependencies = {
  connection: Connection;
  transactions: ReturnType<typeof createTransactions>;
  ui: ReturnType<typeof createUi>;
  sizes: ShownSizes;
};

/** Everything a participant can do with sections. */
export class SectionCommands {
  readonly #connection: Connection;
  readonly #transactions: Dependencies['transactions'];
  readonly #ui: Dependencies['ui'];
  readonly #sizes: ShownSizes;

  constructor({ connection, transactions, ui, sizes }: Dependencies) {
    this.#connection = connection;
    this.#transactions = transactions;
    this.#ui = ui;
    this.#sizes = sizes;
  }

  selected() {
    const { selection } = this.#ui.get();
    return [...this.#sections.values()].filter(({ id }) => selection.has(id));
  }

  notesOf(ids: ReadonlySet<string>) {
    return this.#notes().filter(({ sectionId = '' }) => ids.has(sectionId));
  }

  /**
   * Returns what moves when these notes and the selected sections do, and which notes move on their
   * own. Locked ones stay.
   */
  moving(notes: readonly Note[]): { items: Item[]; loose: Note[] } {
    const free = this.selected().filter(isFree);
    const carried = this.notesOf(new Set(free.map(({ id }) => id))).filter(isFree);
    const carriedIds = new Set(carried.map(({ id }) => id));
    const loose = notes.filter((note) => isFree(note) && !carriedIds.has(note.id));
    return { items: [...free, ...loose, ...carried], loose };
  }

  /** Adds a section around the selected notes, or in free space at a point, and opens its heading. */
  add(middle: Point) {
    const sections = this.#sections;
    const chosen = this.#notes().filter(({ id }) => this.#ui.get().selection.has(id));
    const { size } = sectionDefaults;
    const corner = minus(middle, { x: size.width / 2, y: size.height / 2 });
    const free = freeArea({ ...snapped(corner), ...size }, [...sections.values()].map(rectOf));
    const frame = frameAround(chosen) ?? { position: { x: free.x, y: free.y }, size };
    const color = noteColors[(sections.size + 2) % noteColors.length] ?? sectionDefaults.color;
    const section: Section = { id: newId(), title: sectionDefaults.title, color, ...frame };
    const { id } = section;
    if (this.#insert(section, chosen))
      this.#ui.change({ selection: new Set([id]), editing: id, added: id });
  }

  /** Adds a section with these notes, and with the notes in its area that belong to no section. */
  #insert(section: Section, chosen: readonly Note[] = []) {
    const inside = this.#notes().filter(
      (note) => !sectionOf(note, this.#sections) && sectionIdAt(note, [section]) === section.id,
    );
    return this.#transactions.run([
      { type: 'add_section', section },
      ...[...new Set([...chosen, ...inside])].map(({ id }) => join(id, section.id)),
    ]);
  }

  update(id: string, updates: SectionUpdates) {
    return this.#transactions.run([update(id, updates)]);
  }

  /** Changes the size of a section, and which notes belong to it. */
  resize(id: string, size: Section['size']) {
    const transaction = this.#transactions.start();
    transaction.apply([update(id, { size })]);
    transaction.apply(this.membership(this.notesNear(id)));
    transaction.end();
  }

  /**
   * Saves a heading; without text it stays as it was. `opened` is the section when editing began: if
   * it was deleted or locked since, a changed heading is kept or told.
   */
  rename(opened: Section, text: string) {
    const title = cleanLine(text).trim();
    const section = this.#sections.get(opened.id);
    if (title === '' || title === opened.title || title === section?.title) return;
    if (!section) this.#keepHeading(opened, title);
    else if (section.isLocked)
      toast({
        title: 'Not saved',
        description: `The section was locked while you wrote. Your heading was: ${title}`,
        variant: 'destructive',
      });
    else this.update(opened.id, { title });
  }

  #keepHeading({ color, position, size }: Section, title: string) {
    if (this.#insert({ id: newId(), title, color, position, size }))
      toast({
        title: 'Kept as a new section',
        description: 'Another participant deleted the section whose heading you edited.',
      });
  }

  /** Moves notes into a section, or next to everything for an empty id. */
  assign(chosen: readonly Note[], sectionId: string) {
    const notes = chosen.filter(isFree).map(this.#sizes.asShown);
    const section = this.#sections.get(sectionId);
    if (section) return this.#transactions.run(this.#assignment(notes, section));
    const bounds = boundsOf([...this.#notes(), ...this.#sections.values()].map(rectOf));
    let top = bounds?.y ?? 0;
    return this.#transactions.run(
      notes.map(({ id, size }): Change => {
        const position = { x: (bounds ? bounds.x + bounds.width : 0) + 2 * GRID_SIZE, y: top };
        top += size.height + GRID_SIZE;
        return { type: 'update_note', noteId: id, updates: { position, sectionId: '' } };
      }),
    );
  }

  /** Moves notes one section to the right or left. Returns the heading of the section, if any. */
  assignNext(notes: readonly Note[], by: 1 | -1) {
    const list = this.#connection.sections.get();
    const [first] = notes;
    if (!first || list.length === 0 || !this.#connection.canWrite()) return undefined;
    const index = list.findIndex(({ id }) => id === first.sectionId);
    const start = index === -1 && by === -1 ? list.length : index;
    const next = list[(start + by + list.length) % list.length];
    if (!next) return undefined;
    this.assign(notes, next.id);
    return next.title;
  }

  /**
   * Returns the position of a new note in the section, the preferred one if it is free, and the
   * changes that make room for it.
   */
  place(section: Section, noteSize: Note['size'], preferred?: Rect) {
    const notes = this.#notes();
    const [slot = section.position] = slotsIn(section, [noteSize], notes);
    const isFree =
      preferred &&
      preferred.x + preferred.width <= section.position.x + section.size.width &&
      !notes.some((note) => doOverlap(rectOf(note), preferred));
    const position = isFree ? { x: preferred.x, y: preferred.y } : slot;
    return { position, changes: growth(section, [{ position, size: noteSize }]) };
  }

  /** Returns the notes that belong to the section or that lie on it and belong to none. */
  notesNear(id: string) {
    const section = this.#sections.get(id);
    if (!section) return [];
    return this.#notes().filter((note) => {
      const owner = sectionOf(note, this.#sections);
      return owner ? owner.id === id : sectionIdAt(note, [section]) === id;
    });
  }

  /** Returns the changes that let each note belong to the section that it lies on. */
  membership(notes: readonly Note[]): Change[] {
    return notes.flatMap((note) => {
      const sectionId = sectionIdAt(this.#sizes.asShown(note), this.#sections.values());
      return sectionId === (sectionOf(note, this.#sections)?.id ?? '')
        ? []
        : [join(note.id, sectionId)];
    });
  }

  get #sections() {
    return this.#connection.sectionMap;
  }

  /** With the sizes that the board shows, which are never stored. */
  #notes() {
    return Array.from(this.#connection.noteMap.values(), this.#sizes.asShown);
  }

  /** Returns the changes that put notes into a section and make it large enough. */
  #assignment(notes: readonly Note[], section: Section): Change[] {
    const moved = new Set(notes.map(({ id }) => id));
    const others = this.#notes().filter(({ id }) => !moved.has(id));
    const slots = slotsIn(
      section,
      notes.map(({ size }) => size),
      others,
    );
    const placed = notes.map((note, index) => ({
      ...note,
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
