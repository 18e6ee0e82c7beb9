import type { Position } from '../../shared/whiteboard/note.ts';
import { CURSORS_PER_SECOND } from '../../shared/whiteboard/limits.ts';

/**
 * Slightly less for clients that send exactly 30 a second, which would otherwise stay late forever
 * once late.
 */
const SECOND = { steady: 970, almost: 980, fast: 1000 };
/** At most PAIR per STEP ms: fast cursors are spread evenly, and early ones are not delayed. */
const STEP = 2000 / CURSORS_PER_SECOND - 6;
const PAIR = 2;

type Cursor = { position: Position; isPending: boolean; receivedAt: number[]; sentAt: number[] };

/** Throttles the cursors of a room: each user's newest position, at most 30 times a second (W18). */
export class Cursors {
  #cursors = new Map<string, Cursor>();
  #relay: (userId: string, position: Position) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(relay: (userId: string, position: Position) => void) {
    this.#relay = relay;
  }

  move(userId: string, position: Position, now: number) {
    const cursor = this.#cursors.get(userId) ?? {
      position,
      isPending: false,
      receivedAt: [],
      sentAt: [],
    };
    this.#cursors.set(userId, cursor);
    cursor.position = position;
    cursor.receivedAt.push(now);
    if (cursor.receivedAt.length > CURSORS_PER_SECOND + 1) cursor.receivedAt.shift();
    cursor.isPending = true;
    this.#send(userId, cursor, now);
    if (cursor.isPending) this.#wake(now);
  }

  forget(userId: string) {
    this.#cursors.delete(userId);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#cursors.clear();
  }

  #send(userId: string, cursor: Cursor, now: number) {
    if (wait(cursor, now) > 0) return;
    cursor.isPending = false;
    cursor.sentAt.push(now);
    if (cursor.sentAt.length > CURSORS_PER_SECOND) cursor.sentAt.shift();
    this.#relay(userId, cursor.position);
  }

  #wake(now: number) {
    if (this.#timer) return;
    const waits = [...this.#cursors.values()]
      .filter(({ isPending }) => isPending)
      .map((cursor) => wait(cursor, now));
    if (waits.length === 0) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        const now = performance.now();
        for (const [userId, cursor] of this.#cursors)
          if (cursor.isPending) this.#send(userId, cursor, now);
        this.#wake(now);
      },
      Math.max(1, Math.min(...waits)),
    );
  }
}

function wait({ sentAt, receivedAt }: Cursor, now: number): number {
  const earlier = receivedAt.at(-CURSORS_PER_SECOND - 1) ?? -Infinity;
  const isFast = (receivedAt.at(-1) ?? now) - earlier < SECOND.almost;
  const [pair, second] = [sentAt.at(-PAIR), sentAt.at(-CURSORS_PER_SECOND)];
  return Math.max(
    pair === undefined ? 0 : pair + STEP - now,
    second === undefined ? 0 : second + SECOND[isFast ? 'fast' : 'steady'] - now,
  );
}
