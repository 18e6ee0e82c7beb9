import { broadcastOf, type Change, currentState } from '../../shared/whiteboard/board.ts';
import type { Position } from '../../shared/whiteboard/note.ts';
import type { BoardInfo, Broadcast, Participant, User } from '../../shared/whiteboard/protocol.ts';
import { BOARD_GONE, MAX_PARTICIPANTS } from '../../shared/whiteboard/limits.ts';
import { SnapshotCache } from './snapshots.ts';
import type { BusMessage } from './bus.ts';
import { Cursors } from './cursors.ts';
import { idOf, type Rejected, type PendingOperation } from './applyBatch.ts';
import { ChangeLog, type Listener, type Rejection } from './changeLog.ts';
import { type Encode, Broadcaster, type Peer } from './broadcaster.ts';
import { participantOf, Presence } from './presence.ts';
import type { LoadedBoard, SequencedChange, Store } from './store.ts';

export type Member = { peer: Peer; user: User; isWriter: boolean };

type Request = {
  operation: Change | Rejected;
  opId: string | undefined;
  /** The note was completed or cleaned, so its sender must be notified (W9). */
  wasNormalized?: boolean;
};
type Sender = { member: Member; wasNormalized: boolean };

type Options = {
  loaded: LoadedBoard;
  store: Pick<Store, 'load' | 'commit'>;
  encode: Encode;
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
  #log: ChangeLog<Sender>;
  #members = new Map<Peer, Member>();
  #peersOf = new Map<string, Set<Peer>>();
  #presence = new Presence();
  #cursors = new Cursors((userId, position) => this.#relayCursor(userId, position));
  #broadcaster: Broadcaster;
  #publish: Options['publish'];
  #onAck: Options['onAck'];
  #isClosed = false;
  /** What this turn publishes to the other processes, each in one message. */
  #pendingBusEvents: { changes: SequencedChange[]; cursors: [string, Position][] } = {
    changes: [],
    cursors: [],
  };
  #frames: SnapshotCache;

  constructor({ loaded, store, encode, publish, onFailure, onAck }: Options) {
    this.#onAck = onAck;
    this.#frames = new SnapshotCache(encode);
    this.#publish = publish;
    this.#broadcaster = new Broadcaster(encode, () => this.#members.keys());
    const listener: Listener<Sender> = {
      committed: (sequenced, pending) => this.#showChange(sequenced, pending),
      duplicate: ({ sender, opId }, seq) => this.#ack(sender.member, opId, seq),
      rejected: ({ sender, opId }, rejection) => this.#reject(sender.member, opId, rejection),
      reset: () => this.#sendSnapshotToAll(),
      metadataChanged: () => this.#sendMetadata(),
      deleted: () => this.close(BOARD_GONE, 'This board was deleted.'),
      failed: onFailure,
    };
    this.#log = new ChangeLog({ loaded, store, listener });
  }

  get id() {
    return this.#log.board.id;
  }

  get isIdle() {
    return this.#members.size === 0 && !this.#log.isBusy;
  }

  get isClosed() {
    return this.#isClosed;
  }

  get hasTitle() {
    return this.#log.board.title !== '';
  }

  /** Adds a connection, or returns why it is rejected. */
  join(peer: Peer, user: User, isWriter: boolean): Member | string {
    if (this.#isClosed) return 'This board is closed.';
    const isNew = !this.#presence.has(user.id);
    const isFull = isNew && this.participants().length >= MAX_PARTICIPANTS;
    if (isFull || this.#members.size >= 2 * MAX_PARTICIPANTS)
      return `A board takes at most ${MAX_PARTICIPANTS.toLocaleString('en-US')} participants.`;
    const before = this.#members.get(peer);
    const member = { peer, user, isWriter };
    if (!before) this.#broadcaster.addPeer(peer);
    this.#members.set(peer, member);
    if (this.#presence.enter(user)) {
      this.#showUser(user, [peer]);
      this.#publish({ type: 'entered', user });
    }
    if (before) this.#exit(before);
    this.#peersOf.set(user.id, (this.#peersOf.get(user.id) ?? new Set()).add(peer));
    this.#sendSnapshot(member);
    return member;
  }

  leave(peer: Peer) {
    const member = this.#members.get(peer);
    if (!member) return;
    this.#members.delete(peer);
    this.#exit(member);
  }

  /** Queues a member's operation. */
  change(member: Member, { operation, opId, wasNormalized = false }: Request) {
    this.#log.enqueue({
      sender: { member, wasNormalized },
      userId: member.user.id,
      opId,
      operation: this.#rejectionOf(member, idOf(operation)) ?? operation,
    });
  }

  #rejectionOf({ isWriter }: Member, noteId: string): Rejected | undefined {
    if (!isWriter) return { type: 'rejected', noteId, message: 'This link only reads the board.' };
    if (!this.#log.isFull) return undefined;
    const message = 'The board is busy. Please try again.';
    return { type: 'rejected', noteId, message, retry: true };
  }

  moveCursor({ user }: Member, position: Position) {
    this.#cursors.move(user.id, position, performance.now());
  }

  /** Handles a message of another process. */
  receive(from: string, message: BusMessage) {
    const now = performance.now();
    switch (message.type) {
      case 'changes':
        return this.#log.receive(message.changes);
      case 'cursors':
        return message.cursors.forEach(([userId, position]) => this.#showCursor(userId, position));
      case 'entered':
        return this.#showUsers(this.#presence.enterElsewhere(from, [message.user], now));
      case 'left':
        return this.#showLeft(this.#presence.exitElsewhere(from, [message.userId]));
      case 'present': {
        const { came, left } = this.#presence.replaceElsewhere(from, message.users, now);
        this.#showUsers(came);
        this.#showLeft(left);
        return message.seq > this.#log.board.seq ? this.#log.catchUp() : undefined;
      }
      case 'hello':
        return this.broadcastPresence();
      case 'reload':
        return this.reload();
      // no default
    }
  }

  /**
   * Announces the users here to other processes, which remove users that are not announced again.
   */
  broadcastPresence() {
    const users = this.#presence.usersHere();
    this.#publish({ type: 'present', users, seq: this.#log.board.seq });
  }

  /** Removes users and peers that disappeared silently, and announces the users here. */
  tick() {
    this.#showLeft(this.#presence.pruneStale(performance.now()));
    this.#broadcaster.dropStalled();
    this.#frames.forgetSnapshot();
    this.broadcastPresence();
  }

  participants = (): Participant[] => this.#presence.participants();

  reload() {
    this.#log.reload();
  }

  /** Resolves when nothing waits to be stored any more. */
  settle = () => this.#log.settle();

  /** Closes the room for all members. */
  close(code: number, reason: string) {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#broadcaster.flush();
    this.#flushBusEvents();
    this.#cursors.stop();
    for (const { id } of this.#presence.usersHere()) this.#publish({ type: 'left', userId: id });
    for (const peer of this.#members.keys()) peer.close(code, reason);
    this.#members.clear();
  }

  #exit({ peer, user: { id: userId } }: Member) {
    this.#peersOf.get(userId)?.delete(peer);
    const { isHere, isAnywhere } = this.#presence.exit(userId);
    if (isHere) return;
    this.#peersOf.delete(userId);
    this.#cursors.forget(userId);
    this.#publish({ type: 'left', userId });
    if (!isAnywhere) this.#showLeft([userId]);
  }

  #showUsers(users: User[]) {
    for (const user of users) this.#showUser(user, []);
  }

  #showUser(user: User, excluded: Peer[]) {
    this.#broadcaster.toAll({ type: 'user_joined', user: participantOf(user) }, excluded);
  }

  #showLeft(userIds: string[]) {
    for (const userId of userIds) this.#broadcaster.toAll({ type: 'user_left', userId });
  }

  #showChange(sequenced: SequencedChange, pending?: PendingOperation<Sender>) {
    this.#frames.forgetSnapshot();
    const { seq, change } = sequenced;
    const sender = pending?.sender.member;
    const hearsItself = change.type === 'update_note' || !sender;
    this.#broadcaster.toAll(broadcastOf(change, seq), hearsItself ? [] : [sender.peer]);
    if (!pending || !sender) return;
    this.#ack(sender, pending.opId, seq);
    if (pending.sender.wasNormalized && change.type === 'add_note')
      this.#tellState(sender.peer, currentState(this.#log.notes, change.note.id));
    this.#queueBusEvents();
    this.#pendingBusEvents.changes.push(sequenced);
  }

  #ack({ peer }: Member, opId: string | undefined, seq: number) {
    if (opId === undefined) return;
    this.#broadcaster.to(peer, { type: 'ack', opId, seq });
    this.#onAck?.();
  }

  #reject({ peer }: Member, opId: string | undefined, { message, state, retry }: Rejection) {
    this.#broadcaster.to(peer, { type: 'error', message, opId, retry });
    this.#tellState(peer, state);
  }

  #tellState(peer: Peer, state: Broadcast) {
    this.#broadcaster.toFrames(peer, [this.#frames.state(state)]);
  }

  #relayCursor(userId: string, position: Position) {
    this.#showCursor(userId, position);
    this.#queueBusEvents();
    this.#pendingBusEvents.cursors.push([userId, position]);
  }

  #showCursor(userId: string, position: Position) {
    this.#presence.moveCursor(userId, position);
    const own = this.#peersOf.get(userId);
    this.#broadcaster.toAll({ type: 'cursor_moved', userId, position }, own);
  }

  #queueBusEvents() {
    if (this.#pendingBusEvents.changes.length + this.#pendingBusEvents.cursors.length === 0)
      setImmediate(() => this.#flushBusEvents());
  }

  #flushBusEvents() {
    const { changes, cursors } = this.#pendingBusEvents;
    this.#pendingBusEvents = { changes: [], cursors: [] };
    if (changes.length > 0) this.#publish({ type: 'changes', changes });
    if (cursors.length > 0) this.#publish({ type: 'cursors', cursors });
  }

  #infoFor({ isWriter }: Member): BoardInfo {
    const { title, seq, isReadOnly, readOnlyId } = this.#log.board;
    const access = isWriter && !isReadOnly ? 'write' : 'read';
    return { title, seq, access, ...(isWriter && { readOnlyId }) };
  }

  #sendSnapshotToAll() {
    this.#frames.forgetSnapshot();
    for (const member of this.#members.values()) this.#sendSnapshot(member);
  }

  #sendSnapshot(member: Member) {
    const notes = this.#log.notes.values();
    const frames = this.#frames.snapshot(notes, this.participants(), this.#infoFor(member));
    this.#broadcaster.toFrames(member.peer, frames);
  }

  #sendMetadata() {
    for (const member of this.#members.values())
      this.#broadcaster.to(member.peer, { type: 'board_updated', board: this.#infoFor(member) });
  }
}
