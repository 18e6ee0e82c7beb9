import type { FastifyBaseLogger } from 'fastify';
import { type Change, type Target, targetOf } from '../../shared/whiteboard/board.ts';
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
import type { Problem } from './pendingOperations.ts';
import { type Allowance, ConnectionLimits } from './limits.ts';
import { type Frame, parseFrame } from './parseFrame.ts';
import { encodeText, type Peer } from './broadcaster.ts';
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
  allowance: Allowance;
  /** Whether the session that opened the connection is still that of an editor or owner. */
  isEditor: () => Promise<boolean>;
  log: FastifyBaseLogger;
};
/** A frame that was read, and how large it was. */
type Received = { frame: Frame; bytes: number };
type Context = Partial<Problem> & { target?: Target | undefined; opId?: string | undefined };
type Held = { failure: string; context?: Context; onDone?: () => void };

/** One connection from `connected` to its end: reads frames in order and enforces the limits. */
export class Connection {
  #options: Options;
  #limits: ConnectionLimits;
  #room: Room | undefined;
  #member: Member | undefined;
  /** Whether the member is a facilitator by a session, which may end before the connection. */
  #hasSessionRights = false;
  /** Frames received while a board is being opened or a session is looked up; otherwise undefined. */
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

  #handleFrame(received: Received) {
    const { frame } = received;
    if (!frame || this.#hasEnded) return;
    if ('error' in frame) return this.#reject(frame.error, frame);
    const { message } = frame;
    if (message.type === 'join_session') return this.#join(message);
    if (!this.#room || !this.#member)
      return this.#reject('Join a board first, with join_session.', frameContext(message));
    const { isLocked = false } = this.#room.meeting;
    if (this.#hasSessionRights && mayNeedFacilitator(message, isLocked))
      return this.#holdFor(this.#checkSession(this.#room, this.#member), {
        failure: 'Your rights could not be checked. Please try again.',
        context: frameContext(message),
        onDone: () => this.#act(message, received),
      });
    return this.#act(message, received);
  }

  #act(message: Exclude<ClientMessage, JoinSession>, { frame, bytes }: Received) {
    if (!this.#room || !this.#member || this.#hasEnded) return;
    const wasNormalized = !!frame && 'message' in frame && frame.wasNormalized;
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
    const isOfBoard = message.type === 'clear_votes' || message.type === 'restore';
    const excess = this.#limits.countMeetingChange(performance.now(), isOfBoard);
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
    return this.#holdFor(this.#enterRoom(user, message), {
      failure: 'The board could not be opened. Please try again.',
    });
  }

  /** Holds further frames until the work is done, so that all are handled in order. */
  #holdFor(work: Promise<void>, { failure, context, onDone }: Held) {
    this.#heldFrames = [];
    void work
      .then(onDone, (err: unknown) => {
        this.#options.log.error({ err }, 'failed to handle a frame');
        this.#reject(failure, { ...context, retry: true });
      })
      .then(() => {
        const held = this.#heldFrames ?? [];
        this.#heldFrames = undefined;
        for (const received of held) this.#handleOrHold(received);
      });
  }

  /** A session may have ended, or its account have another role, since the board was joined. */
  async #checkSession(room: Room, member: Member) {
    if (await this.#options.isEditor()) return;
    this.#hasSessionRights = false;
    member.isFacilitator = false;
    this.#send({ type: 'board_updated', board: room.facilitation.infoFor(member) });
  }

  async #enterRoom(user: User, message: JoinSession) {
    const { sessionId, sessionTitle, facilitatorToken, userSecret } = message;
    const { rooms, peer, isEditor } = this.#options;
    const found = await rooms.enter(sessionId, facilitatorToken);
    const isBySession = found?.isWriter === true && !found.isFacilitator && (await isEditor());
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
      isFacilitator: found.isFacilitator || isBySession,
    };
    const rejection = found.room.join(member);
    if (rejection !== undefined) return this.#reject(rejection);
    this.#room = found.room;
    this.#member = member;
    this.#hasSessionRights = isBySession;
    if (sessionTitle && member.isWriter && found.room.board.title === '')
      await rooms.nameBoard(found.room.board.id, sessionTitle);
  }

  #reject(message: string, context: Context = {}) {
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
    this.#options.peer.send([encodeText(JSON.stringify(message))]);
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

/** Whether only a facilitator may do this; on a locked board that includes every change. */
function mayNeedFacilitator(message: ClientMessage, isLocked: boolean) {
  if (message.type === 'move_cursor' || message.type === 'move_view' || message.type === 'follow')
    return false;
  if (isLocked || message.type === 'bring_here' || isMeetingMessage(message)) return true;
  return message.type === 'update_note' && message.updates.isLocked !== undefined;
}

function frameContext(message: ClientMessage) {
  if (message.type === 'join_session' || message.type === 'move_cursor') return {};
  if (isViewMessage(message)) return {};
  if (isMeetingMessage(message)) return { opId: message.opId };
  return { target: targetOf(message), opId: message.opId };
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
