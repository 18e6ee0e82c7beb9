import { createContext, use, useState, useSyncExternalStore } from 'react';
import { broadcastItemId } from '../../shared/whiteboard/broadcasts.ts';
import type { BoardRestored } from '../../shared/whiteboard/facilitation.ts';
import type { Broadcast, ServerMessage } from '../../shared/whiteboard/protocol.ts';
import { createStore, useStore } from '../lib/store.ts';
import { toast } from '../ui/toasts.ts';
import { createShownSizes } from './canvas/shownSizes.ts';
import { createView } from './canvas/view.ts';
import { createCommands } from './commands/commands.ts';
import { createUndoStack } from './commands/undo.ts';
import { createFollowing } from './facilitation/following.ts';
import { createLiveRegion } from './liveRegion.ts';
import { createSectionCommands } from './sections/sectionCommands.ts';
import { openConnection } from './sync/connection.ts';
import { createWriting } from './sync/writing.ts';
import { watchTimer } from './timer/alarm.ts';
import { createUi, type Ui } from './ui.ts';

export type Session = ReturnType<typeof openSession>;

/** Opens a board. The session lasts until `close` is called. */
export function openSession(boardId: string) {
  const ui = createUi();
  const view = createView();
  const sizes = createShownSizes(() => connection.items());
  const liveRegion = createLiveRegion((id) => connection.allSections().get(id)?.title);
  const connection = openConnection({
    boardId,
    pinned: () => ui.get().editing,
    onRejected: (description) =>
      toast({ title: 'Change rejected', description, variant: 'destructive' }),
    onEditLost: (note) => {
      if (commands.add([note]).length === 0) return;
      const description = 'Another participant deleted the note you edited.';
      toast({ title: 'Kept as a new note', description });
    },
    beforeMessage: announce,
    afterMessage: (message) => {
      following.receive(message);
      writing.receive(message);
      if (message.type === 'board_restored') void onRestored(message);
    },
  });
  const editing = createStore(ui.get().editing);
  ui.subscribe(() => editing.set(ui.get().editing));
  editing.subscribe(connection.notes.updateIds);
  const { meeting } = connection;
  const writing = createWriting(connection.sendView);
  const following = createFollowing({ connection, view, liveRegion });
  const stopTimer = watchTimer({ meeting, liveRegion });
  const undoStack = createUndoStack(connection);
  const sections = createSectionCommands({ connection, undoStack, ui, sizes });
  const commands = createCommands({ connection, undoStack, ui, sections, sizes });

  /** The server repeats an update to its sender, so updates of pending items are not announced. */
  function announce(message: ServerMessage) {
    if (!isChange(message)) {
      liveRegion.announce(message, undefined);
      return;
    }
    const id = broadcastItemId(message);
    if (!connection.isPending(id)) liveRegion.announce(message, connection.item(id));
  }

  async function onRestored(message: BoardRestored) {
    const isOwn = undoStack.onRestored(message);
    const { announceRestored } = await import('./history/announceRestored.ts');
    announceRestored({ presence: connection.presence, liveRegion }, message, isOwn);
  }

  return {
    boardId,
    /** Unsaved texts of notes on the canvas, by note id. */
    drafts: new Map<string, string>(),
    ui,
    view,
    sizes,
    liveRegion,
    connection,
    writing,
    meeting,
    following,
    undoStack,
    commands,
    sections,
    close() {
      stopTimer();
      following.stop();
      writing.stop();
      sizes.stop();
      connection.close();
    },
  };
}

const isChange = (message: ServerMessage): message is Broadcast =>
  'seq' in message && message.type !== 'ack';

const SessionContext = createContext<Session | undefined>(undefined);
export const SessionProvider = SessionContext.Provider;

export function useSession() {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used inside SessionProvider');
  return session;
}

export const useUi = <Part>(select: (ui: Ui) => Part) => useStore(useSession().ui, select);

export const useIsFacilitator = () =>
  useStore(useSession().connection.info, (info) => info?.isFacilitator === true);

/** Returns the name of another participant who is writing on the note. */
export function useWriter(noteId: string): string | undefined {
  const { writing, connection } = useSession();
  const userId = useStore(
    writing.writers,
    (writers) => writers.size && [...writers].find(([, id]) => id === noteId)?.[0],
  );
  return userId ? connection.presence.nameOf(userId) : undefined;
}

export function useCanWrite() {
  const { connection } = useSession();
  const isConnected = useStore(connection.state, ({ status }) => status === 'connected');
  const access = useStore(connection.info, (info) => info?.access);
  return isConnected && access === 'write';
}

/**
 * Returns a note and renders again when anything but its position or size changes. A pinned note is
 * kept when others delete it.
 */
export function useNote(id: string, isPinned = false) {
  const { notes } = useSession().connection;
  const note = useSyncExternalStore(
    (listener) => notes.subscribeContent(id, listener),
    () => notes.content(id),
  );
  const [last, setLast] = useState(note);
  if (note && note !== last) setLast(note);
  return note ?? (isPinned ? last : undefined);
}
