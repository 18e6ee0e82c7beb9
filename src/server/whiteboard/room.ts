import { BoardItems, targetOf } from '../../shared/whiteboard/board.ts';
import {
  broadcastItemId,
  currentStateMessage,
  isRepeatedToSender,
  toBroadcast,
} from '../../shared/whiteboard/broadcasts.ts';
import { BOARD_GONE, MAX_PARTICIPANTS } from '../../shared/whiteboard/constants.ts';
import type { Meeting } from '../../shared/whiteboard/meeting.ts';
import type { Position } from '../../shared/whiteboard/note.ts';
import { BoardSender } from './boardSender.ts';
import type { RoomParts } from './boardState.ts';
import { Broadcaster, type Peer } from './broadcaster.ts';
import { BulkChanges } from './bulkChanges.ts';
import { BoardBus, type Bus, type BusMessage } from './bus.ts';
import {
  BUSY,
  type Operation,
  operationTarget,
  type PendingOperation,
  type RejectedOperation,
} from './pendingOperations.ts';
import { Cursors } from './cursors.ts';
import { Facilitation } from './facilitation.ts';
import { type Member, Members } from './members.ts';
import { type Rejection, type Sender, Sequencer, type SequencerListener } from './sequencer.ts';
import type { LoadedBoard, RoomStore, SequencedChange, StoredVersion } from './store.ts';

type Request = {
  operation: Operation;
  opId: string | undefined;
  /** The item was normalized, so its sender must be notified (W9). */
  wasNormalized?: boolean;
};

type Options = {
  loaded: LoadedBoard;
  store: RoomStore;
  bus: Pick<Bus, 'publish'>;
  onFailure: (error: unknown) => void;
  /** Called for each change that is stored and acknowledged. */
  onAck?: (() => void) | undefined;
};

/**
 * One board and its members. Knows neither sockets nor databases, so that tests drive it directly.
 */
export class Room implements SequencerListener {
  #parts: RoomParts;
  #sequencer: Sequencer;
  #boardSender: BoardSender;
  #cursors: Cursors;
  #onAck: Options['onAck'];
  #isClosed = false;
  /** Its meeting, private writing and shared views. */
  readonly facilitation: Facilitation;
  readonly bulk: BulkChanges;

  constructor({ loaded, store, bus: wholeBus, onFailure, onAck }: Options) {
    const { board, meeting } = loaded;
    const broadcaster = new Broadcaster();
    const bus = new BoardBus(wholeBus, board.id);
    const members = new Members(broadcaster, bus);
    const state = { board, items: new BoardItems(), meeting };
    const parts = { state, store, members, broadcaster, bus, onFailure };
    this.#parts = parts;
    this.#onAck = onAck;
    this.#cursors = new Cursors((userId, position) => {
      this.#broadcastCursor(userId, position);
      bus.addCursor(userId, position);
    });
    this.#sequencer = new Sequencer(parts, loaded, this);
    this.facilitation = new Facilitation(parts);
    this.#boardSender = new BoardSender(parts, this.facilitation);
    this.bulk = new BulkChanges(parts, this.#sequencer, this.facilitation, this);
  }

  get board() {
    return this.#parts.state.board;
  }

  get meeting() {
    return this.#parts.state.meeting;
  }

  get isIdle() {
    return this.isEmpty && !this.#sequencer.isBusy;
  }

  get isEmpty() {
    return this.#parts.members.size === 0;
  }

  get isClosed() {
    return this.#isClosed;
  }

  /** Adds a connection. Returns why it is rejected, if it is. */
  join(member: Member): string | undefined {
    const { members } = this.#parts;
    if (this.#isClosed) return 'This board is closed.';
    if (!members.hasRoomFor(member.user))
      return `A board takes at most ${MAX_PARTICIPANTS.toLocaleString('en-US')} participants.`;
    this.#forgetCursor(members.add(member));
    this.#boardSender.snapshot(member);
    return undefined;
  }

  leave(peer: Peer) {
    this.facilitation.leave(peer);
    this.#forgetCursor(this.#parts.members.remove(peer));
  }

  /** Queues a member's operation. */
  change(member: Member, { operation, opId, wasNormalized = false }: Request) {
    const rejection = this.#rejectionOf(member, operation);
    const accepted = rejection ?? this.facilitation.withDraft(operation, member);
    const sender = { member, wasNormalized: wasNormalized || accepted !== operation };
    this.#sequencer.enqueueFrom(sender, accepted, opId);
  }

  #rejectionOf(member: Member, operation: Operation): RejectedOperation | undefined {
    const target = operationTarget(operation);
    const busy = this.#sequencer.isFull ? { message: BUSY, retry: true } : undefined;
    const problem = this.facilitation.operationProblem(member, operation, target) ?? busy;
    return problem && { type: 'rejected', target, ...problem };
  }

  moveCursor({ user }: Member, position: Position) {
    this.#cursors.move(user.id, position, performance.now());
  }

  /** Reads what other processes have stored, if there is more than is known here. */
  catchUp({ seq, meetingVersion }: Pick<StoredVersion, 'seq' | 'meetingVersion'>) {
    this.facilitation.meeting.catchUp(meetingVersion);
    this.#sequencer.catchUp(seq);
  }

  /** Handles a message of another process. */
  receive(from: string, message: BusMessage) {
    const { members, broadcaster } = this.#parts;
    switch (message.type) {
      case 'changes':
        return this.#sequencer.receive(message.changes);
      case 'cursors':
        return message.cursors.forEach(([userId, position]) =>
          this.#broadcastCursor(userId, position),
        );
      case 'entered':
      case 'left':
        return members.receive(from, message);
      case 'present':
        members.receive(from, message);
        return this.catchUp(message);
      case 'meeting':
      case 'view':
      case 'brought':
      case 'writing':
        return this.facilitation.receive(message);
      case 'restored':
        return broadcaster.sendToAll(message.message);
      case 'hello':
        return this.broadcastPresence();
      case 'reload':
        return this.reload();
      // no default
    }
  }

  /** Announces the users here to other processes, which remove those not announced again. */
  broadcastPresence() {
    const { members, bus } = this.#parts;
    const { version: meetingVersion } = this.meeting;
    bus.publish({
      type: 'present',
      users: members.presence.localUsers(),
      seq: this.board.seq,
      meetingVersion,
    });
    this.facilitation.writers.repeat();
  }

  /** Removes users and peers that disappeared silently, and announces the users here. */
  tick() {
    this.#parts.members.pruneStale();
    this.#parts.broadcaster.dropStalled();
    this.#boardSender.forgetSnapshot();
    this.broadcastPresence();
  }

  participants = () => this.#parts.members.presence.participants();
  reload = () => this.#sequencer.reload();

  /** Resolves when all operations are stored. */
  drain = () => this.#sequencer.drain();

  /** Closes the room for all members. */
  close(code: number, reason: string) {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const { members, broadcaster, bus } = this.#parts;
    broadcaster.flush();
    bus.flush();
    this.#cursors.stop();
    this.facilitation.writers.stop();
    members.closeAll(code, reason);
  }

  #forgetCursor(userId: string | undefined) {
    if (userId === undefined) return;
    this.#cursors.forgetUser(userId);
    this.facilitation.views.forgetUser(userId);
  }

  onCommitted(sequenced: SequencedChange, pending?: PendingOperation<Sender>) {
    const { broadcaster, bus, state } = this.#parts;
    const { seq, change } = sequenced;
    const member = pending?.sender.member;
    const message = toBroadcast(change, seq);
    const excluded = member && !isRepeatedToSender(change) ? member.peer : undefined;
    const recipients = this.facilitation.recipientsOf(change);
    if (recipients === undefined) broadcaster.sendToAll(message, excluded && [excluded]);
    else for (const peer of recipients) if (peer !== excluded) broadcaster.send(peer, message);
    if (!pending || !member) return;
    this.ack(member, pending.opId, seq);
    if (pending.sender.wasNormalized)
      this.#boardSender.state(member, currentStateMessage(state.items, targetOf(change)));
    bus.addChange(sequenced);
    pending.sender.onSettled?.(seq);
  }

  onDuplicate({ sender, opId }: PendingOperation<Sender>, seq: number) {
    this.ack(sender.member, opId, seq);
    sender.onSettled?.();
  }

  onRejected({ sender, opId }: PendingOperation<Sender>, rejection: Rejection) {
    const { member } = sender;
    const { message, state, retry, code } = rejection;
    this.#parts.broadcaster.send(member.peer, { type: 'error', message, opId, retry, code });
    const id = broadcastItemId(state);
    // Only notes are hidden.
    const isHidden = this.facilitation.drafts.isHiddenFrom(member, id);
    this.#boardSender.state(member, isHidden ? { type: 'note_deleted', noteId: id } : state);
    sender.onSettled?.();
  }

  onReset() {
    this.facilitation.resetDrafts();
    this.#boardSender.snapshotToAll();
  }

  onMeetingRead(meeting: Meeting) {
    this.facilitation.meeting.receive(meeting);
  }

  onMetadataChanged() {
    this.facilitation.sendMetadata();
  }

  onDeleted() {
    this.close(BOARD_GONE, 'This board was deleted.');
  }

  /** Acknowledges an operation. */
  ack({ peer }: Member, opId: string | undefined, seq: number) {
    if (opId === undefined) return;
    this.#parts.broadcaster.send(peer, { type: 'ack', opId, seq });
    this.#onAck?.();
  }

  #broadcastCursor(userId: string, position: Position) {
    const { members, broadcaster } = this.#parts;
    members.presence.moveCursor(userId, position);
    const ownPeers = members.peersOf(userId);
    broadcaster.sendToAll({ type: 'cursor_moved', userId, position }, ownPeers);
  }
}
