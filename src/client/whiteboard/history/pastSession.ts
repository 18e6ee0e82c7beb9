import type { BoardHistory } from '../../../shared/whiteboard/boardHistory.ts';
import type { Section } from '../../../shared/whiteboard/section.ts';
import { createStore } from '../../lib/store.ts';
import { createShownSizes } from '../canvas/shownSizes.ts';
import { createViewport } from '../canvas/viewport.ts';
import { createCommands } from '../commands/commands.ts';
import { createTransactions } from '../commands/transactions.ts';
import { inReadingOrder } from '../geometry.ts';
import { SectionCommands } from '../sections/sectionCommands.ts';
import type { Session } from '../session.ts';
import type { Connection, ConnectionState } from '../sync/connection.ts';
import { createNoteStore } from '../sync/noteStore.ts';
import { createPresence } from '../sync/presence.ts';
import { createUi } from '../ui.ts';
import { createPast } from './past.ts';

/** A read-only session that shows the history of a board. */
export function openPast(live: Session, history: BoardHistory) {
  const notes = createNoteStore({ notes: () => past.items.notes, pinned: () => undefined });
  const listed = createStore<readonly Section[]>([]);
  const listSections = () => listed.set(inReadingOrder([...past.items.sections.values()]));
  const past = createPast(history, { onNote: notes.onNote, onSections: listSections });
  for (const note of past.items.notes.values()) notes.onNote(note.id, note, undefined);
  listSections();
  const info = live.connection.info.get();
  const connection: Connection = {
    state: createStore<ConnectionState>({ status: 'connected' }),
    info: createStore(info && { ...info, access: 'read', isFacilitator: false }),
    unsaved: live.connection.unsaved,
    presence: createPresence(),
    meeting: live.connection.meeting,
    notes,
    sections: listed,
    noteMap: past.items.notes,
    sectionMap: past.items.sections,
    items: () => [...past.items],
    item: (id) => past.items.get(id),
    isPending: () => false,
    change: () => false,
    canWrite: () => false,
    sendView: () => {},
    moveCursor: () => {},
    reconnect: () => live.connection.reconnect(),
    close: () => {},
  };
  const ui = createUi();
  const transactions = createTransactions(connection);
  const sizes = createShownSizes(() => connection.items());
  const sections = new SectionCommands({ connection, transactions, ui, sizes });
  const session: Session = {
    ...live,
    unsavedTexts: new Map(),
    ui,
    viewport: createViewport(),
    connection,
    sizes,
    transactions,
    sections,
    commands: createCommands({
      connection,
      transactions,
      ui,
      sections,
      sizes,
      isWrittenOn: () => false,
    }),
    close: () => sizes.stop(),
  };
  return { past, session };
}
