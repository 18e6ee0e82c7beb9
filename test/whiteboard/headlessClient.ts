import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Change } from '../../src/shared/whiteboard/board.ts';
import type { ServerMessage } from '../../src/shared/whiteboard/protocol.ts';
import { DEMO_BOARD, SOCKET_PATH } from '../../src/shared/whiteboard/limits.ts';
import { Replica } from '../../src/shared/whiteboard/replica.ts';

export type Acked = { seq: number; userId: string; change: Change };
type Options = { id: string; urls: string[]; sessionId?: string };

/** A whole client without a screen: keeps un-acked changes and sends them again, on whichever server it finds. */
export class HeadlessClient {
  replica = new Replica();
  acked: Acked[] = [];
  refused = 0;
  reconnects = 0;
  repeats = 0;
  isJoined = false;
  #options: Options;
  #socket: WebSocket | undefined;
  #changes = new Map<string, Change>();
  #seq = 0;
  #pump: NodeJS.Timeout;
  #isOver = false;

  constructor(options: Options) {
    this.#options = options;
    this.#connect();
    this.#pump = setInterval(() => this.#send(), 20);
  }

  get id() {
    return this.#options.id;
  }

  change(change: Change) {
    const opId = randomUUID();
    if (this.replica.change(change, opId) === undefined) this.#changes.set(opId, change);
    this.#send();
  }

  moveCursor(x: number, y: number) {
    if (this.isJoined) this.#say({ type: 'move_cursor', position: { x, y } });
  }

  /** As a cable that is pulled. */
  drop() {
    this.#socket?.terminate();
  }

  stop() {
    this.#isOver = true;
    clearInterval(this.#pump);
    this.#socket?.terminate();
  }

  #connect() {
    const { urls, id, sessionId = DEMO_BOARD } = this.#options;
    const url = urls[Math.floor(Math.random() * urls.length)] ?? '';
    const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH);
    this.#socket = socket;
    socket.on('open', () =>
      this.#say({ type: 'join_session', sessionId, user: { id, name: id, color: '#336699' } }),
    );
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString())));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.isJoined = false;
      this.reconnects += 1;
      if (!this.#isOver) setTimeout(() => this.#connect(), 50 + Math.random() * 500);
    });
  }

  #receive(message: ServerMessage) {
    if (message.type === 'session_joined') {
      this.isJoined = true;
      this.#seq = message.board.seq;
    }
    if (message.type === 'ack') {
      const change = this.#changes.get(message.opId);
      if (change) this.acked.push({ seq: message.seq, userId: this.id, change });
      if (message.seq < this.#seq) this.repeats += 1;
      this.#changes.delete(message.opId);
    }
    if (message.type === 'error' && message.opId !== undefined && !message.retry) {
      this.refused += 1;
      this.#changes.delete(message.opId);
    }
    this.replica.receive(message, performance.now());
    this.#send();
  }

  #send() {
    if (!this.isJoined) return;
    for (const message of this.replica.toSend(performance.now())) this.#say(message);
  }

  #say(message: object) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
