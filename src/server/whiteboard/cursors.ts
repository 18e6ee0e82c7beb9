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

type Cursor = { position: Position; isWaiting: boolean; cameAt: number[]; sentAt: number[] };

/** Thins out the cursors of a room: the newest position of each person, at most 30 a second (W18). */
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
      isWaiting: false,
      cameAt: [],
      sentAt: [],
    };
    this.#cursors.set(userId, cursor);
    cursor.position = position;
    cursor.cameAt.push(now);
    if (cursor.cameAt.length > CURSORS_PER_SECOND + 1) cursor.cameAt.shift();
    cursor.isWaiting = true;
    this.#send(userId, cursor, now);
    if (cursor.isWaiting) this.#wake(now);
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
    cursor.isWaiting = false;
    cursor.sentAt.push(now);
    if (cursor.sentAt.length > CURSORS_PER_SECOND) cursor.sentAt.shift();
    this.#relay(userId, cursor.position);
  }

  #wake(now: number) {
    if (this.#timer) return;
    const waits = [...this.#cursors.values()]
      .filter(({ isWaiting }) => isWaiting)
      .map((cursor) => wait(cursor, now));
    if (waits.length === 0) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        const now = performance.now();
        for (const [userId, cursor] of this.#cursors)
          if (cursor.isWaiting) this.#send(userId, cursor, now);
        this.#wake(now);
      },
      Math.max(1, Math.min(...waits)),
    );
  }
}

function wait({ sentAt, cameAt }: Cursor, now: number): number {
  const earlier = cameAt.at(-CURSORS_PER_SECOND - 1) ?? -Infinity;
  const isFast = (cameAt.at(-1) ?? now) - earlier < SECOND.almost;
  const [pair, second] = [sentAt.at(-PAIR), sentAt.at(-CURSORS_PER_SECOND)];
  return Math.max(
    pair === undefined ? 0 : pair + STEP - now,
    second === undefined ? 0 : second + SECOND[isFast ? 'fast' : 'steady'] - now,
  );
}
