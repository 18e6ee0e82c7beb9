import { type Change, targetOf } from '../../../shared/whiteboard/board.ts';
import { DEMO_BOARD, DEMO_TITLE, SOCKET_PATH } from '../../../shared/whiteboard/constants.ts';
import type { BoardInfo, ServerMessage } from '../../../shared/whiteboard/protocol.ts';
import type { Section } from '../../../shared/whiteboard/section.ts';
import { Replica } from '../../../shared/whiteboard/sync/replica.ts';
import type { ViewMessage } from '../../../shared/whiteboard/facilitation.ts';
import { facilitatorToken } from '../facilitation/token.ts';
import { newId } from '../../lib/newId.ts';
import { createStore } from '../../lib/store.ts';
import { inReadingOrder } from '../geometry.ts';
import { followOtherTabs, identity, setMyId, userSecret } from './identity.ts';
import { createMeeting } from './meeting.ts';
import { createNoteStore } from './noteStore.ts';
import { createPresence } from './presence.ts';
import { createRefusedTexts, type RefusedText } from './refusedTexts.ts';
import { connect, type SocketState } from './socket.ts';
import { isObject } from '../../../shared/isObject.ts';
import type { PendingChange } from '../../../shared/whiteboard/sync/pendingChanges.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const keyOf = (boardId: string) => `whiteboard-unsaved-${boardId}`;

/** Stores unacknowledged changes for the next page of this tab, so that a reload loses nothing. */
const savePending = (boardId: string, changes: readonly PendingChange[]) =>
  writeStored('sessionStorage', keyOf(boardId), changes.length > 0 ? changes : null);

/** Returns and removes what the previous page stored. */
function loadPending(boardId: string): PendingChange[] {
  const stored = readStored('sessionStorage', keyOf(boardId));
  writeStored('sessionStorage', keyOf(boardId), null);
  return Array.isArray(stored) ? stored.filter(isPending) : [];
}

// Written by this page itself; the server validates the contents.
const isPending = (value: unknown): value is PendingChange =>
  isObject(value) && 'opId' in value && 'change' in value;

/** `rejected` is a text: why the server rejects this client for good; `reason`, why for now. */
export type ConnectionState =
  | SocketState
  | { status: 'disconnected'; rejected: string }
  | { status: 'disconnected'; reason: string };

type Options = {
  boardId: string;
  /** Returns the id of the note that is being edited. */
  pinned: () => string | undefined;
  /** A change of this tab was rejected. */
  onRejected: (reason: string) => void;
  /** A text that was typed in this tab was rejected. */
  onTextRefused: (refused: RefusedText, reason: string) => void;
  /** Receives every message before it changes anything. */
  beforeMessage: (message: ServerMessage) => void;
  /** Receives every message after the participants and the meeting are up to date. */
  afterMessage: (message: ServerMessage) => void;
  /** Makes the last changes before the page or the board is left. */
  beforeLeaving: () => void;
};

/** A change that is unacknowledged for this long means that the connection is dead. */
const ACK_TIMEOUT_MS = 10_000;

/** Delay after the last acknowledgment until everything counts as saved: a drag is many changes. */
const SAVED_AFTER_MS = 300;

export type Connection = ReturnType<typeof openConnection>;

/** Keeps this tab's replica of a board in sync over a connection that may drop. */
export function openConnection({
  boardId,
  pinned,
  onRejected,
  onTextRefused,
  beforeMessage,
  afterMessage,
  beforeLeaving,
}: Options) {
  const state = createStore<ConnectionState>({ status: 'connecting', attempt: 0 });
  const info = createStore<BoardInfo | undefined>(undefined);
  const unsaved = createStore(0);
  let savedTimer: ReturnType<typeof setTimeout> | undefined;
  /** Ids of changes only need to differ; a random one for each would slow down drags. */
  const changeIds = newId();
  let changesMade = 0;
  const presence = createPresence();
  const meeting = createMeeting((message) => socket.send(message));
  const sections = createStore<readonly Section[]>([]);
  const replica = new Replica({
    send: (message) => socket.send(message),
    now: () => performance.now(),
    schedule: (flush, ms) => void setTimeout(flush, ms),
    onNoteChange: (...change) => notes.onNote(...change),
    onSectionChange: () => queueMicrotask(listSections),
    votesPerPerson: () => meeting.state.get().voting?.votesPerPerson,
  });
  const { pending } = replica;
  const notes = createNoteStore({ notes: () => replica.notes, pinned });
  const texts = createRefusedTexts();
  const socket = connect({ url: socketUrl(), onState: onSocketState, onMessage: receive });
  replica.restorePending(loadPending(boardId));
  countUnsaved();

  function countUnsaved() {
    clearTimeout(savedTimer);
    if (pending.size > 0) unsaved.set(pending.size);
    else savedTimer = setTimeout(() => unsaved.set(0), SAVED_AFTER_MS);
  }

  function listSections() {
    sections.set(inReadingOrder([...replica.sections.values()]));
  }

  function join() {
    const sessionTitle = boardId === DEMO_BOARD ? DEMO_TITLE : undefined;
    socket.send({
      type: 'join_session',
      sessionId: boardId,
      user: { name: identity.get().name, color: identity.get().color },
      userSecret: userSecret(),
      sessionTitle,
      facilitatorToken: facilitatorToken(boardId),
    });
  }

  function onSocketState(next: SocketState) {
    if (next.status === 'connected') join();
    else {
      replica.disconnect();
      state.set(next);
      if (next.status === 'disconnected') void showUpgradeRejection(next);
    }
  }

  async function showUpgradeRejection(shown: ConnectionState) {
    const reason = await upgradeRejection();
    if (reason !== undefined && state.get() === shown)
      state.set({ status: 'disconnected', reason });
  }

  function receive(message: unknown) {
    if (!isMessage(message)) {
      console.warn('The whiteboard received an invalid message:', message);
      return;
    }
    beforeMessage(message);
    const settled = replica.receive(message);
    const text = settled && texts.settle(settled);
    countUnsaved();
    if ('board' in message) {
      setMyId(message.board.userId ?? identity.get().id);
      info.set(message.board);
    }
    if (message.type === 'session_joined') state.set({ status: 'connected' });
    if (message.type === 'error') {
      console.warn('The whiteboard server reports an error:', message.message);
      if (state.get().status !== 'connected') onJoinError(message);
      else if (text) onTextRefused(text, message.message);
      else if (settled) onRejected(message.message);
      else if (meeting.takeError(message)) onRejected(message.message);
    }
    presence.receive(message);
    meeting.receive(message);
    afterMessage(message);
  }

  function onJoinError({ message, retry }: Extract<ServerMessage, { type: 'error' }>) {
    if (retry) {
      socket.drop();
      return;
    }
    socket.close();
    state.set({ status: 'disconnected', rejected: message });
  }

  const canWrite = () => state.get().status === 'connected' && info.get()?.access === 'write';

  /** Applies a change here and sends it. Returns whether it was applied; offline it is not. */
  function change(change: Change): boolean {
    if (!canWrite()) return false;
    const opId = `${changeIds}-${changesMade++}`;
    texts.remember(opId, change, replica.notes.get(targetOf(change).id));
    const rejection = replica.change(change, opId);
    countUnsaved();
    if (rejection !== undefined) onRejected(rejection);
    return rejection === undefined;
  }

  const watchdog = setInterval(() => {
    const since = pending.oldestSentAt();
    if (since !== undefined && performance.now() - since > ACK_TIMEOUT_MS) socket.reconnect();
  }, ACK_TIMEOUT_MS / 4);
  /** A closed tab loses what is stored for its next page, and a reload what is only sent. */
  function save() {
    beforeLeaving();
    pending.sendNow();
    savePending(boardId, pending.all());
  }
  const onOnline = () => state.get().status !== 'connected' && socket.reconnect();
  const unsubscribe = identity.subscribe(() => state.get().status === 'connected' && join());
  addEventListener('pagehide', save);
  addEventListener('online', onOnline);
  addEventListener('storage', followOtherTabs);

  return {
    state,
    info,
    unsaved,
    presence,
    meeting,
    notes,
    /** In reading order. */
    sections,
    all: () => replica.notes,
    allSections: () => replica.sections,
    /** All notes and sections. */
    items: () => [...replica.sections.values(), ...replica.notes.values()],
    item: (id: string) => replica.get(id),
    isPending: (id: string) => pending.ofItem(id) !== undefined,
    change,
    canWrite,
    reconnect: () => socket.reconnect(),
    /** Sends what is neither stored nor acknowledged. */
    sendView: (message: ViewMessage) =>
      void (state.get().status === 'connected' && socket.send(message)),
    moveCursor: (position: { x: number; y: number }) =>
      state.get().status === 'connected' && socket.send({ type: 'move_cursor', position }),
    close() {
      save();
      clearInterval(watchdog);
      clearTimeout(savedTimer);
      unsubscribe();
      removeEventListener('pagehide', save);
      removeEventListener('online', onOnline);
      removeEventListener('storage', followOtherTabs);
      replica.disconnect();
      socket.close();
    },
  };
}

/** Why the server temporarily rejects the upgrade (W27); a WebSocket does not expose it. */
async function upgradeRejection(): Promise<string | undefined> {
  const response = await fetch(SOCKET_PATH).catch(() => undefined);
  return response?.status === 429
    ? 'Too many people on your network have this whiteboard open. Close a tab, or try again later.'
    : undefined;
}

function socketUrl() {
  const url = new URL(SOCKET_PATH, location.href);
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

// The server validates what it sends, so the type is enough.
const isMessage = (value: unknown): value is ServerMessage => isObject(value) && 'type' in value;
