import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { ServerMessage } from '../../shared/whiteboard/protocol.ts';
import { createStore, useStore } from '../lib/store.ts';
import { toast } from '../ui/toasts.ts';
import { createView } from './canvas/view.ts';
import { createCommands } from './commands/commands.ts';
import { createUndoStack } from './commands/undo.ts';
import { createLiveRegion } from './liveRegion.ts';
import { openConnection } from './sync/connection.ts';
import { createUi, type Ui } from './ui.ts';

export type Session = ReturnType<typeof openSession>;

/** Opens a board. The session lasts until `close` is called. */
export function openSession(boardId: string) {
  const ui = createUi();
  const view = createView();
  const liveRegion = createLiveRegion();
  const connection = openConnection({
    boardId,
    pinned: () => ui.get().editing,
    onRejected: (description) =>
      toast({ title: 'Change rejected', description, variant: 'destructive' }),
    onLost: (note) => {
      if (commands.add([note]).length === 0) return;
      const description = 'Another participant deleted the note you edited.';
      toast({ title: 'Kept as a new note', description });
    },
    beforeMessage: announce,
  });
  const editing = createStore(ui.get().editing);
  ui.subscribe(() => editing.set(ui.get().editing));
  editing.subscribe(connection.notes.updateIds);
  const undoStack = createUndoStack(connection);
  const commands = createCommands({ connection, undoStack, ui });

  /** The server repeats an update to its sender, so updates of pending notes are not announced. */
  function announce(message: ServerMessage) {
    if (!('seq' in message) || !('noteId' in message || 'note' in message)) {
      liveRegion.announce(message, undefined);
      return;
    }
    const id = 'note' in message ? message.note.id : message.noteId;
    if (!connection.isPending(id)) liveRegion.announce(message, connection.notes.get(id));
  }

  return {
    boardId,
    /** Unsaved texts of notes on the canvas, by note id. */
    drafts: new Map<string, string>(),
    ui,
    view,
    liveRegion,
    connection,
    undoStack,
    commands,
    close: () => connection.close(),
  };
}

const SessionContext = createContext<Session | undefined>(undefined);
export const SessionProvider = SessionContext.Provider;

export function useSession() {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used inside SessionProvider');
  return session;
}

export const useUi = <Part>(select: (ui: Ui) => Part) => useStore(useSession().ui, select);

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
