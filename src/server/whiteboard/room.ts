import { broadcastOf, type Change, trueState } from '../../shared/whiteboard/board.ts';
import type { Position } from '../../shared/whiteboard/note.ts';
import type { BoardInfo, Broadcast, Participant, User } from '../../shared/whiteboard/protocol.ts';
import { BOARD_GONE, MOST_PARTICIPANTS } from '../../shared/whiteboard/limits.ts';
import { BoardFrames } from './snapshots.ts';
import type { BusMessage } from './bus.ts';
import { Cursors } from './cursors.ts';
import { idOf, type Refused, type Wish } from './applyBatch.ts';
import { Ledger, type Reader, type Refusal } from './changeLog.ts';
import { type Encode, Outgoing, type Peer } from './broadcaster.ts';
import { participantOf, Presence } from './presence.ts';
import type { LoadedBoard, Numbered, Store } from './store.ts';

export type Member = { peer: Peer; user: User; isWriter: boolean };

type Request = {
  asked: Change | Refused;
  opId: string | undefined;
  /** What the sender left out was filled in, so it has to hear of it (W9). */
  isMended?: boolean;
};
type Sender = { member: Member; isMended: boolean };

type Options = {
  loaded: LoadedBoard;
  store: Pick<Store, 'load' | 'commit'>;
  encode: Encode;
  /** Tells the other processes. */
  tell: (message: BusMessage) => void;
  onFailure: (error: unknown) => void;
};

/** One board and who is on it. Knows neither sockets nor databases, so a test drives it directly. */
export class Room {
  #ledger: Ledger<Sender>;
  #members = new Map<Peer, Member>();
  #peersOf = new Map<string, Set<Peer>>();
  #presence = new Presence();
  #cursors = new Cursors((userId, position) => this.#relayCursor(userId, position));
  #outgoing: Outgoing;
  #tell: Options['tell'];
  #isClosed = false;
  /** What this turn has for the other processes, each in one message. */
  #news: { changes: Numbered[]; cursors: [string, Position][] } = { changes: [], cursors: [] };
  #frames: BoardFrames;

  constructor({ loaded, store, encode, tell, onFailure }: Options) {
    this.#frames = new BoardFrames(encode);
    this.#tell = tell;
    this.#outgoing = new Outgoing(encode, () => this.#members.keys());
    const reader: Reader<Sender> = {
      made: (numbered, wish) => this.#showChange(numbered, wish),
      repeated: ({ sender, opId }, seq) => this.#ack(sender.member, opId, seq),
      refused: ({ sender, opId }, refusal) => this.#refuse(sender.member, opId, refusal),
      replaced: () => this.#greetAll(),
      described: () => this.#describeAll(),
      gone: () => this.close(BOARD_GONE, 'This board was deleted.'),
      failed: onFailure,
    };
    this.#ledger = new Ledger({ loaded, store, reader });
  }

  get id() {
    return this.#ledger.board.id;
  }

  get isIdle() {
    return this.#members.size === 0 && !this.#ledger.isBusy;
  }

  get isClosed() {
    return this.#isClosed;
  }

  get hasTitle() {
    return this.#ledger.board.title !== '';
  }

  /** Lets a connection in, or answers in a sentence why not. */
  join(peer: Peer, user: User, isWriter: boolean): Member | string {
    if (this.#isClosed) return 'This board is closed.';
    const isNew = !this.#presence.has(user.id);
    const isFull = isNew && this.participants().length >= MOST_PARTICIPANTS;
    if (isFull || this.#members.size >= 2 * MOST_PARTICIPANTS)
      return `A board takes at most ${MOST_PARTICIPANTS.toLocaleString('en-US')} participants.`;
    const before = this.#members.get(peer);
    const member = { peer, user, isWriter };
    if (!before) this.#outgoing.admit(peer);
    this.#members.set(peer, member);
    if (this.#presence.enter(user)) {
      this.#showUser(user, [peer]);
      this.#tell({ type: 'entered', user });
    }
    if (before) this.#exit(before);
    this.#peersOf.set(user.id, (this.#peersOf.get(user.id) ?? new Set()).add(peer));
    this.#greet(member);
    return member;
  }

  leave(peer: Peer) {
    const member = this.#members.get(peer);
    if (!member) return;
    this.#members.delete(peer);
    this.#exit(member);
  }

  /** Takes a member's change; it is judged when it is stored. */
  change(member: Member, { asked, opId, isMended = false }: Request) {
    this.#ledger.wish({
      sender: { member, isMended },
      userId: member.user.id,
      opId,
      asked: this.#refusalOf(member, idOf(asked)) ?? asked,
    });
  }

  #refusalOf({ isWriter }: Member, noteId: string): Refused | undefined {
    if (!isWriter) return { type: 'refused', noteId, message: 'This link only reads the board.' };
    if (!this.#ledger.isFull) return undefined;
    const message = 'The board is busy. Please try again.';
    return { type: 'refused', noteId, message, retry: true };
  }

  moveCursor({ user }: Member, position: Position) {
    this.#cursors.move(user.id, position, performance.now());
  }

  /** What another process says. */
  hear(from: string, message: BusMessage) {
    const now = performance.now();
    switch (message.type) {
      case 'changes':
        return this.#ledger.hear(message.changes);
      case 'cursors':
        return message.cursors.forEach(([userId, position]) => this.#showCursor(userId, position));
      case 'entered':
        return this.#came(this.#presence.enterElsewhere(from, [message.user], now));
      case 'left':
        return this.#left(this.#presence.exitElsewhere(from, [message.userId]));
      case 'present': {
        const { came, left } = this.#presence.hearElsewhere(from, message.users, now);
        this.#came(came);
        this.#left(left);
        return message.seq > this.#ledger.board.seq ? this.#ledger.catchUp() : undefined;
      }
      case 'hello':
        return this.sayWho();
      case 'reload':
        return this.reload();
      // no default
    }
  }

  /** Tells other processes who is here; whom they do not hear of again, they forget. */
  sayWho() {
    const users = this.#presence.usersHere();
    this.#tell({ type: 'present', users, seq: this.#ledger.board.seq });
  }

  /** Forgets who is gone without a word, here and on other processes, and says who is here. */
  tick() {
    this.#left(this.#presence.forgetSilent(performance.now()));
    this.#outgoing.dropStalled();
    this.#frames.forgetSnapshot();
    this.sayWho();
  }

  participants = (): Participant[] => this.#presence.everybody();

  reload() {
    this.#ledger.reload();
  }

  /** Resolves when nothing waits to be stored any more. */
  settle = () => this.#ledger.settle();

  /** Ends the room for everybody on it. */
  close(code: number, reason: string) {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#outgoing.flush();
    this.#flushNews();
    this.#cursors.stop();
    for (const { id } of this.#presence.usersHere()) this.#tell({ type: 'left', userId: id });
    for (const peer of this.#members.keys()) peer.close(code, reason);
    this.#members.clear();
  }

  #exit({ peer, user: { id: userId } }: Member) {
    this.#peersOf.get(userId)?.delete(peer);
    const { isHere, isAnywhere } = this.#presence.exit(userId);
    if (isHere) return;
    this.#peersOf.delete(userId);
    this.#cursors.forget(userId);
    this.#tell({ type: 'left', userId });
    if (!isAnywhere) this.#left([userId]);
  }

  #came(users: User[]) {
    for (const user of users) this.#showUser(user, []);
  }

  #showUser(user: User, but: Peer[]) {
    this.#outgoing.toAll({ type: 'user_joined', user: participantOf(user) }, but);
  }

  #left(userIds: string[]) {
    for (const userId of userIds) this.#outgoing.toAll({ type: 'user_left', userId });
  }

  #showChange(numbered: Numbered, wish?: Wish<Sender>) {
    this.#frames.forgetSnapshot();
    const { seq, change } = numbered;
    const sender = wish?.sender.member;
    const hearsItself = change.type === 'update_note' || !sender;
    this.#outgoing.toAll(broadcastOf(change, seq), hearsItself ? [] : [sender.peer]);
    if (!wish || !sender) return;
    this.#ack(sender, wish.opId, seq);
    if (wish.sender.isMended && change.type === 'add_note')
      this.#tellState(sender.peer, trueState(this.#ledger.notes, change.note.id));
    this.#queueNews();
    this.#news.changes.push(numbered);
  }

  #ack({ peer }: Member, opId: string | undefined, seq: number) {
    if (opId !== undefined) this.#outgoing.to(peer, { type: 'ack', opId, seq });
  }

  #refuse({ peer }: Member, opId: string | undefined, { message, state, retry }: Refusal) {
    this.#outgoing.to(peer, { type: 'error', message, opId, retry });
    this.#tellState(peer, state);
  }

  #tellState(peer: Peer, state: Broadcast) {
    this.#outgoing.toFrames(peer, [this.#frames.state(state)]);
  }

  #relayCursor(userId: string, position: Position) {
    this.#showCursor(userId, position);
    this.#queueNews();
    this.#news.cursors.push([userId, position]);
  }

  #showCursor(userId: string, position: Position) {
    this.#presence.moveCursor(userId, position);
    const own = this.#peersOf.get(userId);
    this.#outgoing.toAll({ type: 'cursor_moved', userId, position }, own);
  }

  #queueNews() {
    if (this.#news.changes.length + this.#news.cursors.length === 0)
      setImmediate(() => this.#flushNews());
  }

  #flushNews() {
    const { changes, cursors } = this.#news;
    this.#news = { changes: [], cursors: [] };
    if (changes.length > 0) this.#tell({ type: 'changes', changes });
    if (cursors.length > 0) this.#tell({ type: 'cursors', cursors });
  }

  #infoFor({ isWriter }: Member): BoardInfo {
    const { title, seq, isReadOnly, readOnlyId } = this.#ledger.board;
    const access = isWriter && !isReadOnly ? 'write' : 'read';
    return { title, seq, access, ...(isWriter && { readOnlyId }) };
  }

  #greetAll() {
    this.#frames.forgetSnapshot();
    for (const member of this.#members.values()) this.#greet(member);
  }

  #greet(member: Member) {
    const notes = this.#ledger.notes.values();
    const frames = this.#frames.snapshot(notes, this.participants(), this.#infoFor(member));
    this.#outgoing.toFrames(member.peer, frames);
  }

  #describeAll() {
    for (const member of this.#members.values())
      this.#outgoing.to(member.peer, { type: 'board_updated', board: this.#infoFor(member) });
  }
}
