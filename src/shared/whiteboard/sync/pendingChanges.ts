import { type Change, noteIdOf } from '../board.ts';
import { clientPace, MAX_UNACKED, RETRY_AFTER_MS } from '../limits.ts';
import type { ChangeMessage } from '../protocol.ts';
import { TokenBucket } from '../tokenBucket.ts';

/** A change of this client that the server has not acknowledged. */
export type PendingChange = { opId: string; change: Change };

type Entry = PendingChange & {
  isInFlight: boolean;
  /** It may have reached the server, so it must not be altered. */
  wasSent: boolean;
  /** When it was sent, or the earliest time to send it. */
  at: number;
};

export type Transport = {
  /** Returns whether the message was sent. */
  send: (message: ChangeMessage) => boolean;
  /** Milliseconds from any start. */
  now: () => number;
  schedule: (flush: () => void, ms: number) => void;
};

/** Updates of a note made between two flushes are sent as one change. */
const FLUSH_INTERVAL_MS = 33;

/**
 * A client's changes on their way to the server: sent in order, at the pace that is never rejected
 * (W16), each kept until it is acknowledged and sent again after a reconnect (W14).
 */
export class PendingChanges {
  readonly #entries = new Map<string, Entry>();
  readonly #byNote = new Map<string, Entry[]>();
  readonly #transport: Transport;
  #pace = new TokenBucket(clientPace);
  #isOpen = false;
  #dueAt = Infinity;
  #lastFlush = -Infinity;
  #inFlight = 0;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  get size() {
    return this.#entries.size;
  }

  all(): PendingChange[] {
    return [...this.#entries.values()].map(({ opId, change }) => ({ opId, change }));
  }

  ofNote(noteId: string): readonly PendingChange[] | undefined {
    return this.#byNote.get(noteId);
  }

  /** Returns when the oldest change in flight was sent. */
  oldest(): number | undefined {
    for (const entry of this.#entries.values()) if (entry.isInFlight) return entry.at;
    return undefined;
  }

  /** Merges an update into the note's last change if that has not been sent; otherwise adds it. */
  add(pending: PendingChange) {
    if (!this.#merge(pending.change)) this.#push(pending, false);
  }

  /** Adds a change of an earlier page, which may have been sent. */
  restore(pending: PendingChange) {
    this.#push(pending, true);
  }

  /** Removes a change that is stored or rejected. */
  remove(opId: string): PendingChange | undefined {
    const entry = this.#entries.get(opId);
    if (!entry) return undefined;
    this.#land(entry);
    this.#entries.delete(opId);
    const id = noteIdOf(entry.change);
    const left = this.#byNote.get(id)?.filter((other) => other !== entry) ?? [];
    if (left.length > 0) this.#byNote.set(id, left);
    else this.#byNote.delete(id);
    this.#flushBy(this.#lastFlush + FLUSH_INTERVAL_MS);
    return entry;
  }

  /** Sends a change again a little later, because the server asked for it (W15). */
  retry(opId: string) {
    const entry = this.#entries.get(opId);
    if (!entry) return;
    this.#land(entry);
    entry.at = this.#transport.now() + RETRY_AFTER_MS;
    this.#flushBy(entry.at);
  }

  /** Starts sending. Joining again on the same connection sends nothing twice (W14). */
  open() {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#pace = new TokenBucket(clientPace);
    this.#flushBy(-Infinity);
  }

  /** Stops sending; what is in flight may be lost. */
  close() {
    this.#isOpen = false;
    for (const entry of this.#entries.values()) {
      this.#land(entry);
      entry.at = -Infinity;
    }
  }

  #merge(change: Change): boolean {
    const entry = this.#byNote.get(noteIdOf(change))?.at(-1);
    if (!entry || entry.wasSent || change.type !== 'update_note') return false;
    const { change: earlier } = entry;
    if (earlier.type === 'update_note')
      entry.change = { ...earlier, updates: { ...earlier.updates, ...change.updates } };
    else if (earlier.type === 'add_note')
      entry.change = { ...earlier, note: { ...earlier.note, ...change.updates } };
    else return false;
    return true;
  }

  #push(pending: PendingChange, wasSent: boolean) {
    const entry = { ...pending, isInFlight: false, wasSent, at: -Infinity };
    const id = noteIdOf(pending.change);
    this.#entries.set(pending.opId, entry);
    this.#byNote.set(id, [...(this.#byNote.get(id) ?? []), entry]);
    this.#flushBy(this.#lastFlush + FLUSH_INTERVAL_MS);
  }

  #land(entry: Entry) {
    if (entry.isInFlight) this.#inFlight--;
    entry.isInFlight = false;
  }

  #flushBy(at: number) {
    if (!this.#isOpen || at >= this.#dueAt) return;
    this.#dueAt = at;
    const flush = () => this.#dueAt === at && this.#flush();
    this.#transport.schedule(flush, Math.max(0, at - this.#transport.now()));
  }

  #flush() {
    this.#dueAt = Infinity;
    if (!this.#isOpen) return;
    const now = this.#transport.now();
    this.#lastFlush = now;
    for (const entry of this.#entries.values()) {
      if (entry.isInFlight) continue;
      if (entry.at > now) this.#flushBy(entry.at);
      else if (!this.#send(entry, now)) return;
    }
  }

  #send(entry: Entry, now: number) {
    // The next acknowledgment makes room.
    if (this.#inFlight >= MAX_UNACKED) return false;
    if (!this.#pace.take(now)) {
      this.#flushBy(now + Math.max(FLUSH_INTERVAL_MS, this.#pace.wait(now)));
      return false;
    }
    if (!this.#transport.send(messageOf(entry))) return false;
    entry.isInFlight = true;
    entry.wasSent = true;
    entry.at = now;
    this.#inFlight++;
    return true;
  }
}

function messageOf({ change, opId }: PendingChange): ChangeMessage {
  if (change.type !== 'vote') return { ...change, opId };
  const { userId: _, ...vote } = change;
  return { ...vote, opId };
}
