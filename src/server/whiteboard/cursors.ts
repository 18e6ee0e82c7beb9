import type { Position } from '../../shared/whiteboard/note.ts';
import { CURSORS_PER_SECOND } from '../../shared/whiteboard/constants.ts';

/**
 * Slightly less for clients that send exactly 30 a second, which would otherwise stay late forever
 * once late.
 */
const WINDOW_MS = { steady: 970, fastBelow: 980, fast: 1000 };
/** At most BURST per BURST_MS: fast cursors are spread evenly, and early ones are not delayed. */
const BURST_MS = 2000 / CURSORS_PER_SECOND - 6;
const BURST = 2;

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
    if (cursor.isPending) this.#scheduleNext(now);
  }

  forgetUser(userId: string) {
    this.#cursors.delete(userId);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#cursors.clear();
  }

  #send(userId: string, cursor: Cursor, now: number) {
    if (waitMs(cursor, now) > 0) return;
    cursor.isPending = false;
    cursor.sentAt.push(now);
    if (cursor.sentAt.length > CURSORS_PER_SECOND) cursor.sentAt.shift();
    this.#relay(userId, cursor.position);
  }

  #scheduleNext(now: number) {
    if (this.#timer) return;
    const waits = [...this.#cursors.values()]
      .filter(({ isPending }) => isPending)
      .map((cursor) => waitMs(cursor, now));
    if (waits.length === 0) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        const now = performance.now();
        for (const [userId, cursor] of this.#cursors)
          if (cursor.isPending) this.#send(userId, cursor, now);
        this.#scheduleNext(now);
      },
      Math.max(1, Math.min(...waits)),
    );
  }
}

function waitMs({ sentAt, receivedAt }: Cursor, now: number): number {
  const earlier = receivedAt.at(-CURSORS_PER_SECOND - 1) ?? -Infinity;
  const isFast = (receivedAt.at(-1) ?? now) - earlier < WINDOW_MS.fastBelow;
  const [burst, window] = [sentAt.at(-BURST), sentAt.at(-CURSORS_PER_SECOND)];
  return Math.max(
    burst === undefined ? 0 : burst + BURST_MS - now,
    window === undefined ? 0 : window + WINDOW_MS[isFast ? 'fast' : 'steady'] - now,
  );
}
