import { type Change, targetOf } from '../board.ts';
import { clientPace, MAX_UNACKED, RETRY_AFTER_MS } from '../constants.ts';
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
  /** Milliseconds since an arbitrary start. */
  now: () => number;
  schedule: (flush: () => void, ms: number) => void;
};

/** Updates of an item made between two flushes are sent as one change. */
const FLUSH_INTERVAL_MS = 33;

/**
 * A client's changes on their way to the server: sent in order, at the pace that is never rejected
 * (W16), each kept until it is acknowledged and sent again after a reconnect (W14).
 */
export class PendingChanges {
  readonly #entries = new Map<string, Entry>();
  readonly #byItem = new Map<string, Entry[]>();
  readonly #transport: Transport;
  #pace = new TokenBucket(clientPace);
  #isOpen = false;
  #flushDueAt = Infinity;
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

  ofItem(id: string): readonly PendingChange[] | undefined {
    return this.#byItem.get(id);
  }

  /** Returns when the oldest change in flight was sent. */
  oldestSentAt(): number | undefined {
    for (const entry of this.#entries.values()) if (entry.isInFlight) return entry.at;
    return undefined;
  }

  /** Merges an update into the item's last change if that has not been sent; otherwise adds it. */
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
    this.#clearInFlight(entry);
    this.#entries.delete(opId);
    const { id } = targetOf(entry.change);
    const remaining = this.#byItem.get(id)?.filter((other) => other !== entry) ?? [];
    if (remaining.length > 0) this.#byItem.set(id, remaining);
    else this.#byItem.delete(id);
    this.#scheduleFlush(this.#lastFlush + FLUSH_INTERVAL_MS);
    return entry;
  }

  /** Sends a change again a little later, because the server asked for it (W15). */
  retry(opId: string) {
    const entry = this.#entries.get(opId);
    if (!entry) return;
    this.#clearInFlight(entry);
    entry.at = this.#transport.now() + RETRY_AFTER_MS;
    this.#scheduleFlush(entry.at);
  }

  /** Starts sending. Joining again on the same connection sends nothing twice (W14). */
  startSending() {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#pace = new TokenBucket(clientPace);
    this.#scheduleFlush(-Infinity);
  }

  /** Sends what waits for the next flush, because there may be none. */
  sendNow() {
    this.#flush();
  }

  /** Stops sending; what is in flight may be lost. */
  stopSending() {
    this.#isOpen = false;
    for (const entry of this.#entries.values()) {
      this.#clearInFlight(entry);
      entry.at = -Infinity;
    }
  }

  #merge(change: Change): boolean {
    const entry = this.#byItem.get(targetOf(change).id)?.at(-1);
    const merged = entry && !entry.wasSent ? mergedChange(entry.change, change) : undefined;
    if (!entry || !merged) return false;
    entry.change = merged;
    return true;
  }

  #push(pending: PendingChange, wasSent: boolean) {
    const entry = { ...pending, isInFlight: false, wasSent, at: -Infinity };
    const { id } = targetOf(pending.change);
    this.#entries.set(pending.opId, entry);
    this.#byItem.set(id, [...(this.#byItem.get(id) ?? []), entry]);
    this.#scheduleFlush(this.#lastFlush + FLUSH_INTERVAL_MS);
  }

  #clearInFlight(entry: Entry) {
    if (entry.isInFlight) this.#inFlight--;
    entry.isInFlight = false;
  }

  #scheduleFlush(at: number) {
    if (!this.#isOpen || at >= this.#flushDueAt) return;
    this.#flushDueAt = at;
    const flush = () => this.#flushDueAt === at && this.#flush();
    this.#transport.schedule(flush, Math.max(0, at - this.#transport.now()));
  }

  #flush() {
    this.#flushDueAt = Infinity;
    if (!this.#isOpen) return;
    const now = this.#transport.now();
    this.#lastFlush = now;
    for (const entry of this.#entries.values()) {
      if (entry.isInFlight) continue;
      if (entry.at > now) this.#scheduleFlush(entry.at);
      else if (!this.#send(entry, now)) return;
    }
  }

  #send(entry: Entry, now: number) {
    // The next acknowledgment makes room.
    if (this.#inFlight >= MAX_UNACKED) return false;
    if (!this.#pace.take(now)) {
      this.#scheduleFlush(now + Math.max(FLUSH_INTERVAL_MS, this.#pace.msUntilNextToken(now)));
      return false;
    }
    if (!this.#transport.send(toMessage(entry))) return false;
    entry.isInFlight = true;
    entry.wasSent = true;
    entry.at = now;
    this.#inFlight++;
    return true;
  }
}

const isConditional = (change: Change) => 'ifContent' in change && change.ifContent !== undefined;

/** Returns one change instead of two of the same item, if there is one. */
function mergedChange(earlier: Change, change: Change): Change | undefined {
  // The rejection of one must not discard the other.
  if (isConditional(earlier) || isConditional(change)) return undefined;
  if (change.type === 'update_note') {
    if (earlier.type === 'update_note')
      return { ...earlier, updates: { ...earlier.updates, ...change.updates } };
    if (earlier.type === 'add_note')
      return { ...earlier, note: { ...earlier.note, ...change.updates } };
  } else if (change.type === 'update_section') {
    if (earlier.type === 'update_section')
      return { ...earlier, updates: { ...earlier.updates, ...change.updates } };
    if (earlier.type === 'add_section')
      return { ...earlier, section: { ...earlier.section, ...change.updates } };
  }
  return undefined;
}

function toMessage({ change, opId }: PendingChange): ChangeMessage {
  if (change.type !== 'vote') return { ...change, opId };
  const { userId: _, ...vote } = change;
  return { ...vote, opId };
}
