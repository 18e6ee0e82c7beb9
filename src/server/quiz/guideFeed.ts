import { setTimeout as wait } from 'node:timers/promises';
import type { Guide } from '../../shared/quiz/guide.ts';

/** The state of a guide; `draft` holds its sections until all are written. */
export type GuideState =
  | { status: 'writing'; draft: Partial<Guide> }
  | { status: 'written' | 'erased'; draft?: undefined };

type Options = {
  /** Returns the states of these responses; those that do not exist are left out. */
  read: (ids: string[]) => Promise<ReadonlyMap<string, GuideState>>;
  /** Milliseconds between two reads. */
  intervalMs: number;
};

type Followed = { followers: number; state?: GuideState; changed: PromiseWithResolvers<void> };

/**
 * Follows guides that are being written, in any process: polls the database, with one query for all
 * of them, while at least one visitor waits.
 */
export class GuideFeed {
  #read: Options['read'];
  #intervalMs: number;
  #followed = new Map<string, Followed>();
  #isPolling = false;
  #joined = Promise.withResolvers<void>();

  constructor({ read, intervalMs }: Options) {
    this.#read = read;
    this.#intervalMs = intervalMs;
  }

  /**
   * Yields the state of a response's guide now and whenever it changes, until the guide is written
   * or erased, or `signal` is aborted. @throws the errors of `read`.
   */
  async *follow(id: string, signal: AbortSignal): AsyncGenerator<GuideState> {
    const followed = this.#join(id);
    const aborted = Promise.withResolvers<void>();
    const end = () => aborted.resolve();
    signal.addEventListener('abort', end);
    try {
      let last: GuideState | undefined;
      while (!signal.aborted && (!last || last.status === 'writing')) {
        // Read before the state, or a change in between would be missed.
        const { promise: changed } = followed.changed;
        if (followed.state && followed.state !== last) yield (last = followed.state);
        else await Promise.race([changed, aborted.promise]);
      }
    } finally {
      signal.removeEventListener('abort', end);
      this.#leave(id, followed);
    }
  }

  #join(id: string) {
    const followed = this.#followed.get(id) ?? { followers: 0, changed: createSignal() };
    followed.followers += 1;
    this.#followed.set(id, followed);
    this.#joined.resolve();
    if (!this.#isPolling) void this.#poll();
    return followed;
  }

  #leave(id: string, followed: Followed) {
    followed.followers -= 1;
    if (followed.followers === 0 && this.#followed.get(id) === followed) this.#followed.delete(id);
  }

  async #poll() {
    this.#isPolling = true;
    try {
      while (this.#followed.size > 0) {
        this.#joined = Promise.withResolvers();
        const ids = [...this.#followed.keys()];
        const states = await this.#read(ids);
        for (const id of ids) this.#update(id, states.get(id) ?? { status: 'erased' });
        await Promise.race([
          wait(this.#intervalMs, undefined, { ref: false }),
          // New visitors do not wait for the next poll.
          this.#joined.promise,
        ]);
      }
    } catch (error) {
      // Every visitor receives the error, and their pages connect again.
      for (const followed of this.#followed.values()) followed.changed.reject(error);
      this.#followed.clear();
    } finally {
      this.#isPolling = false;
    }
  }

  #update(id: string, state: GuideState) {
    const followed = this.#followed.get(id);
    if (!followed || (followed.state && versionOf(followed.state) === versionOf(state))) return;
    followed.state = state;
    const { changed } = followed;
    followed.changed = createSignal();
    changed.resolve();
  }
}

/** Sections are added to a draft, but do not change. */
const versionOf = ({ status, draft = {} }: GuideState) => [status, ...Object.keys(draft)].join();

function createSignal() {
  const changed = Promise.withResolvers<void>();
  // Avoids an unhandled rejection while there is no listener.
  changed.promise.catch(() => {});
  return changed;
}
