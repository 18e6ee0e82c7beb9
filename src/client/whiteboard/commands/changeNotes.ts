import { tools } from '../tools.ts';
import { type Change, isSection } from '../../../shared/whiteboard/board.ts';
import {
  categoryColors,
  type NoteCategory,
  type NoteColor,
} from '../../../shared/whiteboard/constants.ts';
import type { Note, NoteUpdates } from '../../../shared/whiteboard/note.ts';
import { type Point, plus } from '../geometry.ts';
import { moveTo, updateItem } from '../sections/sectionCommands.ts';
import { identity } from '../sync/identity.ts';
import type { Dependencies } from './addNotes.ts';

type Choice = { color: NoteColor } | { category: NoteCategory };

/** Changes notes and sections that are on the board. */
export function createChanging({ connection, transactions, ui, sections }: Dependencies) {
  const notesNow = () => [...connection.noteMap.values()];
  const selected = () => notesNow().filter(({ id }) => ui.get().selection.has(id));

  return {
    selected,
    update: (notes: readonly Note[], updatesOf: (note: Note) => NoteUpdates) =>
      transactions.run(
        notes.map((note) => ({ type: 'update_note', noteId: note.id, updates: updatesOf(note) })),
      ),
    /** Deletes what is not locked; the notes of sections stay. Returns how many. */
    remove(ids: Iterable<string>) {
      if (!connection.canWrite()) return 0;
      const changes = [...ids].flatMap((id): Change[] => {
        const item = connection.item(id);
        if (!item || item.isLocked) return [];
        return isSection(item)
          ? [{ type: 'delete_section', sectionId: id }]
          : [{ type: 'delete_note', noteId: id }];
      });
      if (changes.length === 0) return 0;
      transactions.run(changes);
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
      const edited = editing === undefined ? undefined : connection.noteMap.get(editing);
      const targets = edited ? [edited] : tool === tools.move ? selected() : [];
      const changes = targets.map((note): Change => ({
        type: 'update_note',
        noteId: note.id,
        updates: updatesFor(choice, note),
      }));
      if ('color' in choice && !edited && tool === tools.move)
        for (const { id } of sections.selected())
          changes.push({ type: 'update_section', sectionId: id, updates: choice });
      if (changes.length > 0) transactions.run(changes);
    },
    vote(note: Note) {
      const userId = identity.get().id;
      const isOn = !note.votes?.includes(userId);
      transactions.run([{ type: 'vote', noteId: note.id, userId, isOn }]);
    },
    /**
     * Locks the selected sections and, for facilitators, notes; unlocks them if all are locked.
     * Returns whether they are locked now; `undefined` if there was nothing to do.
     */
    toggleLock(): boolean | undefined {
      const isFacilitator = connection.info.get()?.isFacilitator === true;
      const items = [...sections.selected(), ...(isFacilitator ? selected() : [])];
      if (items.length === 0 || !connection.canWrite()) return undefined;
      const isLocked = !items.every((item) => item.isLocked);
      const changed = items.filter((item) => (item.isLocked ?? false) !== isLocked);
      transactions.run(changed.map((item) => updateItem(item, { isLocked })));
      return isLocked;
    },
    nudge(by: Point) {
      const { items, loose } = sections.moving(selected());
      const transaction = transactions.start();
      transaction.apply(items.map((item) => moveTo(item, plus(item.position, by))));
      transaction.apply(
        sections.membership(loose.flatMap(({ id }) => connection.noteMap.get(id) ?? [])),
      );
      transaction.end();
    },
  };
}

/** A new category also changes the color of a note that has its category's color. */
const updatesFor = (choice: Choice, note: Note): NoteUpdates =>
  'category' in choice && note.color === categoryColors[note.category]
    ? { ...choice, color: categoryColors[choice.category] }
    : choice;
