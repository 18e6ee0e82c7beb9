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
  /** Makes the last changes before the page is left or hidden, or the board is left. */
  beforeLeaving: () => void;
};

/** A change that is unacknowledged for this long means that the connection is dead. */
const ACK_TIMEOUT_MS = 10_000;

/** Delay after the last acknowledgment until everything counts as saved: a drag is many changes. */
const SAVED_AFTER_MS = 300;

type ErrorMessage = Extract<ServerMessage, { type: 'error' }>;

/** What the board uses of a connection; its history has a read-only one without a server. */
export type Connection = Pick<BoardConnection, keyof BoardConnection>;

/** Keeps this tab's replica of a board in sync over a connection that may drop. */
export class BoardConnection {
  readonly state = createStore<ConnectionState>({ status: 'connecting', attempt: 0 });
  readonly info = createStore<BoardInfo | undefined>(undefined);
  /** The number of changes that are not acknowledged. */
  readonly unsaved = createStore(0);
  readonly presence = createPresence();
  readonly meeting = createMeeting((message) => this.#socket.send(message));
  readonly notes: ReturnType<typeof createNoteStore>;
  /** In reading order. */
  readonly sections = createStore<readonly Section[]>([]);
  readonly #options: Options;
  readonly #replica: Replica;
  readonly #socket: ReturnType<typeof connect>;
  readonly #texts = createRefusedTexts();
  /** Ids of changes only need to differ; a random one for each would slow down drags. */
  readonly #changeIds = newId();
  #changesMade = 0;
  #savedTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #watchdog = setInterval(() => this.#reconnectIfDead(), ACK_TIMEOUT_MS / 4);
  readonly #unsubscribe = identity.subscribe(() => this.#isConnected() && this.#join());
  readonly #stop = new AbortController();

  constructor(options: Options) {
    this.#options = options;
    this.#replica = new Replica({
      send: (message) => this.#socket.send(message),
      now: () => performance.now(),
      schedule: (flush, ms) => void setTimeout(flush, ms),
      onNoteChange: (...change) => this.notes.onNote(...change),
      onSectionChange: () => queueMicrotask(() => this.#listSections()),
      votesPerPerson: () => this.meeting.state.get().voting?.votesPerPerson,
    });
    this.notes = createNoteStore({ notes: () => this.#replica.notes, pinned: options.pinned });
    this.#socket = connect({
      url: socketUrl(),
      onState: (state) => this.#onSocketState(state),
      onMessage: (message) => this.#receive(message),
    });
    this.#replica.restorePending(loadPending(options.boardId));
    this.#countUnsaved();
    const { signal } = this.#stop;
    addEventListener('pagehide', () => this.#save(), { signal });
    document.addEventListener('visibilitychange', () => this.#onVisibility(), { signal });
    addEventListener('online', () => this.#isConnected() || this.reconnect(), { signal });
    addEventListener('storage', followOtherTabs, { signal });
  }

  /** The notes by id, as they are now; components subscribe to `notes`. */
  get noteMap() {
    return this.#replica.notes;
  }

  /** The sections by id, as they are now; components subscribe to `sections`. */
  get sectionMap() {
    return this.#replica.sections;
  }

  /** All notes and sections. */
  items() {
    return [...this.#replica.sections.values(), ...this.#replica.notes.values()];
  }

  item(id: string) {
    return this.#replica.get(id);
  }

  isPending(id: string) {
    return this.#replica.pending.ofItem(id) !== undefined;
  }

  canWrite() {
    return this.#isConnected() && this.info.get()?.access === 'write';
  }

  /** Applies a change here and sends it. Returns whether it was applied; offline it is not. */
  change(change: Change): boolean {
    if (!this.canWrite()) return false;
    const opId = `${this.#changeIds}-${this.#changesMade++}`;
    this.#texts.remember(opId, change, this.#replica.notes.get(targetOf(change).id));
    const rejection = this.#replica.change(change, opId);
    this.#countUnsaved();
    if (rejection !== undefined) this.#options.onRejected(rejection);
    return rejection === undefined;
  }

  /** Sends what is neither stored nor acknowledged. */
  sendView(message: ViewMessage) {
    if (this.#isConnected()) this.#socket.send(message);
  }

  moveCursor(position: { x: number; y: number }) {
    if (this.#isConnected()) this.#socket.send({ type: 'move_cursor', position });
  }

  reconnect() {
    this.#socket.reconnect();
  }

  close() {
    this.#save();
    clearInterval(this.#watchdog);
    clearTimeout(this.#savedTimer);
    this.#unsubscribe();
    this.#stop.abort();
    this.#replica.disconnect();
    this.#socket.close();
  }

  #isConnected() {
    return this.state.get().status === 'connected';
  }

  #countUnsaved() {
    const { size } = this.#replica.pending;
    clearTimeout(this.#savedTimer);
    if (size > 0) this.unsaved.set(size);
    else this.#savedTimer = setTimeout(() => this.unsaved.set(0), SAVED_AFTER_MS);
  }

  #listSections() {
    this.sections.set(inReadingOrder([...this.#replica.sections.values()]));
  }

  #join() {
    const { boardId } = this.#options;
    this.#socket.send({
      type: 'join_session',
      sessionId: boardId,
      user: { name: identity.get().name, color: identity.get().color },
      userSecret: userSecret(),
      sessionTitle: boardId === DEMO_BOARD ? DEMO_TITLE : undefined,
      facilitatorToken: facilitatorToken(boardId),
    });
  }

  #onSocketState(next: SocketState) {
    if (next.status === 'connected') return this.#join();
    this.#replica.disconnect();
    this.state.set(next);
    if (next.status === 'disconnected') void this.#showUpgradeRejection(next);
  }

  async #showUpgradeRejection(shown: ConnectionState) {
    const reason = await upgradeRejection();
    if (reason !== undefined && this.state.get() === shown)
      this.state.set({ status: 'disconnected', reason });
  }

  #receive(message: unknown) {
    if (!isMessage(message)) {
      console.warn('The whiteboard received an invalid message:', message);
      return;
    }
    this.#options.beforeMessage(message);
    const settled = this.#replica.receive(message);
    const text = settled && this.#texts.settle(settled);
    this.#countUnsaved();
    if ('board' in message) {
      setMyId(message.board.userId ?? identity.get().id);
      this.info.set(message.board);
    }
    if (message.type === 'session_joined') this.state.set({ status: 'connected' });
    if (message.type === 'error') this.#onError(message, settled !== undefined, text);
    this.presence.receive(message);
    this.meeting.receive(message);
    this.#options.afterMessage(message);
  }

  /** `isSettled` tells that the error is about a change of this tab, and `text` what it wrote. */
  #onError(error: ErrorMessage, isSettled: boolean, text: RefusedText | undefined) {
    const { message } = error;
    console.warn('The whiteboard server reports an error:', message);
    if (!this.#isConnected()) this.#onJoinError(error);
    else if (text) this.#options.onTextRefused(text, message);
    else if (isSettled || this.meeting.takeError(error)) this.#options.onRejected(message);
  }

  #onJoinError({ message, retry }: ErrorMessage) {
    if (retry) return this.#socket.drop();
    this.#socket.close();
    this.state.set({ status: 'disconnected', rejected: message });
  }

  #reconnectIfDead() {
    const since = this.#replica.pending.oldestSentAt();
    if (since !== undefined && performance.now() - since > ACK_TIMEOUT_MS) this.reconnect();
  }

  /** A phone ends hidden tabs without another event. A page that goes on needs nothing stored. */
  #onVisibility() {
    if (document.visibilityState === 'hidden') this.#save();
    else savePending(this.#options.boardId, []);
  }

  /** A closed tab loses what is stored for its next page, and a reload what is only sent. */
  #save() {
    const { pending } = this.#replica;
    this.#options.beforeLeaving();
    pending.sendNow();
    savePending(this.#options.boardId, pending.all());
  }
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
