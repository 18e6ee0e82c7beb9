import { type Change, noteIdOf } from '../../shared/whiteboard/board.ts';
import { TokenBucket } from '../../shared/whiteboard/tokenBucket.ts';
import { clientPace, MAX_UNACKED, RETRY_AFTER_MS } from '../../shared/whiteboard/limits.ts';
import type { Waiting } from './replica.ts';

type Entry = Waiting & {
  isOnWay: boolean;
  /** It may have arrived, so it must stay what it was. */
  wasSent: boolean;
  at: number;
};

type Wire = {
  /** Whether it went out. */
  send: (message: object) => boolean;
  now: () => number;
  later: (flush: () => void, ms: number) => void;
};

/** Milliseconds between two flushes; what moves in the meantime goes out as one change. */
const TURN = 33;

/**
 * This tab's changes on their way to the server: in order, at the pace that is never refused
 * (W16), each kept until it is acked and sent again after a reconnect (W14).
 */
export class Outbox {
  readonly #entries = new Map<string, Entry>();
  readonly #newest = new Map<string, Entry>();
  readonly #wire: Wire;
  #pace = new TokenBucket(clientPace);
  #isOpen = false;
  #dueAt = Infinity;
  #lastFlush = -Infinity;
  #onWay = 0;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  get size() {
    return this.#entries.size;
  }

  unsaved(): Waiting[] {
    return [...this.#entries.values()].map(({ opId, change }) => ({ opId, change }));
  }

  /** Since when, in the wire's time, the oldest change on its way has been so. */
  oldest(): number | undefined {
    for (const entry of this.#entries.values()) if (entry.isOnWay) return entry.at;
    return undefined;
  }

  /** Takes an update into the note's last change while that has not gone out, and says whether. */
  merge(change: Change): boolean {
    const entry = this.#newest.get(noteIdOf(change));
    if (!entry || entry.wasSent || change.type !== 'update_note') return false;
    const { change: earlier } = entry;
    if (earlier.type === 'update_note')
      entry.change = { ...earlier, updates: { ...earlier.updates, ...change.updates } };
    else if (earlier.type === 'add_note')
      entry.change = { ...earlier, note: { ...earlier.note, ...change.updates } };
    else return false;
    return true;
  }

  /** The entry it answers grows by `merge`. One of an earlier visit may have been sent. */
  add(waiting: Waiting, wasSent = false): Waiting {
    const entry = { ...waiting, isOnWay: false, wasSent, at: -Infinity };
    this.#entries.set(entry.opId, entry);
    this.#newest.set(noteIdOf(entry.change), entry);
    this.#flushBy(this.#lastFlush + TURN);
    return entry;
  }

  /** Takes out what is stored or will never be. */
  remove(opId: string): Waiting | undefined {
    const entry = this.#entries.get(opId);
    if (!entry) return undefined;
    this.#stop(entry);
    this.#entries.delete(opId);
    const id = noteIdOf(entry.change);
    if (this.#newest.get(id) === entry) this.#newest.delete(id);
    this.#flushBy(this.#lastFlush + TURN);
    return entry;
  }

  /** The server wants it again, a little later (W15). */
  retry(opId: string) {
    const entry = this.#entries.get(opId);
    if (!entry) return;
    this.#stop(entry);
    entry.at = this.#wire.now() + RETRY_AFTER_MS;
    this.#flushBy(entry.at);
  }

  /** A new connection knows nothing of what the one before was sent; joining again on one is no news. */
  open() {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#pace = new TokenBucket(clientPace);
    this.#flushBy(-Infinity);
  }

  close() {
    this.#isOpen = false;
    for (const entry of this.#entries.values()) {
      this.#stop(entry);
      entry.at = -Infinity;
    }
  }

  #stop(entry: Entry) {
    if (entry.isOnWay) this.#onWay--;
    entry.isOnWay = false;
  }

  #flushBy(at: number) {
    if (!this.#isOpen || at >= this.#dueAt) return;
    this.#dueAt = at;
    this.#wire.later(() => this.#dueAt === at && this.#flush(), Math.max(0, at - this.#wire.now()));
  }

  #flush() {
    this.#dueAt = Infinity;
    if (!this.#isOpen) return;
    const now = this.#wire.now();
    this.#lastFlush = now;
    for (const entry of this.#entries.values()) {
      if (entry.isOnWay) continue;
      if (entry.at > now) this.#flushBy(entry.at);
      else if (!this.#sendNow(entry, now)) return;
    }
  }

  #sendNow(entry: Entry, now: number) {
    // The next ack makes room.
    if (this.#onWay >= MAX_UNACKED) return false;
    if (!this.#pace.take(now)) {
      this.#flushBy(now + Math.max(TURN, this.#pace.wait(now)));
      return false;
    }
    if (!this.#wire.send(messageOf(entry))) return false;
    entry.isOnWay = true;
    entry.wasSent = true;
    entry.at = now;
    this.#onWay++;
    return true;
  }
}

function messageOf({ change, opId }: Waiting) {
  if (change.type !== 'vote') return { ...change, opId };
  const { userId: _, ...vote } = change;
  return { ...vote, opId };
}
