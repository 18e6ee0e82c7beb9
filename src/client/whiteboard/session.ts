import { createContext, use, useState, useSyncExternalStore } from 'react';
import { broadcastItemId } from '../../shared/whiteboard/broadcasts.ts';
import type { BoardRestored } from '../../shared/whiteboard/facilitation.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import type { Broadcast, ServerMessage } from '../../shared/whiteboard/protocol.ts';
import { createStore, useStore } from '../lib/store.ts';
import { toast } from '../ui/toasts.ts';
import { createShownSizes } from './canvas/shownSizes.ts';
import { createViewport } from './canvas/viewport.ts';
import { createCommands } from './commands/commands.ts';
import { createTransactions } from './commands/transactions.ts';
import { Following } from './facilitation/following.ts';
import { createLiveRegion } from './liveRegion.ts';
import { SectionCommands } from './sections/sectionCommands.ts';
import { BoardConnection, type Connection } from './sync/connection.ts';
import type { RefusedText } from './sync/refusedTexts.ts';
import { createWriting } from './sync/writing.ts';
import { watchTimer } from './timer/alarm.ts';
import { createUi, type Ui } from './ui.ts';

export type Session = ReturnType<typeof openSession>;

/** A text that is being written, and its note when editing began. */
export type UnsavedText = { opened: Note; text: string };

/** Opens a board. The session lasts until `close` is called. */
export function openSession(boardId: string) {
  const ui = createUi();
  const viewport = createViewport();
  const sizes = createShownSizes(() => connection.items());
  const liveRegion = createLiveRegion((id) => connection.sectionMap.get(id)?.title);
  const connection: Connection = new BoardConnection({
    boardId,
    pinned: () => ui.get().editing,
    onRejected: (description) =>
      toast({ title: 'Change rejected', description, variant: 'destructive' }),
    onTextRefused,
    beforeMessage: (message) => announceChange({ connection, liveRegion }, message),
    afterMessage: (message) => {
      following.receive(message);
      writing.receive(message);
      if (message.type === 'board_restored')
        void onRestored({ connection, liveRegion, transactions }, message);
    },
    beforeLeaving: () => editors.forEach((save) => save()),
  });
  const editing = createStore(ui.get().editing);
  ui.subscribe(() => editing.set(ui.get().editing));
  editing.subscribe(connection.notes.updateIds);
  const { meeting } = connection;
  const writing = createWriting((message) => connection.sendView(message));
  const following = new Following({ connection, viewport, liveRegion });
  const stopTimer = watchTimer({ meeting, liveRegion });
  const transactions = createTransactions(connection);
  const sections = new SectionCommands({ connection, transactions, ui, sizes });
  const isWrittenOn = (noteId: string) => [...writing.writers.get().values()].includes(noteId);
  const commands = createCommands({ connection, transactions, ui, sections, sizes, isWrittenOn });
  const unsavedTexts = new Map<string, UnsavedText>();
  const editors = new Set<() => void>();

  /** Keeps the text as another note or, where that is refused as well, in an editor. */
  function onTextRefused({ noteId, text, note, isNewNote }: RefusedText, reason: string) {
    const [blank] = commands.create([{ position: viewport.middle() }]);
    const refused = note ?? connection.notes.get(noteId) ?? blank;
    if (!refused || (!isNewNote && commands.keepText(refused, text, reason))) return;
    const { id } = refused;
    unsavedTexts.set(id, { opened: isNewNote ? { ...refused, content: '' } : refused, text });
    ui.change({ editing: id, added: undefined, caret: undefined, selection: new Set([id]) });
    const description = `${reason} Your text is still in the editor.`;
    toast({ title: 'Change rejected', description, variant: 'destructive' });
  }

  return {
    boardId,
    /** By note id. */
    unsavedTexts,
    /** What saves the text of each open editor. */
    editors,
    /** Closes the open editor of a note on the canvas, saved or not. */
    editor: createStore<((isSaved: boolean) => void) | undefined>(undefined),
    ui,
    viewport,
    sizes,
    liveRegion,
    connection,
    writing,
    meeting,
    following,
    transactions,
    commands,
    sections,
    close() {
      stopTimer();
      following.stop();
      sizes.stop();
      connection.close();
    },
  };
}

/** The server repeats an update to its sender, so updates of pending items are not announced. */
function announceChange(
  { connection, liveRegion }: Pick<Session, 'connection' | 'liveRegion'>,
  message: ServerMessage,
) {
  if (!isChange(message)) {
    liveRegion.announce(message, undefined);
    return;
  }
  const id = broadcastItemId(message);
  if (!connection.isPending(id)) liveRegion.announce(message, connection.item(id));
}

async function onRestored(
  {
    transactions,
    connection,
    liveRegion,
  }: Pick<Session, 'transactions' | 'connection' | 'liveRegion'>,
  message: BoardRestored,
) {
  const isOwn = transactions.onRestored(message);
  const { announceRestored } = await import('./history/announceRestored.ts');
  announceRestored({ presence: connection.presence, liveRegion }, message, isOwn);
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
    (writers) =>
      writers.size &&
      [...writers].find(([userId, id]) => id === noteId && connection.presence.has(userId))?.[0],
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
