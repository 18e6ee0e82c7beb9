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
import { Guard } from './connectionLimits.ts';
import { type Frame, readFrame } from './parseFrame.ts';
import type { Encode, Peer } from './broadcaster.ts';
import type { Member, Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** RFC 6455: the client broke the rules. */
export const POLICY = 1008;
/** Frames that may wait while a board is opened; our page sends none before it has joined. */
const MOST_HELD = 1000;

type Options = {
  rooms: Rooms;
  peer: Peer;
  encode: Encode;
  allowance: Allowance;
  log: FastifyBaseLogger;
};
/** A frame that was read, and how large it was. */
type Received = { frame: Frame; bytes: number };

/** One connection from its greeting to its end: reads frames in order, keeps it within its limits. */
export class Connection {
  #options: Options;
  #guard: Guard;
  #room: Room | undefined;
  #member: Member | undefined;
  /** What came while a board was being opened; nothing when none is. */
  #held: Received[] | undefined;
  #isOver = false;

  constructor(options: Options) {
    this.#options = options;
    this.#guard = new Guard(options.allowance);
    this.#say({ type: 'connected' });
  }

  receive(data: Buffer, isBinary: boolean) {
    if (this.#count(data.length))
      this.#take({ frame: readFrame(data, isBinary), bytes: data.length });
  }

  /** Counts a ping or pong, which cost as much as an ignored message. */
  receiveControl(data: Buffer) {
    this.#count(data.length);
  }

  /** Whether the connection goes on after one more frame. */
  #count(bytes: number): boolean {
    if (this.#isOver) return false;
    if (this.#guard.frame(performance.now(), bytes)) return true;
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
    if (this.#held.length < MOST_HELD) this.#held.push(received);
    else this.#endFlood();
    return undefined;
  }

  #handle({ frame, bytes }: Received) {
    if (!frame || this.#isOver) return;
    if ('wrong' in frame) return this.#refuse(frame.wrong, frame);
    const { message, isMended } = frame;
    if (message.type === 'join_session') return this.#join(message);
    if (!this.#room || !this.#member)
      return this.#refuse('Join a board first, with join_session.', frameIds(message));
    if (message.type === 'move_cursor')
      return this.#room.moveCursor(this.#member, message.position);
    const tooMany = this.#guard.change(message.type, performance.now(), bytes);
    if (tooMany) return this.#refuse(tooMany, { ...frameIds(message), retry: true });
    return this.#room.change(this.#member, {
      asked: changeOf(message, this.#member),
      opId: message.opId,
      isMended,
    });
  }

  #join(message: JoinSession) {
    if (!this.#guard.join(performance.now()))
      return this.#refuse(
        `Too many attempts to join: a connection may join ${JOINS_PER_MINUTE} times a minute.`,
        { retry: true },
      );
    if (!this.#guard.user(message.user.id))
      return this.#refuse(
        `A connection may join as at most ${MAX_USERS_PER_CONNECTION} users: open another one.`,
      );
    this.#held = [];
    void this.#enter(message)
      .catch((err: unknown) => {
        this.#options.log.error({ err }, 'a board could not be opened');
        this.#refuse('The board could not be opened. Please try again.', { retry: true });
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
    // Everybody is about to be sent away to come back.
    if (this.#isOver || rooms.isStopping) return;
    if (!found) return this.#refuse('There is no board with this id.');
    if (this.#room && this.#room !== found.room) {
      this.#room.leave(peer);
      this.#room = undefined;
    }
    const member = found.room.join(peer, user, found.isWriter);
    if (typeof member === 'string') return this.#refuse(member);
    this.#room = found.room;
    this.#member = member;
    if (sessionTitle && member.isWriter && !found.room.hasTitle)
      await rooms.nameBoard(found.room.id, sessionTitle);
  }

  #refuse(message: string, about: { noteId?: string; opId?: string; retry?: boolean } = {}) {
    if (this.#isOver) return;
    if (!this.#guard.error(performance.now())) return this.#endFlood();
    const { noteId, opId, retry } = about;
    if (this.#room && this.#member && noteId !== undefined)
      return this.#room.change(this.#member, {
        asked: { type: 'refused', noteId, message, retry },
        opId,
      });
    return this.#say({ type: 'error', message, opId, retry });
  }

  #endFlood() {
    this.#options.log.debug('a connection flooded and was closed');
    this.#options.peer.close(POLICY, 'Too many messages.');
    this.end();
  }

  #say(message: ServerMessage) {
    this.#options.peer.send([this.#options.encode.text(JSON.stringify(message))]);
  }
}

function frameIds(message: ClientMessage): { noteId?: string; opId?: string } {
  if (message.type === 'join_session' || message.type === 'move_cursor') return {};
  const noteId = message.type === 'add_note' ? message.note.id : message.noteId;
  return { noteId, opId: message.opId };
}

/** What a member's message asks for; who and when come from the connection where it does not say. */
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
