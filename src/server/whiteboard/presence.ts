import type { Position } from '../../shared/whiteboard/note.ts';
import type { Participant, User } from '../../shared/whiteboard/protocol.ts';

/** A process that has been silent for this long counts as stopped, and its users as gone. */
const STALE_AFTER_MS = 15_000;

type RemoteProcess = { lastSeenAt: number; users: Map<string, User> };

/**
 * The users of a board: those on this process, with the number of their connections, and those on
 * other processes (W4).
 */
export class Presence {
  #local = new Map<string, { user: User; connections: number }>();
  #remote = new Map<string, RemoteProcess>();
  #cursors = new Map<string, Position>();

  has(userId: string): boolean {
    return this.#find(userId) !== undefined;
  }

  /** The user's name and color as other participants see them. */
  #find(userId: string): User | undefined {
    const local = this.#local.get(userId);
    if (local) return local.user;
    for (const { users } of this.#remote.values()) {
      const user = users.get(userId);
      if (user) return user;
    }
    return undefined;
  }

  /** Adds a connection of this user. Returns whether others must be notified. */
  enter(user: User): boolean {
    const previous = this.#find(user.id);
    const connections = (this.#local.get(user.id)?.connections ?? 0) + 1;
    this.#local.set(user.id, { user, connections });
    return isChanged(user, previous);
  }

  /** Removes a connection. Returns whether the user is still here, and still anywhere. */
  exit(userId: string): { isLocal: boolean; isAnywhere: boolean } {
    const local = this.#local.get(userId);
    if (local && local.connections > 1) {
      local.connections -= 1;
      return { isLocal: true, isAnywhere: true };
    }
    this.#local.delete(userId);
    return { isLocal: false, isAnywhere: this.#isStillPresent(userId) };
  }

  /** Users of another process joined or changed. Returns those that are new to this process. */
  enterRemote(process: string, users: User[], now: number): User[] {
    const remote = this.#remote.get(process) ?? { lastSeenAt: now, users: new Map() };
    this.#remote.set(process, remote);
    remote.lastSeenAt = now;
    // This process decides how its own users look, or two processes that differ would alternate.
    const newUsers = users.filter(
      (user) =>
        !this.#local.has(user.id) &&
        isChanged(user, remote.users.get(user.id) ?? this.#find(user.id)),
    );
    for (const user of users) remote.users.set(user.id, user);
    return newUsers;
  }

  /** Users left another process. Returns those who are gone. */
  exitRemote(process: string, userIds: string[]): string[] {
    const remote = this.#remote.get(process);
    if (!remote) return [];
    const left = userIds.filter((id) => remote.users.delete(id));
    if (remote.users.size === 0) this.#remote.delete(process);
    return left.filter((id) => !this.#isStillPresent(id));
  }

  /** Replaces the users of another process. */
  replaceRemote(process: string, users: User[], now: number) {
    const ids = new Set(users.map(({ id }) => id));
    const previousIds = [...(this.#remote.get(process)?.users.keys() ?? [])];
    const joined = this.enterRemote(process, users, now);
    const left = this.exitRemote(
      process,
      previousIds.filter((id) => !ids.has(id)),
    );
    return { joined, left };
  }

  /** Removes processes that have been silent for too long. Returns the users who are gone. */
  pruneStale(now: number): string[] {
    return [...this.#remote].flatMap(([process, { lastSeenAt, users }]) =>
      now - lastSeenAt > STALE_AFTER_MS ? this.exitRemote(process, [...users.keys()]) : [],
    );
  }

  moveCursor(userId: string, position: Position) {
    if (this.has(userId)) this.#cursors.set(userId, position);
  }

  localUsers = (): User[] => [...this.#local.values()].map(({ user }) => user);

  participants(): Participant[] {
    const all = new Map<string, User>();
    for (const { users } of this.#remote.values())
      for (const user of users.values()) all.set(user.id, user);
    for (const user of this.localUsers()) all.set(user.id, user);
    return [...all.values()].map((user) => participantOf(user, this.#cursors.get(user.id)));
  }

  /** Returns whether the user is still on the board; forgets the cursor of one who is not. */
  #isStillPresent(userId: string) {
    const isPresent = this.has(userId);
    if (!isPresent) this.#cursors.delete(userId);
    return isPresent;
  }
}

const isChanged = (user: User, previous: User | undefined) =>
  previous?.name !== user.name || previous.color !== user.color;

export function participantOf({ id, name, color }: User, cursor?: Position): Participant {
  return { id, name, color, isOnline: true, ...(cursor && { cursor }) };
}
