import { TRPCError } from '@trpc/server';
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveState } from '../../shared/live.ts';

/** Open pages of the admin that one process tells what is new. */
const MAX_LISTENERS = 100;

type Options = {
  /** Reads what is newest. */
  look: () => Promise<LiveState>;
  /** Milliseconds from one look to the next. */
  poll: number;
};

/**
 * What is newest, for every open page of the admin: looked up once for all of them, and only while
 * there are any. The database is asked again and again instead of listening to this process, so that
 * what another process stores shows, too.
 */
export class LiveFeed {
  #look: Options['look'];
  #poll: number;
  #listeners = 0;
  #isPolling = false;
  #current: { state: LiveState; text: string } | undefined;
  #news = newsOf();

  constructor({ look, poll }: Options) {
    this.#look = look;
    this.#poll = poll;
  }

  /**
   * The state, now and whenever it changes, until `signal` is aborted.
   * @throws TRPCError TOO_MANY_REQUESTS, and what a look throws.
   */
  async *listen(signal: AbortSignal): AsyncGenerator<LiveState> {
    if (this.#listeners >= MAX_LISTENERS) throw tooManyListeners();
    this.#listeners += 1;
    const over = Promise.withResolvers<void>();
    const end = () => over.resolve();
    signal.addEventListener('abort', end);
    try {
      if (!this.#isPolling) void this.#pollWhileHeard();
      let last = '';
      while (!signal.aborted) {
        // Before the look at the state, or a change in between would be missed.
        const news = this.#news.promise;
        const current = this.#current;
        if (current && current.text !== last) {
          last = current.text;
          yield current.state;
        } else await Promise.race([news, over.promise]);
      }
    } finally {
      signal.removeEventListener('abort', end);
      this.#listeners -= 1;
    }
  }

  async #pollWhileHeard() {
    this.#isPolling = true;
    try {
      while (this.#listeners > 0) {
        this.#see(await this.#look());
        await wait(this.#poll, undefined, { ref: false });
      }
    } catch (error) {
      // Every page hears of it, and begins anew.
      this.#renewNews().reject(error);
    } finally {
      this.#isPolling = false;
      this.#current = undefined;
    }
  }

  #see(state: LiveState) {
    const text = JSON.stringify(state);
    if (text === this.#current?.text) return;
    this.#current = { state, text };
    this.#renewNews().resolve();
  }

  #renewNews() {
    const news = this.#news;
    this.#news = newsOf();
    return news;
  }
}

function newsOf() {
  const news = Promise.withResolvers<void>();
  // Without a listener, a failure is nobody's.
  news.promise.catch(() => {});
  return news;
}

const tooManyListeners = () =>
  new TRPCError({
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many pages of the admin are open. Close some, and reload this one.',
  });
