import { RateLimiterRes } from 'rate-limiter-flexible';

/** How often the counts of past windows are deleted. */
const SWEEP_MS = 1000;

type Limit = { points: number; duration: number };
type Count = { points: number; endsAt: number };

/**
 * Counts in the memory of this process, without a timer for each caller: while many visitors submit
 * leads, those of the library's limiter were a quarter of the memory that outlived the requests.
 */
export class MemoryRateLimiter {
  readonly #points: number;
  readonly #windowMs: number;
  /** In the order in which they end, because all windows have the same length. */
  readonly #counts = new Map<string, Count>();
  #sweptAt = 0;

  /** Allows `points` within `duration` seconds of a caller's first. */
  constructor({ points, duration }: Limit) {
    this.#points = points;
    this.#windowMs = duration * 1000;
  }

  /** Resolves with the state of the caller, or rejects with it past the limit. */
  consume(caller: string, points = 1): Promise<RateLimiterRes> {
    const now = Date.now();
    this.#sweep(now);
    const count = this.#current(caller, now) ?? this.#start(caller, now);
    count.points += points;
    const state = this.#stateOf(count, now);
    return count.points > this.#points ? Promise.reject(state) : Promise.resolve(state);
  }

  async get(caller: string): Promise<RateLimiterRes | null> {
    const now = Date.now();
    const count = this.#current(caller, now);
    return count ? this.#stateOf(count, now) : null;
  }

  #current(caller: string, now: number) {
    const count = this.#counts.get(caller);
    return count && count.endsAt > now ? count : undefined;
  }

  #start(caller: string, now: number) {
    const count = { points: 0, endsAt: now + this.#windowMs };
    // Moves a caller whose window has ended to the end of the map.
    this.#counts.delete(caller);
    this.#counts.set(caller, count);
    return count;
  }

  #stateOf({ points, endsAt }: Count, now: number) {
    return new RateLimiterRes(Math.max(0, this.#points - points), endsAt - now, points);
  }

  #sweep(now: number) {
    if (now < this.#sweptAt + SWEEP_MS) return;
    this.#sweptAt = now;
    for (const [caller, { endsAt }] of this.#counts) {
      if (endsAt > now) return;
      this.#counts.delete(caller);
    }
  }
}
