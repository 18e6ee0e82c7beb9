import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { ServerMessage } from '../../shared/whiteboard/protocol.ts';
import { toast } from '../ui/toasts.ts';
import { createActions } from './commands/commands.ts';
import { createActs } from './commands/undo.ts';
import { createAnnouncer } from './liveRegion.ts';
import { connect } from './sync/connection.ts';
import { createView } from './canvas/view.ts';
import { createState, useSelected } from '../ui/state.ts';
import { createUi, type Ui } from './ui.ts';

export type Session = ReturnType<typeof openSession>;

/** One visit to one board, from opening to `close`. */
export function openSession(boardId: string) {
  const ui = createUi();
  const view = createView();
  const announcer = createAnnouncer();
  const connection = connect({
    boardId,
    held: () => ui.get().editing,
    onRefused: (description) => toast({ title: 'Not done', description, variant: 'destructive' }),
    onLost: (note) => {
      if (actions.add([note]).length === 0) return;
      const description = 'Somebody deleted the note you wrote on.';
      toast({ title: 'Kept as a new note', description });
    },
    beforeMessage: hear,
  });
  const editing = createState(ui.get().editing);
  ui.watch(() => editing.set(ui.get().editing));
  editing.watch(connection.notes.relist);
  const acts = createActs(connection);
  const actions = createActions({ connection, acts, ui });

  /** The server repeats an update to its sender: while it waits for its ack, it is not news. */
  function hear(message: ServerMessage) {
    if (!('seq' in message) || !('noteId' in message || 'note' in message)) {
      announcer.hear(message, undefined);
      return;
    }
    const id = 'note' in message ? message.note.id : message.noteId;
    if (!connection.isWaiting(id)) announcer.hear(message, connection.notes.get(id));
  }

  return {
    boardId,
    /** What is being written on notes of the canvas and is not kept yet, by their ids. */
    drafts: new Map<string, string>(),
    ui,
    view,
    announcer,
    connection,
    acts,
    actions,
    close: () => connection.hangUp(),
  };
}

const Current = createContext<Session | undefined>(undefined);
export const SessionProvider = Current.Provider;

export function useSession() {
  const session = use(Current);
  if (!session) throw new Error('This stands outside a board');
  return session;
}

/** What this tab shows; renders again when what `select` answers is another one. */
export const useUi = <Part>(select: (ui: Ui) => Part) => useSelected(useSession().ui, select);

export function useCanWrite() {
  const { connection } = useSession();
  const isConnected = useSelected(connection.state, ({ status }) => status === 'connected');
  const access = useSelected(connection.info, (info) => info?.access);
  return isConnected && access === 'write';
}

/** A note as it looks, wherever it lies. */
export function useFace(id: string) {
  const { notes } = useSession().connection;
  return useSyncExternalStore(
    (watcher) => notes.watchFace(id, watcher),
    () => notes.face(id),
  );
}

/** The same; a note that is written on stays when somebody deletes it. */
export function useHeldFace(id: string, isHeld: boolean) {
  const face = useFace(id);
  const [last, setLast] = useState(face);
  if (face && face !== last) setLast(face);
  return face ?? (isHeld ? last : undefined);
}
