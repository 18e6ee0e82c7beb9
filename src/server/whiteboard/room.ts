import { type Change, targetOf } from '../../shared/whiteboard/board.ts';
import { roundsOf } from '../../shared/whiteboard/changeMeeting.ts';
import {
  broadcastItemId,
  currentStateMessage,
  isRepeatedToSender,
  toBroadcast,
} from '../../shared/whiteboard/broadcasts.ts';
import type { Position } from '../../shared/whiteboard/note.ts';
import type { ServerMessage } from '../../shared/whiteboard/protocol.ts';
import { BOARD_GONE, MAX_PARTICIPANTS } from '../../shared/whiteboard/constants.ts';
import { BoardSender } from './boardSender.ts';
import type { BusMessage } from './bus.ts';
import { BusQueue } from './busQueue.ts';
import { Cursors } from './cursors.ts';
import { operationTarget, type RejectedOperation, type PendingOperation } from './applyBatch.ts';
import { BulkChanges } from './bulkChanges.ts';
import { Facilitation } from './facilitation.ts';
import { ChangeLog, type ChangeLogListener, type Rejection } from './changeLog.ts';
import { type FrameEncoder, Broadcaster, type Peer } from './broadcaster.ts';
import { type Member, Members } from './members.ts';
import type { LoadedBoard, SequencedChange, RoomStore, StoredVersion } from './store.ts';

type Operation = Change | RejectedOperation;
type Request = {
  operation: Operation;
  opId: string | undefined;
  /** The item was normalized, so its sender must be notified (W9). */
  wasNormalized?: boolean;
};
const BUSY = 'The board is busy. Please try again.';

type Sender = { member: Member; wasNormalized: boolean; onStored?: OnStored | undefined };
type OnStored = (seq: number) => void;

type Options = {
  loaded: LoadedBoard;
  store: RoomStore;
  encode: FrameEncoder;
  /** Publishes to the other processes. */
  publish: (message: BusMessage) => void;
  onFailure: (error: unknown) => void;
  /** Called for each change that is stored and acknowledged. */
  onAck?: (() => void) | undefined;
};

/**
 * One board and its members. Knows neither sockets nor databases, so that tests drive it directly.
 */
export class Room {
  #changeLog: ChangeLog<Sender>;
  #members: Members;
  #cursors = new Cursors((userId, position) => {
    this.#broadcastCursor(userId, position);
    this.#busQueue.addCursor(userId, position);
  });
  #broadcaster: Broadcaster;
  #publish: Options['publish'];
  #onAck: Options['onAck'];
  #isClosed = false;
  #busQueue: BusQueue;
  #sender: BoardSender;
  /** Its meeting, private writing and shared views. */
  readonly facilitation: Facilitation;
  readonly bulk: BulkChanges;

  constructor({ loaded, store, encode, publish, onFailure, onAck }: Options) {
    this.#onAck = onAck;
    this.#publish = publish;
    this.#busQueue = new BusQueue(publish);
    const sendToAll = (message: ServerMessage, excluded: Iterable<Peer> = []) =>
      this.#broadcaster.sendToAll(message, excluded);
    this.#broadcaster = new Broadcaster(encode, () => this.#members.peers());
    this.#members = new Members({ sendToAll, publish });
    this.#sender = new BoardSender({
      encode,
      broadcaster: this.#broadcaster,
      members: this.#members,
      changeLog: () => this.#changeLog,
      facilitation: () => this.facilitation,
    });
    const listener: ChangeLogListener<Sender> = {
      committed: (sequenced, pending) => this.#broadcastChange(sequenced, pending),
      duplicate: ({ sender, opId }, seq) => this.#ack(sender.member, opId, seq),
      rejected: ({ sender, opId }, rejection) => this.#reject(sender.member, opId, rejection),
      reset: () => this.#sender.snapshotToAll(),
      meetingRead: (meeting) => this.facilitation.meeting.receive(meeting),
      metadataChanged: () => this.#sender.metadataToAll(),
      deleted: () => this.close(BOARD_GONE, 'This board was deleted.'),
      failed: onFailure,
    };
    this.#changeLog = new ChangeLog({
      loaded,
      store,
      listener,
      votesPerPerson: () => this.facilitation.meeting.current.voting?.votesPerPerson,
      revealedRound: () => roundsOf(this.facilitation.meeting.current).revealedRound,
    });
    this.facilitation = new Facilitation({
      boardId: this.board.id,
      meeting: loaded.meeting,
      store,
      members: this.#members,
      items: () => this.#changeLog.items,
      send: (peer, message) => this.#broadcaster.send(peer, message),
      sendToAll,
      publish,
      seq: () => this.board.seq,
      onAccessChanged: () => this.#sender.metadataToAll(),
      onRevealed: this.#sender.invalidate,
      onFailure,
    });
    this.bulk = new BulkChanges({
      changeLog: this.#changeLog,
      facilitation: this.facilitation,
      // The sender of a vote or a deletion gets no broadcast of it.
      enqueue: (member, operation, opId, onStored) =>
        this.#enqueue({ member, wasNormalized: true, onStored }, operation, opId),
      ack: (...ack) => this.#ack(...ack),
      send: ({ peer }, message) => this.#broadcaster.send(peer, message),
      announce: (message) => {
        sendToAll(message);
        publish({ type: 'restored', message });
      },
      readHistory: () => store.readHistory(this.board.id),
      onFailure,
    });
  }

  get board() {
    return this.#changeLog.board;
  }

  get isIdle() {
    return this.#members.size === 0 && !this.#changeLog.isBusy;
  }

  get isEmpty() {
    return this.#members.size === 0;
  }

  get isClosed() {
    return this.#isClosed;
  }

  /** Adds a connection. Returns why it is rejected, if it is. */
  join(member: Member): string | undefined {
    if (this.#isClosed) return 'This board is closed.';
    if (!this.#members.hasRoomFor(member.user))
      return `A board takes at most ${MAX_PARTICIPANTS.toLocaleString('en-US')} participants.`;
    if (!this.#members.has(member.peer)) this.#broadcaster.addPeer(member.peer);
    this.#forgetCursor(this.#members.add(member));
    this.#sender.snapshot(member);
    return undefined;
  }

  leave(peer: Peer) {
    this.facilitation.leave(peer);
    this.#forgetCursor(this.#members.remove(peer));
  }

  /** Queues a member's operation. */
  change(member: Member, { operation, opId, wasNormalized = false }: Request) {
    const rejection = this.#rejectionOf(member, operation);
    const accepted = rejection ?? this.facilitation.withDraft(operation, member);
    const sender = { member, wasNormalized: wasNormalized || accepted !== operation };
    this.#enqueue(sender, accepted, opId);
  }

  #enqueue(sender: Sender, operation: Operation, opId: string | undefined) {
    const { id: userId, name: userName } = sender.member.user;
    this.#changeLog.enqueue({ sender, userId, userName, opId, operation });
  }

  #rejectionOf(member: Member, operation: Operation): RejectedOperation | undefined {
    const target = operationTarget(operation);
    const busy = this.#changeLog.isFull ? { message: BUSY, retry: true } : undefined;
    const problem = this.facilitation.operationProblem(member, operation, target) ?? busy;
    return problem && { type: 'rejected', target, ...problem };
  }

  moveCursor({ user }: Member, position: Position) {
    this.#cursors.move(user.id, position, performance.now());
  }

  /** Reads what other processes have stored, if there is more than is known here. */
  catchUp({ seq, meetingVersion }: Pick<StoredVersion, 'seq' | 'meetingVersion'>) {
    this.facilitation.meeting.catchUp(meetingVersion);
    this.#changeLog.catchUp(seq);
  }

  /** Handles a message of another process. */
  receive(from: string, message: BusMessage) {
    switch (message.type) {
      case 'changes':
        return this.#changeLog.receive(message.changes);
      case 'cursors':
        return message.cursors.forEach(([userId, position]) =>
          this.#broadcastCursor(userId, position),
        );
      case 'entered':
      case 'left':
        return this.#members.receive(from, message);
      case 'present':
        this.#members.receive(from, message);
        return this.catchUp(message);
      case 'meeting':
      case 'view':
      case 'brought':
      case 'writing':
        return this.facilitation.receive(message);
      case 'restored':
        return this.#broadcaster.sendToAll(message.message);
      case 'hello':
        return this.broadcastPresence();
      case 'reload':
        return this.reload();
      // no default
    }
  }

  /** Announces the users here to other processes, which remove those not announced again. */
  broadcastPresence() {
    const users = this.#members.localUsers();
    const { version: meetingVersion } = this.facilitation.meeting.current;
    this.#publish({ type: 'present', users, seq: this.board.seq, meetingVersion });
    this.facilitation.writers.repeat();
  }

  /** Removes users and peers that disappeared silently, and announces the users here. */
  tick() {
    this.#members.pruneStale();
    this.#broadcaster.dropStalled();
    this.#sender.invalidate();
    this.broadcastPresence();
  }

  participants = () => this.#members.participants();
  reload = () => this.#changeLog.reload();

  /** Resolves when all operations are stored. */
  drain = () => this.#changeLog.drain();

  /** Closes the room for all members. */
  close(code: number, reason: string) {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#broadcaster.flush();
    this.#busQueue.flush();
    this.#cursors.stop();
    this.facilitation.writers.stop();
    this.#members.closeAll(code, reason);
  }

  #forgetCursor(userId: string | undefined) {
    if (userId === undefined) return;
    this.#cursors.forgetUser(userId);
    this.facilitation.views.forgetUser(userId);
  }

  #broadcastChange(sequenced: SequencedChange, pending?: PendingOperation<Sender>) {
    this.#sender.invalidate();
    const { seq, change } = sequenced;
    const sender = pending?.sender.member;
    const message = toBroadcast(change, seq);
    const excluded = sender && !isRepeatedToSender(change) ? sender.peer : undefined;
    const recipients = this.facilitation.recipientsOf(change);
    if (recipients === undefined) this.#broadcaster.sendToAll(message, excluded && [excluded]);
    else
      for (const peer of recipients) if (peer !== excluded) this.#broadcaster.send(peer, message);
    if (!pending || !sender) return;
    this.#ack(sender, pending.opId, seq);
    if (pending.sender.wasNormalized)
      this.#sender.state(sender, currentStateMessage(this.#changeLog.items, targetOf(change)));
    this.#busQueue.addChange(sequenced);
    pending.sender.onStored?.(seq);
  }

  #ack({ peer }: Member, opId: string | undefined, seq: number) {
    if (opId === undefined) return;
    this.#broadcaster.send(peer, { type: 'ack', opId, seq });
    this.#onAck?.();
  }

  #reject(member: Member, opId: string | undefined, rejection: Rejection) {
    const { message, state, retry, code } = rejection;
    this.#broadcaster.send(member.peer, { type: 'error', message, opId, retry, code });
    const noteId = broadcastItemId(state);
    const isHidden = this.facilitation.drafts.isHiddenFrom(member, noteId);
    this.#sender.state(member, isHidden ? { type: 'note_deleted', noteId } : state);
  }

  #broadcastCursor(userId: string, position: Position) {
    this.#members.moveCursor(userId, position);
    const ownPeers = this.#members.peersOf(userId);
    this.#broadcaster.sendToAll({ type: 'cursor_moved', userId, position }, ownPeers);
  }
}
