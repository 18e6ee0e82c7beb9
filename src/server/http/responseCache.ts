import { withTimeout } from '../timeouts.ts';
import type { CachedResponse } from './cachedResponse.ts';

const REVALIDATE_AFTER_MS = 1000;
/**
 * Maximum number of cached responses that depend on query parameters. Callers can request any number
 * of them, so only the latest are cached.
 */
const MAX_VARIANTS = 50;

/** `until`: when a scheduled change is due, in milliseconds since 1970. */
export type CacheVersion = { version: string; until?: number | undefined };

/**
 * Cached responses by key, valid while `version` returns the same value. The version is read at
 * most once a second, so that a write by another process or tool shows within that time; it is read
 * immediately after a write by this process, or when a scheduled change is due. A read that takes
 * longer than `timeoutMs` delays no request: cached responses are served until it completes.
 */
export class ResponseCache {
  #readVersion: () => Promise<CacheVersion>;
  #timeoutMs: number;
  #current: CacheVersion = { version: '' };
  #checkedAt = -Infinity;
  #lookup: { startedAt: number; done: Promise<void> } | undefined;
  /** The last read failed: requests do not wait for the next one. */
  #isUnreachable = false;
  #responses = new Map<string, CachedResponse>();
  #pending = new Map<string, Promise<CachedResponse>>();
  /** Keys of responses that depend on query parameters, the oldest first. */
  #variants = new Set<string>();

  constructor(version: () => Promise<CacheVersion>, timeoutMs: number) {
    this.#readVersion = version;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Returns the cached response without waiting, or `undefined` when it is time to check the
   * version.
   */
  getSync(key: string): CachedResponse | undefined {
    return this.#isFresh() ? this.#responses.get(key) : undefined;
  }

  /** Checks the version before the next response, because something was written. */
  invalidate() {
    this.#checkedAt = -Infinity;
    // A lookup in progress may have read the old version.
    this.#lookup = undefined;
    this.#isUnreachable = false;
  }

  async find(key: string): Promise<CachedResponse | undefined> {
    if (!this.#isFresh()) await this.#revalidate();
    return this.#responses.get(key) ?? this.#pending.get(key);
  }

  async get(
    key: string,
    make: () => Promise<CachedResponse>,
    { isVariant = false } = {},
  ): Promise<CachedResponse> {
    // Another request may have started to create it while this one waited.
    const cached = (await this.find(key)) ?? this.#responses.get(key) ?? this.#pending.get(key);
    if (cached) return cached;
    const pending = make();
    this.#pending.set(key, pending);
    try {
      const response = await pending;
      // A write in between has cleared the cache: this response may be outdated.
      if (this.#pending.get(key) === pending) this.#store(key, response, isVariant);
      return response;
    } finally {
      // A failure is not cached: the next request tries again.
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }

  #store(key: string, response: CachedResponse, isVariant: boolean) {
    this.#responses.set(key, response);
    if (!isVariant) return;
    this.#variants.add(key);
    const [oldest] = this.#variants;
    if (this.#variants.size <= MAX_VARIANTS || oldest === undefined) return;
    this.#variants.delete(oldest);
    this.#responses.delete(oldest);
  }

  #isFresh() {
    if (performance.now() - this.#checkedAt >= REVALIDATE_AFTER_MS) return false;
    return this.#current.until === undefined || Date.now() < this.#current.until;
  }

  async #revalidate() {
    const { startedAt, done } = (this.#lookup ??= this.#startLookup());
    const rest = startedAt + this.#timeoutMs - performance.now();
    if (rest > 0 && !this.#isUnreachable) await withTimeout(rest, done);
  }

  #startLookup() {
    const startedAt = performance.now();
    const done = this.#readVersion().then(
      (version) => {
        if (this.#lookup?.done === done) this.#update(version, startedAt);
      },
      () => {
        if (this.#lookup?.done !== done) return;
        // While the database is unreachable, cached responses are served.
        this.#update({ version: this.#current.version }, performance.now());
        this.#isUnreachable = true;
      },
    );
    return { startedAt, done };
  }

  #update(version: CacheVersion, at: number) {
    const isChanged = version.version !== this.#current.version;
    this.#current = version;
    this.#checkedAt = at;
    this.#lookup = undefined;
    this.#isUnreachable = false;
    if (!isChanged) return;
    this.#responses.clear();
    this.#variants.clear();
    this.#pending.clear();
  }
}
