import { TRPCError } from '@trpc/server';
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveState } from '../../shared/live.ts';

declare module '../access/procedures.ts' {
  interface Context {
    live: LiveFeed;
  }
}

/** Admin pages that one process streams updates to. */
const MAX_LISTENERS = 100;

type Options = {
  read: () => Promise<LiveState>;
  /** Milliseconds between two reads. */
  intervalMs: number;
};

/**
 * Streams the newest state to all open admin pages. Polls the database while at least one page is
 * open, because other processes write, too.
 */
export class LiveFeed {
  #read: Options['read'];
  #intervalMs: number;
  #listeners = 0;
  #isPolling = false;
  #current: { state: LiveState; text: string } | undefined;
  #changed = createSignal();

  constructor({ read, intervalMs }: Options) {
    this.#read = read;
    this.#intervalMs = intervalMs;
  }

  /**
   * Yields the state now and whenever it changes, until `signal` is aborted.
   * @throws TRPCError TOO_MANY_REQUESTS, and the errors of `read`.
   */
  async *listen(signal: AbortSignal): AsyncGenerator<LiveState> {
    if (this.#listeners >= MAX_LISTENERS) throw tooManyListeners();
    this.#listeners += 1;
    const aborted = Promise.withResolvers<void>();
    const end = () => aborted.resolve();
    signal.addEventListener('abort', end);
    try {
      if (!this.#isPolling) void this.#poll();
      let last = '';
      while (!signal.aborted) {
        // Read before the state, or a change in between would be missed.
        const changed = this.#changed.promise;
        const current = this.#current;
        if (current && current.text !== last) {
          last = current.text;
          yield current.state;
        } else await Promise.race([changed, aborted.promise]);
      }
    } finally {
      signal.removeEventListener('abort', end);
      this.#listeners -= 1;
    }
  }

  async #poll() {
    this.#isPolling = true;
    try {
      while (this.#listeners > 0) {
        this.#update(await this.#read());
        await wait(this.#intervalMs, undefined, { ref: false });
      }
    } catch (error) {
      // Every page receives the error and reconnects.
      this.#renewSignal().reject(error);
    } finally {
      this.#isPolling = false;
      this.#current = undefined;
    }
  }

  #update(state: LiveState) {
    const serialized = JSON.stringify(state);
    if (serialized === this.#current?.text) return;
    this.#current = { state, text: serialized };
    this.#renewSignal().resolve();
  }

  #renewSignal() {
    const changed = this.#changed;
    this.#changed = createSignal();
    return changed;
  }
}

function createSignal() {
  const changed = Promise.withResolvers<void>();
  // Avoids an unhandled rejection while there is no listener.
  changed.promise.catch(() => {});
  return changed;
}

const tooManyListeners = () =>
  new TRPCError({
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many admin pages are open. Close some, and reload this one.',
  });
