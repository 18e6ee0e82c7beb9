import type { User } from '../../shared/whiteboard/protocol.ts';
import { MAX_PARTICIPANTS } from '../../shared/whiteboard/constants.ts';
import type { Broadcaster, Peer } from './broadcaster.ts';
import type { BoardBus, BusMessage } from './bus.ts';
import { participantOf, Presence } from './presence.ts';

export type Rights = { isWriter: boolean; isFacilitator?: boolean };
export type Member = Rights & {
  peer: Peer;
  user: User;
  /** Whose drafts it receives (W40). */
  ownerKey: string;
};

/** The connections of a room, and its participants here and on other processes. */
export class Members {
  readonly presence = new Presence();
  #broadcaster: Broadcaster;
  #bus: BoardBus;
  #members = new Map<Peer, Member>();
  #peersOf = new Map<string, Set<Peer>>();

  constructor(broadcaster: Broadcaster, bus: BoardBus) {
    this.#broadcaster = broadcaster;
    this.#bus = bus;
  }

  get size() {
    return this.#members.size;
  }

  all = () => this.#members.values();
  /** The connections of a user on this process. */
  peersOf = (userId: string): ReadonlySet<Peer> => this.#peersOf.get(userId) ?? new Set();

  hasRoomFor(user: User) {
    const isNew = !this.presence.has(user.id);
    const isFull = isNew && this.presence.participants().length >= MAX_PARTICIPANTS;
    return !isFull && this.size < 2 * MAX_PARTICIPANTS;
  }

  /** Adds a connection and announces its user. Returns the previous user if that one has left. */
  add(member: Member): string | undefined {
    const { peer, user } = member;
    const previous = this.#members.get(peer);
    if (!previous) this.#broadcaster.addPeer(peer);
    this.#members.set(peer, member);
    if (this.presence.enter(user)) {
      this.#announce(user, [peer]);
      this.#bus.publish({ type: 'entered', user });
    }
    const leftId = previous && this.#exit(previous);
    this.#peersOf.set(user.id, (this.#peersOf.get(user.id) ?? new Set()).add(peer));
    return leftId;
  }

  /** Removes a connection. Returns its user if that was the last one here. */
  remove(peer: Peer): string | undefined {
    const member = this.#members.get(peer);
    this.#members.delete(peer);
    this.#broadcaster.removePeer(peer);
    return member && this.#exit(member);
  }

  #exit({ peer, user: { id: userId } }: Member): string | undefined {
    this.#peersOf.get(userId)?.delete(peer);
    const { isLocal, isAnywhere } = this.presence.exit(userId);
    if (isLocal) return undefined;
    this.#peersOf.delete(userId);
    this.#bus.publish({ type: 'left', userId });
    if (!isAnywhere) this.#announceLeft([userId]);
    return userId;
  }

  /** Users joined or left another process. */
  receive(from: string, message: Extract<BusMessage, { type: 'entered' | 'left' | 'present' }>) {
    const now = performance.now();
    if (message.type === 'left')
      return this.#announceLeft(this.presence.exitRemote(from, [message.userId]));
    if (message.type === 'entered')
      return this.#announceAll(this.presence.enterRemote(from, [message.user], now));
    const { joined, left } = this.presence.replaceRemote(from, message.users, now);
    this.#announceAll(joined);
    return this.#announceLeft(left);
  }

  /** Removes the users of processes that have been silent for too long. */
  pruneStale() {
    this.#announceLeft(this.presence.pruneStale(performance.now()));
  }

  closeAll(code: number, reason: string) {
    for (const { id } of this.presence.localUsers())
      this.#bus.publish({ type: 'left', userId: id });
    for (const peer of this.#members.keys()) {
      this.#broadcaster.removePeer(peer);
      peer.close(code, reason);
    }
    this.#members.clear();
  }

  #announceAll(users: User[]) {
    for (const user of users) this.#announce(user, []);
  }

  #announce(user: User, excluded: Peer[]) {
    this.#broadcaster.sendToAll({ type: 'user_joined', user: participantOf(user) }, excluded);
  }

  #announceLeft(userIds: string[]) {
    for (const userId of userIds) this.#broadcaster.sendToAll({ type: 'user_left', userId });
  }
}
