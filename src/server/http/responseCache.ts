import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { within } from '../timeouts.ts';

/** A response that is serialized and compressed once and then sent to every client. */
export type CachedResponse = {
  status: number;
  etag: string;
  contentType: string;
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer };
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Quality 9 makes pages 2 % smaller, and takes seven times as long.
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

export async function createCachedResponse(
  text: string,
  contentType: string,
  status = 200,
): Promise<CachedResponse> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([brotli(identity, options), zip(identity)]);
  // Weak, because one ETag covers all encodings.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, etag, contentType, bodies: { identity, br, gzip: gzipped } };
}

/** Sends the response in the best encoding that the client accepts, or 304. */
export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: CachedResponse,
) {
  reply.header('etag', ready.etag);
  reply.header('cache-control', 'no-cache');
  reply.header('vary', 'accept-encoding');
  const known = request.headers['if-none-match'];
  if (ready.status === 200 && known && matchesEtag(known, ready.etag))
    return reply.code(304).send();
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.code(ready.status).type(ready.contentType);
  return reply.send(ready.bodies[encoding]);
}

// The weak comparison of RFC 9110: proxies may have added or dropped the W/.
const matchesEtag = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
const opaque = (etag: string) => etag.trim().replace(/^W\//, '');

function bestEncoding(accepted: string | undefined): keyof CachedResponse['bodies'] {
  if (!accepted) return 'identity';
  const accepts = (name: string) =>
    accepted.split(',').some((part) => {
      const [coding, weight] = part.split(';');
      return coding?.trim().toLowerCase() === name && !/q\s*=\s*0(\.0*)?\s*$/.test(weight ?? '');
    });
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

const REVALIDATE_AFTER_MS = 1000;
/**
 * Responses that depend on query parameters, of which there may be any number; only the latest are
 * cached.
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
    const known = (await this.find(key)) ?? this.#responses.get(key) ?? this.#pending.get(key);
    if (known) return known;
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
    if (rest > 0 && !this.#isUnreachable) await within(rest, done);
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
