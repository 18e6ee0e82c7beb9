import type { FastifyBaseLogger } from 'fastify';
import type { Change } from '../../shared/whiteboard/board.ts';
import { JOINS_PER_MINUTE, MAX_USERS_PER_CONNECTION } from '../../shared/whiteboard/limits.ts';
import type {
  ChangeMessage,
  ClientMessage,
  JoinSession,
  ServerMessage,
} from '../../shared/whiteboard/protocol.ts';
import type { Allowance } from './addressLimits.ts';
import { ConnectionLimits } from './connectionLimits.ts';
import { type Frame, readFrame } from './parseFrame.ts';
import type { Encode, Peer } from './broadcaster.ts';
import type { Member, Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** RFC 6455: the client broke the rules. */
export const POLICY = 1008;
/** Frames that may wait while a board is opened; our page sends none before it has joined. */
const MAX_HELD_FRAMES = 1000;

type Options = {
  rooms: Rooms;
  peer: Peer;
  encode: Encode;
  allowance: Allowance;
  log: FastifyBaseLogger;
};
/** A frame that was read, and how large it was. */
type Received = { frame: Frame; bytes: number };

/** One connection from `connected` to its end: reads frames in order and enforces the limits. */
export class Connection {
  #options: Options;
  #limits: ConnectionLimits;
  #room: Room | undefined;
  #member: Member | undefined;
  /** Frames received while a board is being opened; otherwise undefined. */
  #held: Received[] | undefined;
  #isOver = false;

  constructor(options: Options) {
    this.#options = options;
    this.#limits = new ConnectionLimits(options.allowance);
    this.#send({ type: 'connected' });
  }

  receive(data: Buffer, isBinary: boolean) {
    if (this.#count(data.length))
      this.#take({ frame: readFrame(data, isBinary), bytes: data.length });
  }

  /** Counts a ping or pong, which cost as much as an ignored message. */
  receiveControl(data: Buffer) {
    this.#count(data.length);
  }

  /** Counts a frame; false when the connection has ended. */
  #count(bytes: number): boolean {
    if (this.#isOver) return false;
    if (this.#limits.frame(performance.now(), bytes)) return true;
    this.#endFlood();
    return false;
  }

  end() {
    this.#isOver = true;
    this.#held = undefined;
    this.#room?.leave(this.#options.peer);
  }

  #take(received: Received) {
    if (!this.#held) return this.#handle(received);
    if (this.#held.length < MAX_HELD_FRAMES) this.#held.push(received);
    else this.#endFlood();
    return undefined;
  }

  #handle({ frame, bytes }: Received) {
    if (!frame || this.#isOver) return;
    if ('error' in frame) return this.#reject(frame.error, frame);
    const { message, wasNormalized } = frame;
    if (message.type === 'join_session') return this.#join(message);
    if (!this.#room || !this.#member)
      return this.#reject('Join a board first, with join_session.', frameIds(message));
    if (message.type === 'move_cursor')
      return this.#room.moveCursor(this.#member, message.position);
    const excess = this.#limits.change(message.type, performance.now(), bytes);
    if (excess) return this.#reject(excess, { ...frameIds(message), retry: true });
    return this.#room.change(this.#member, {
      operation: changeOf(message, this.#member),
      opId: message.opId,
      wasNormalized,
    });
  }

  #join(message: JoinSession) {
    if (!this.#limits.join(performance.now()))
      return this.#reject(
        `Too many attempts to join: a connection may join ${JOINS_PER_MINUTE} times a minute.`,
        { retry: true },
      );
    if (!this.#limits.user(message.user.id))
      return this.#reject(
        `A connection may join as at most ${MAX_USERS_PER_CONNECTION} users: open another one.`,
      );
    this.#held = [];
    void this.#enter(message)
      .catch((err: unknown) => {
        this.#options.log.error({ err }, 'failed to open a board');
        this.#reject('The board could not be opened. Please try again.', { retry: true });
      })
      .then(() => {
        const held = this.#held ?? [];
        this.#held = undefined;
        for (const received of held) this.#take(received);
      });
  }

  async #enter({ sessionId, user, sessionTitle }: JoinSession) {
    const { rooms, peer } = this.#options;
    const found = await rooms.enter(sessionId);
    // Everyone is about to be disconnected.
    if (this.#isOver || rooms.isStopping) return;
    if (!found) return this.#reject('There is no board with this id.');
    if (this.#room && this.#room !== found.room) {
      this.#room.leave(peer);
      this.#room = undefined;
    }
    const member = found.room.join(peer, user, found.isWriter);
    if (typeof member === 'string') return this.#reject(member);
    this.#room = found.room;
    this.#member = member;
    if (sessionTitle && member.isWriter && !found.room.hasTitle)
      await rooms.nameBoard(found.room.id, sessionTitle);
  }

  #reject(message: string, about: { noteId?: string; opId?: string; retry?: boolean } = {}) {
    if (this.#isOver) return;
    if (!this.#limits.error(performance.now())) return this.#endFlood();
    const { noteId, opId, retry } = about;
    if (this.#room && this.#member && noteId !== undefined)
      return this.#room.change(this.#member, {
        operation: { type: 'rejected', noteId, message, retry },
        opId,
      });
    return this.#send({ type: 'error', message, opId, retry });
  }

  #endFlood() {
    this.#options.log.debug('closed a flooding connection');
    this.#options.peer.close(POLICY, 'Too many messages.');
    this.end();
  }

  #send(message: ServerMessage) {
    this.#options.peer.send([this.#options.encode.text(JSON.stringify(message))]);
  }
}

function frameIds(message: ClientMessage): { noteId?: string; opId?: string } {
  if (message.type === 'join_session' || message.type === 'move_cursor') return {};
  const noteId = message.type === 'add_note' ? message.note.id : message.noteId;
  return { noteId, opId: message.opId };
}

/** Returns the change of a member's message; author and time default to the connection's. */
function changeOf(message: ChangeMessage, { user }: Member): Change {
  if (message.type === 'vote')
    return { type: 'vote', noteId: message.noteId, userId: user.id, isOn: message.isOn };
  if (message.type === 'delete_note') return { type: 'delete_note', noteId: message.noteId };
  if (message.type === 'update_note')
    return { type: 'update_note', noteId: message.noteId, updates: message.updates };
  const { note } = message;
  const { author = user.name, timestamp = new Date().toISOString() } = note;
  return { type: 'add_note', note: { ...note, author, timestamp } };
}
