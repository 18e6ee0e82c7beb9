import type { Position } from '../../shared/whiteboard/note.ts';
import type { Participant, User } from '../../shared/whiteboard/protocol.ts';

/** A process that was silent for this long is gone, and so are its users. */
const STALE_AFTER_MS = 15_000;

type Elsewhere = { heardAt: number; users: Map<string, User> };

/** Who is on a board: here, by how many connections, and on other processes (W4). */
export class Presence {
  #here = new Map<string, { user: User; connections: number }>();
  #elsewhere = new Map<string, Elsewhere>();
  #cursors = new Map<string, Position>();

  has(userId: string): boolean {
    return this.#find(userId) !== undefined;
  }

  /** The user's data as others know it. */
  #find(userId: string): User | undefined {
    const here = this.#here.get(userId);
    if (here) return here.user;
    for (const { users } of this.#elsewhere.values()) {
      const user = users.get(userId);
      if (user) return user;
    }
    return undefined;
  }

  /** Adds a connection of this user. Returns whether others must be notified. */
  enter(user: User): boolean {
    const known = this.#find(user.id);
    const connections = (this.#here.get(user.id)?.connections ?? 0) + 1;
    this.#here.set(user.id, { user, connections });
    return isChanged(user, known);
  }

  /** Removes a connection. Returns whether the user is still here, and still anywhere. */
  exit(userId: string): { isHere: boolean; isAnywhere: boolean } {
    const here = this.#here.get(userId);
    if (here && here.connections > 1) {
      here.connections -= 1;
      return { isHere: true, isAnywhere: true };
    }
    this.#here.delete(userId);
    return { isHere: false, isAnywhere: this.#stays(userId) };
  }

  /** Users of another process joined or changed. Returns those that are new to this process. */
  enterElsewhere(process: string, users: User[], now: number): User[] {
    const there = this.#elsewhere.get(process) ?? { heardAt: now, users: new Map() };
    this.#elsewhere.set(process, there);
    there.heardAt = now;
    // A user who is also here is shown as here; two processes that differ must not alternate.
    const news = users.filter(
      (user) =>
        !this.#here.has(user.id) &&
        isChanged(user, there.users.get(user.id) ?? this.#find(user.id)),
    );
    for (const user of users) there.users.set(user.id, user);
    return news;
  }

  /** Users left another process. Returns those who are gone. */
  exitElsewhere(process: string, userIds: string[]): string[] {
    const there = this.#elsewhere.get(process);
    if (!there) return [];
    const left = userIds.filter((id) => there.users.delete(id));
    if (there.users.size === 0) this.#elsewhere.delete(process);
    return left.filter((id) => !this.#stays(id));
  }

  /** Replaces the users of another process. */
  replaceElsewhere(process: string, users: User[], now: number) {
    const ids = new Set(users.map(({ id }) => id));
    const known = [...(this.#elsewhere.get(process)?.users.keys() ?? [])];
    const came = this.enterElsewhere(process, users, now);
    const left = this.exitElsewhere(
      process,
      known.filter((id) => !ids.has(id)),
    );
    return { came, left };
  }

  /** Removes processes that went silent. Returns the users who are gone. */
  pruneStale(now: number): string[] {
    return [...this.#elsewhere].flatMap(([process, { heardAt, users }]) =>
      now - heardAt > STALE_AFTER_MS ? this.exitElsewhere(process, [...users.keys()]) : [],
    );
  }

  moveCursor(userId: string, position: Position) {
    if (this.has(userId)) this.#cursors.set(userId, position);
  }

  usersHere = (): User[] => [...this.#here.values()].map(({ user }) => user);

  participants(): Participant[] {
    const all = new Map<string, User>();
    for (const { users } of this.#elsewhere.values())
      for (const user of users.values()) all.set(user.id, user);
    for (const user of this.usersHere()) all.set(user.id, user);
    return [...all.values()].map((user) => participantOf(user, this.#cursors.get(user.id)));
  }

  #stays(userId: string) {
    const stays = this.has(userId);
    if (!stays) this.#cursors.delete(userId);
    return stays;
  }
}

const isChanged = (user: User, known: User | undefined) =>
  known?.name !== user.name || known.color !== user.color;

export function participantOf({ id, name, color }: User, cursor?: Position): Participant {
  return { id, name, color, isOnline: true, ...(cursor && { cursor }) };
}
