import { TRPCError } from '@trpc/server';

type Limits = { perClient: number; total: number };

/** Limits the streams that are open at a time in this process, per client and overall. */
export class StreamLimit {
  readonly #limits: Limits;
  readonly #open = new Map<string, number>();
  #total = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Counts a stream, and returns the function that releases it. @throws TRPCError TOO_MANY_REQUESTS */
  hold(client: string): () => void {
    const own = this.#open.get(client) ?? 0;
    if (own >= this.#limits.perClient || this.#total >= this.#limits.total)
      throw new TRPCError({
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many pages are waiting for a guide. Please try again later.',
      });
    this.#total += 1;
    this.#open.set(client, own + 1);
    return () => {
      this.#total -= 1;
      const rest = (this.#open.get(client) ?? 1) - 1;
      if (rest > 0) this.#open.set(client, rest);
      else this.#open.delete(client);
    };
  }
}
