import { type Change, noteIdOf } from '../../../shared/whiteboard/board.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import type { BoardInfo, ServerMessage } from '../../../shared/whiteboard/protocol.ts';
import { DEMO_BOARD, DEMO_TITLE, SOCKET_PATH } from '../../../shared/whiteboard/limits.ts';
import { newId } from '../../lib/newId.ts';
import { dial, type LineState } from './socket.ts';
import { followOtherTabs, me } from './identity.ts';
import { createNotes } from './noteStore.ts';
import { Outbox } from '../outbox.ts';
import { createPeople } from './presence.ts';
import { Replica } from '../replica.ts';
import { createState } from '../../ui/state.ts';
import { createRescue, keepUnsaved, takeUnsaved } from './deletedNoteRecovery.ts';

/** `refused` says why the server does not let anybody in here, `reason` why not at the moment. */
export type ConnectionState =
  | LineState
  | { status: 'disconnected'; refused: string }
  | { status: 'disconnected'; reason: string };

type Options = {
  boardId: string;
  /** The note that is being written on. */
  held: () => string | undefined;
  /** A change of this tab was not made. */
  onRefused: (reason: string) => void;
  /** This tab wrote on a note that somebody else had deleted. */
  onLost: (note: Note) => void;
  /** Every message, before it changes anything. */
  beforeMessage: (message: ServerMessage) => void;
};

/** An un-acked change this old means that the line is dead, although nobody said so. */
const PATIENCE = 10_000;

export type Connection = ReturnType<typeof connect>;

/** The tab's end of one board: its copy, kept the same as everybody's over a line that may drop. */
export function connect({ boardId, held, onRefused, onLost, beforeMessage }: Options) {
  const state = createState<ConnectionState>({ status: 'connecting', attempt: 0 });
  const info = createState<BoardInfo | undefined>(undefined);
  const unsaved = createState(0);
  const people = createPeople();
  const replica = new Replica((...news) => notes.onNote(...news));
  const notes = createNotes({ notes: () => replica.notes, held });
  const outbox = new Outbox({
    send: (message) => line.send(message),
    now: () => performance.now(),
    later: (flush, ms) => void setTimeout(flush, ms),
  });
  const rescue = createRescue({
    waiting: () => outbox.unsaved(),
    shown: (id) => replica.notes.get(id),
  });
  const line = dial({ url: socketUrl(), onState: onLine, onMessage: receive });
  for (const waiting of takeUnsaved(boardId)) replica.add(outbox.add(waiting, true));
  unsaved.set(outbox.size);

  function join() {
    const sessionTitle = boardId === DEMO_BOARD ? DEMO_TITLE : undefined;
    line.send({ type: 'join_session', sessionId: boardId, user: me.get(), sessionTitle });
  }

  function onLine(next: LineState) {
    if (next.status === 'connected') join();
    else {
      outbox.close();
      state.set(next);
      if (next.status === 'disconnected') void explain(next);
    }
  }

  async function explain(shown: ConnectionState) {
    const reason = await upgradeRefusal();
    if (reason !== undefined && state.get() === shown)
      state.set({ status: 'disconnected', reason });
  }

  function receive(raw: unknown) {
    if (!isMessage(raw)) {
      console.warn('The whiteboard got something that is no message:', raw);
      return;
    }
    beforeMessage(raw);
    rescue.hear(raw);
    handle(raw);
    people.receive(raw);
  }

  function handle(message: ServerMessage) {
    switch (message.type) {
      case 'session_joined':
        replica.join(message.stickyNotes, message.board.seq);
        info.set(message.board);
        state.set({ status: 'connected' });
        outbox.open();
        return;
      case 'board_updated':
        info.set(message.board);
        return;
      case 'note_added':
      case 'note_updated':
      case 'note_deleted':
      case 'note_voted':
        replica.receive(message);
        return;
      case 'ack':
        settle(message.opId, message.seq);
        return;
      case 'error':
        refuse(message);
        return;
      case 'connected':
      case 'user_joined':
      case 'user_left':
      case 'cursor_moved':
        return;
      default:
        console.warn('The whiteboard got a message it does not know:', message);
    }
  }

  function settle(opId: string, seq: number) {
    const waiting = outbox.remove(opId);
    if (waiting) replica.settle(waiting, seq);
    unsaved.set(outbox.size);
  }

  function refuse({ message, opId, retry }: Extract<ServerMessage, { type: 'error' }>) {
    console.warn('The whiteboard server says:', message);
    if (state.get().status !== 'connected') {
      if (retry) {
        line.giveUp();
        return;
      }
      line.hangUp();
      state.set({ status: 'disconnected', refused: message });
      return;
    }
    if (opId === undefined) return;
    if (retry) {
      outbox.retry(opId);
      return;
    }
    const waiting = outbox.remove(opId);
    if (!waiting) return;
    replica.giveUp(waiting);
    unsaved.set(outbox.size);
    const lost = rescue.take(waiting);
    if (lost) onLost(lost);
    else onRefused(message);
  }

  const canWrite = () => state.get().status === 'connected' && info.get()?.access === 'write';

  /** Applies a change here and sends it. Answers whether it was made; without a line it is not. */
  function change(change: Change): boolean {
    if (!canWrite()) return false;
    const refusal = replica.refusal(change);
    if (refusal !== undefined) {
      onRefused(refusal);
      return false;
    }
    if (outbox.merge(change)) replica.refresh(noteIdOf(change));
    else replica.add(outbox.add({ opId: newId(), change }));
    unsaved.set(outbox.size);
    return true;
  }

  const watchdog = setInterval(() => {
    const since = outbox.oldest();
    if (since !== undefined && performance.now() - since > PATIENCE) line.redial();
  }, PATIENCE / 4);
  const keep = () => keepUnsaved(boardId, outbox.unsaved());
  const redialOnline = () => state.get().status !== 'connected' && line.redial();
  const endWatch = me.watch(() => state.get().status === 'connected' && join());
  addEventListener('pagehide', keep);
  addEventListener('online', redialOnline);
  addEventListener('storage', followOtherTabs);

  return {
    state,
    info,
    unsaved,
    people,
    notes,
    all: () => replica.notes,
    isWaiting: (noteId: string) => replica.isWaiting(noteId),
    change,
    canWrite,
    redial: () => line.redial(),
    moveCursor: (position: { x: number; y: number }) =>
      state.get().status === 'connected' && line.send({ type: 'move_cursor', position }),
    hangUp() {
      keep();
      clearInterval(watchdog);
      endWatch();
      removeEventListener('pagehide', keep);
      removeEventListener('online', redialOnline);
      removeEventListener('storage', followOtherTabs);
      outbox.close();
      line.hangUp();
    },
  };
}

/** Why the server opens no socket at the moment (W27), which a WebSocket does not tell. */
async function upgradeRefusal(): Promise<string | undefined> {
  const response = await fetch(SOCKET_PATH).catch(() => undefined);
  return response?.status === 429
    ? 'Too many people of your network have this whiteboard open. Close a tab, or try again later.'
    : undefined;
}

function socketUrl() {
  const url = new URL(SOCKET_PATH, location.href);
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** It comes from our own server, so its type vouches for the rest. */
const isMessage = (value: unknown): value is ServerMessage =>
  typeof value === 'object' && value !== null && 'type' in value;
