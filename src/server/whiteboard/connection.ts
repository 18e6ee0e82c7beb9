import type { FastifyBaseLogger } from 'fastify';
import type { Change, Target } from '../../shared/whiteboard/board.ts';
import { JOINS_PER_MINUTE, MAX_USERS_PER_CONNECTION } from '../../shared/whiteboard/constants.ts';
import type { ClearVotes, Restore } from '../../shared/whiteboard/facilitation.ts';
import type { MeetingMessage } from '../../shared/whiteboard/meeting.ts';
import type {
  ChangeMessage,
  ClientMessage,
  JoinSession,
  ServerMessage,
  User,
} from '../../shared/whiteboard/protocol.ts';
import type { Allowance } from './addressLimits.ts';
import type { Problem } from './applyBatch.ts';
import { ConnectionLimits } from './connectionLimits.ts';
import { type Frame, parseFrame } from './parseFrame.ts';
import type { FrameEncoder, Peer } from './broadcaster.ts';
import type { Member } from './members.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { hashToken, randomId } from './tokens.ts';
import { verifiedUser } from './verifiedUser.ts';

/** RFC 6455: the client broke the rules. */
export const POLICY_VIOLATION = 1008;
/** Frames that may wait while a board is opened; our page sends none before it has joined. */
const MAX_HELD_FRAMES = 1000;

type Options = {
  rooms: Rooms;
  peer: Peer;
  encode: FrameEncoder;
  allowance: Allowance;
  /** Whether the session of an editor or owner opened the connection. */
  isEditor: () => Promise<boolean>;
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
  #heldFrames: Received[] | undefined;
  #hasEnded = false;
  /** Owns the drafts of a client that sends no secret. */
  #ownSecret = randomId();

  constructor(options: Options) {
    this.#options = options;
    this.#limits = new ConnectionLimits(options.allowance);
    this.#send({ type: 'connected' });
  }

  receive(data: Buffer, isBinary: boolean) {
    if (this.#countFrame(data.length))
      this.#handleOrHold({ frame: parseFrame(data, isBinary), bytes: data.length });
  }

  /** Counts a ping or pong, which cost as much as an ignored message. */
  receiveControl(data: Buffer) {
    this.#countFrame(data.length);
  }

  /** Counts a frame; false when the connection has ended. */
  #countFrame(bytes: number): boolean {
    if (this.#hasEnded) return false;
    if (this.#limits.countFrame(performance.now(), bytes)) return true;
    this.#endFlood();
    return false;
  }

  end() {
    this.#hasEnded = true;
    this.#heldFrames = undefined;
    this.#room?.leave(this.#options.peer);
  }

  #handleOrHold(received: Received) {
    if (!this.#heldFrames) return this.#handleFrame(received);
    if (this.#heldFrames.length < MAX_HELD_FRAMES) this.#heldFrames.push(received);
    else this.#endFlood();
    return undefined;
  }

  #handleFrame({ frame, bytes }: Received) {
    if (!frame || this.#hasEnded) return;
    if ('error' in frame) return this.#reject(frame.error, frame);
    const { message, wasNormalized } = frame;
    if (message.type === 'join_session') return this.#join(message);
    if (!this.#room || !this.#member)
      return this.#reject('Join a board first, with join_session.', frameContext(message));
    if (message.type === 'move_cursor')
      return this.#room.moveCursor(this.#member, message.position);
    if (isViewMessage(message)) return this.#room.facilitation.view(this.#member, message);
    if (isMeetingMessage(message)) return this.#changeMeeting(this.#room, this.#member, message);
    const excess = this.#limits.countChange(message.type, performance.now(), bytes);
    if (excess) return this.#reject(excess, { ...frameContext(message), retry: true });
    return this.#room.change(this.#member, {
      operation: toChange(message, this.#member),
      opId: message.opId,
      wasNormalized,
    });
  }

  #changeMeeting(room: Room, member: Member, message: MeetingMessage | ClearVotes | Restore) {
    const excess = this.#limits.countMeetingChange(performance.now());
    if (excess) this.#reject(excess, { opId: message.opId, retry: true });
    else if (message.type === 'clear_votes') room.bulk.clearVotes(member, message.opId);
    else if (message.type === 'restore') void room.bulk.restore(member, message);
    else room.facilitation.change(member, message);
  }

  #join(message: JoinSession) {
    if (!this.#limits.countJoin(performance.now()))
      return this.#reject(
        `Too many attempts to join: a connection may join ${JOINS_PER_MINUTE} times a minute.`,
        { retry: true },
      );
    const verified = verifiedUser(message);
    if ('problem' in verified) return this.#reject(verified.problem.message, verified.problem);
    const { user } = verified;
    if (!this.#limits.allowUser(user.id))
      return this.#reject(
        `A connection may join as at most ${MAX_USERS_PER_CONNECTION} users: open another one.`,
      );
    this.#heldFrames = [];
    void this.#enterRoom(user, message)
      .catch((err: unknown) => {
        this.#options.log.error({ err }, 'failed to open a board');
        this.#reject('The board could not be opened. Please try again.', { retry: true });
      })
      .then(() => {
        const held = this.#heldFrames ?? [];
        this.#heldFrames = undefined;
        for (const received of held) this.#handleOrHold(received);
      });
  }

  async #enterRoom(user: User, message: JoinSession) {
    const { sessionId, sessionTitle, facilitatorToken, userSecret } = message;
    const { rooms, peer, isEditor } = this.#options;
    const found = await rooms.enter(sessionId, facilitatorToken);
    const isFacilitator =
      found?.isFacilitator === true || (found?.isWriter === true && (await isEditor()));
    // Everyone is about to be disconnected.
    if (this.#hasEnded || rooms.isStopping) return;
    if (!found) return this.#reject('There is no board with this id.');
    if (this.#room && this.#room !== found.room) {
      this.#room.leave(peer);
      this.#room = undefined;
    }
    const member = {
      peer,
      user,
      ownerKey: hashToken(userSecret ?? this.#ownSecret),
      isWriter: found.isWriter,
      isFacilitator,
    };
    const rejection = found.room.join(member);
    if (rejection !== undefined) return this.#reject(rejection);
    this.#room = found.room;
    this.#member = member;
    if (sessionTitle && member.isWriter && found.room.board.title === '')
      await rooms.nameBoard(found.room.board.id, sessionTitle);
  }

  #reject(
    message: string,
    context: Partial<Problem> & { target?: Target | undefined; opId?: string | undefined } = {},
  ) {
    if (this.#hasEnded) return;
    if (!this.#limits.countError(performance.now())) return this.#endFlood();
    const { target, opId, retry, code } = context;
    if (this.#room && this.#member && target)
      return this.#room.change(this.#member, {
        operation: { type: 'rejected', target, message, retry },
        opId,
      });
    return this.#send({ type: 'error', message, opId, retry, code });
  }

  #endFlood() {
    this.#options.log.debug('closed a flooding connection');
    this.#options.peer.close(POLICY_VIOLATION, 'Too many messages.');
    this.end();
  }

  #send(message: ServerMessage) {
    this.#options.peer.send([this.#options.encode.text(JSON.stringify(message))]);
  }
}

const isViewMessage = (message: ClientMessage) =>
  message.type === 'move_view' ||
  message.type === 'follow' ||
  message.type === 'bring_here' ||
  message.type === 'set_writing';

const isMeetingMessage = (message: ClientMessage) =>
  message.type === 'set_timer' ||
  message.type === 'facilitate' ||
  message.type === 'set_voting' ||
  message.type === 'clear_votes' ||
  message.type === 'restore';

function frameContext(message: ClientMessage) {
  if (message.type === 'join_session' || message.type === 'move_cursor') return {};
  if (isViewMessage(message)) return {};
  if (isMeetingMessage(message)) return { opId: message.opId };
  return { target: messageTarget(message), opId: message.opId };
}

function messageTarget(message: ChangeMessage): Target {
  if (message.type === 'add_note') return { type: 'note', id: message.note.id };
  if (message.type === 'add_section') return { type: 'section', id: message.section.id };
  return 'noteId' in message
    ? { type: 'note', id: message.noteId }
    : { type: 'section', id: message.sectionId };
}

/** Returns the change of a member's message; author and time default to the connection's. */
function toChange(message: ChangeMessage, { user }: Member): Change {
  if (message.type === 'vote')
    return { type: 'vote', noteId: message.noteId, userId: user.id, isOn: message.isOn };
  if (message.type !== 'add_note') {
    const { opId: _, ...change } = message;
    return change;
  }
  const { note } = message;
  const { author = user.name, timestamp = new Date().toISOString() } = note;
  return { type: 'add_note', note: { ...note, author, timestamp } };
}
