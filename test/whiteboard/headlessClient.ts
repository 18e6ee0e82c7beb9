import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Change } from '../../src/shared/whiteboard/board.ts';
import type { ServerMessage } from '../../src/shared/whiteboard/protocol.ts';
import { DEMO_BOARD, SOCKET_PATH } from '../../src/shared/whiteboard/limits.ts';
import { Replica } from '../../src/shared/whiteboard/sync/replica.ts';

export type Acked = { seq: number; userId: string; change: Change };
type Options = { id: string; urls: string[]; sessionId?: string };

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
  #options: Options;
  #socket: WebSocket | undefined;
  #seq = 0;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
    this.#connect();
  }

  get id() {
    return this.#options.id;
  }

  change(change: Change) {
    this.replica.change(change, randomUUID());
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
    const { urls, id, sessionId = DEMO_BOARD } = this.#options;
    const url = urls[Math.floor(Math.random() * urls.length)] ?? '';
    const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH);
    this.#socket = socket;
    socket.on('open', () =>
      this.#send({ type: 'join_session', sessionId, user: { id, name: id, color: '#336699' } }),
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
      this.#seq = message.board.seq;
    }
    const settled = this.replica.receive(message);
    if (message.type === 'ack') {
      if (settled) this.acked.push({ seq: message.seq, userId: this.id, change: settled.change });
      if (message.seq < this.#seq) this.repeats += 1;
    } else if (settled) this.rejected += 1;
  }

  #send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }
}
