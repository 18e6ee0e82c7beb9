/** A token bucket: up to `burst` immediately, then `perSecond`. Times are milliseconds since an arbitrary start. */
export class TokenBucket {
  #perSecond: number;
  #burst: number;
  #tokens: number;
  #refilledAt = -Infinity;

  constructor({ burst, perSecond }: { burst: number; perSecond: number }) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#tokens = burst;
  }

  /** Takes `cost` tokens if available; returns whether it did. */
  take(now: number, cost = 1): boolean {
    this.#refill(now);
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }

  /** Milliseconds until the next token. */
  msUntilNextToken(now: number): number {
    this.#refill(now);
    return this.#tokens >= 1 ? 0 : ((1 - this.#tokens) / this.#perSecond) * 1000;
  }

  #refill(now: number) {
    const gained = ((now - this.#refilledAt) / 1000) * this.#perSecond;
    this.#tokens = Math.min(this.#burst, this.#tokens + Math.max(0, gained));
    this.#refilledAt = Math.max(this.#refilledAt, now);
  }
}
