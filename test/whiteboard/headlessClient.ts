import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Change } from '../../src/shared/whiteboard/board.ts';
import { type Meeting, noMeeting } from '../../src/shared/whiteboard/meeting.ts';
import type { ServerMessage } from '../../src/shared/whiteboard/protocol.ts';
import { DEMO_BOARD, RETRY_AFTER_MS, SOCKET_PATH } from '../../src/shared/whiteboard/constants.ts';
import { Replica } from '../../src/shared/whiteboard/sync/replica.ts';

export type Acked = { seq: number; userId: string; change: Change };
type Options = {
  id: string;
  urls: string[];
  sessionId?: string;
  facilitatorToken?: string | undefined;
};
/** A message that is neither a change nor presence, such as `set_timer`. */
type Request = {
  type: 'set_timer' | 'clear_votes' | 'restore' | 'facilitate' | 'set_voting';
  [field: string]: unknown;
};

/** A client without a screen that reconnects to any of several servers. */
export class HeadlessClient {
  replica = new Replica({
    send: (message) => this.#send(message),
    now: () => performance.now(),
    schedule: (flush, ms) => void setTimeout(flush, ms),
  });
  acked: Acked[] = [];
  rejected = 0;
  reconnects = 0;
  repeats = 0;
  isJoined = false;
  meeting: Meeting = noMeeting;
  /** The number of the last change that it knows. */
  seq = 0;
  /** Unacknowledged requests by `opId`. */
  requests = new Map<string, Request>();
  /** Resolves when it is on the board for the first time. */
  joined: Promise<void>;
  #onJoined: () => void;
  #options: Options;
  #socket: WebSocket | undefined;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
    ({ promise: this.joined, resolve: this.#onJoined } = Promise.withResolvers<void>());
    this.#connect();
  }

  get id() {
    return this.#options.id;
  }

  change(change: Change) {
    this.replica.change(change, randomUUID());
  }

  get isRestoring() {
    return [...this.requests.values()].some(({ type }) => type === 'restore');
  }

  /** Sends a request until it is acknowledged or rejected. */
  request(message: Request) {
    const opId = randomUUID();
    this.requests.set(opId, { ...message, opId });
    this.#sendRequest(opId);
  }

  #sendRequest(opId: string) {
    const message = this.requests.get(opId);
    if (message && this.isJoined) this.#send(message);
  }

  moveCursor(x: number, y: number) {
    if (this.isJoined) this.#send({ type: 'move_cursor', position: { x, y } });
  }

  /** Breaks the connection like a pulled cable. */
  drop() {
    this.#socket?.terminate();
  }

  stop() {
    this.#isStopped = true;
    this.replica.disconnect();
    this.#socket?.terminate();
  }

  #connect() {
    const { urls, id, sessionId = DEMO_BOARD, facilitatorToken } = this.#options;
    const user = { id, name: id, color: '#336699' };
    const url = urls[Math.floor(Math.random() * urls.length)] ?? '';
    const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH);
    this.#socket = socket;
    socket.on('open', () =>
      this.#send({ type: 'join_session', sessionId, user, facilitatorToken }),
    );
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString())));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.isJoined = false;
      this.replica.disconnect();
      this.reconnects += 1;
      if (!this.#isStopped) setTimeout(() => this.#connect(), 50 + Math.random() * 500);
    });
  }

  #receive(message: ServerMessage) {
    if (message.type === 'session_joined') {
      this.isJoined = true;
      this.#onJoined();
      this.seq = message.board.seq;
      for (const opId of this.requests.keys()) this.#sendRequest(opId);
    }
    if ('seq' in message) this.seq = Math.max(this.seq, message.seq ?? 0);
    if ('meeting' in message && message.meeting) this.meeting = message.meeting;
    this.#settleRequest(message);
    const settled = this.replica.receive(message);
    if (message.type === 'ack') {
      if (settled) this.acked.push({ seq: message.seq, userId: this.id, change: settled.change });
      if (message.seq < this.seq) this.repeats += 1;
    } else if (settled) this.rejected += 1;
  }

  #settleRequest(message: ServerMessage) {
    if (message.type === 'ack') this.requests.delete(message.opId);
    if (message.type !== 'error' || message.opId === undefined) return;
    const { opId } = message;
    if (!message.retry) this.requests.delete(opId);
    else setTimeout(() => this.#sendRequest(opId), RETRY_AFTER_MS);
  }

  #send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }
}
