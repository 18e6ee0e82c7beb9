import type { Change } from '../../../shared/whiteboard/board.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import type { Section } from '../../../shared/whiteboard/section.ts';
import { newId } from '../../lib/newId.ts';
import { toast } from '../../ui/toasts.ts';
import { fitBoard } from '../canvas/fitBoard.ts';
import { boundsOf, minus, plus, rectOf } from '../geometry.ts';
import type { Session } from '../session.ts';

type Content = { notes: readonly Note[]; sections: readonly Section[] };

/** Adds copies of the notes and sections next to what is on the board, as one transaction. */
export function importBoard(session: Session, { notes, sections }: Content) {
  const { commands, transactions, ui, sizes } = session;
  const imported = boundsOf([...sections, ...notes].map(rectOf));
  const existing = boundsOf(sizes.items().map(rectOf));
  const offset =
    imported && existing
      ? minus({ x: existing.x + existing.width + 80, y: existing.y }, imported)
      : { x: 0, y: 0 };
  const newIds = new Map(sections.map(({ id }) => [id, newId()]));
  const addedSections = sections.map((section) => ({
    ...section,
    id: newIds.get(section.id) ?? newId(),
    position: plus(section.position, offset),
  }));
  const addedNotes = commands.create(
    notes.map(({ z: _z, sectionId = '', ...note }) => ({
      ...note,
      sectionId: newIds.get(sectionId) ?? '',
      position: plus(note.position, offset),
    })),
  );
  const isApplied = transactions.run([
    ...addedSections.map((section): Change => ({ type: 'add_section', section })),
    ...addedNotes.map((note): Change => ({ type: 'add_note', note })),
  ]);
  ui.select([]);
  fitBoard(session);
  if (!isApplied) return;
  const count = addedNotes.length === 1 ? '1 note was' : `${addedNotes.length} notes were`;
  toast({ title: 'Imported', description: `${count} added.` });
}
