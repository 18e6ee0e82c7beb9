import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withTimeout } from './timeouts.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Quality 9 makes pages 3 % smaller, and takes six times as long.
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const encoders = {
  br: (body: Buffer) => brotli(body, options),
  gzip: (body: Buffer) => zip(body),
};
type Encoding = keyof typeof encoders;

/** A response that is serialized once, and compressed once per encoding. */
export class CachedResponse {
  readonly body: Buffer;
  readonly contentType: string;
  readonly status: number;
  /** Weak, because one ETag covers all encodings. */
  readonly etag: string;
  /** Of the body and its compressed copies. */
  bytes: number;
  /** Called when a compressed copy has been added. */
  onGrown: (() => void) | undefined;
  #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(content: string | Buffer, contentType: string, status = 200) {
    this.body = Buffer.from(content);
    this.bytes = this.body.length;
    this.contentType = contentType;
    this.status = status;
    this.etag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`;
  }

  /** Compresses at the first request for an encoding, as few clients ask for gzip. */
  compressed(encoding: Encoding) {
    const compressed = this.#compressed.get(encoding) ?? this.#compress(encoding);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }

  async #compress(encoding: Encoding) {
    const compressed = await encoders[encoding](this.body);
    this.bytes += compressed.length;
    this.onGrown?.();
    return compressed;
  }
}

/**
 * Sends the response in the best encoding that the client accepts, or 304. A reply whose handler
 * forbids to store it has no validator.
 */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
) {
  const { status, contentType, body, etag } = response;
  reply.header('vary', 'accept-encoding');
  if (!reply.hasHeader('cache-control')) {
    reply.headers({ etag, 'cache-control': 'no-cache' });
    const known = request.headers['if-none-match'];
    if (status === 200 && known && matchesEtag(known, etag)) return reply.code(304).send();
  }
  reply.code(status).type(contentType);
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await response.compressed(encoding));
}

// The weak comparison of RFC 9110: proxies may have added or dropped the W/.
const matchesEtag = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
const opaque = (etag: string) => etag.trim().replace(/^W\//, '');

function bestEncoding(accepted = ''): Encoding | undefined {
  const accepts = (name: string) =>
    accepted.split(',').some((part) => {
      const [coding, weight] = part.split(';');
      return coding?.trim().toLowerCase() === name && !/q\s*=\s*0(\.0*)?\s*$/.test(weight ?? '');
    });
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : undefined;
}

const REVALIDATE_AFTER_MS = 1000;
/** Callers can request any number of addresses, so only the last responses are kept. */
const MAX_RESPONSES = 1000;
const MAX_BYTES = 64 * 1024 * 1024;

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
  #responses = new LRUCache<string, CachedResponse>({
    max: MAX_RESPONSES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes + 1,
  });
  #pending = new Map<string, Promise<CachedResponse>>();

  constructor(version: () => Promise<CacheVersion>, timeoutMs: number) {
    this.#readVersion = version;
    this.#timeoutMs = timeoutMs;
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

  async get(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    // Another request may have started to create it while this one waited.
    const cached = (await this.find(key)) ?? this.#responses.get(key) ?? this.#pending.get(key);
    if (cached) return cached;
    const pending = make();
    this.#pending.set(key, pending);
    try {
      const response = await pending;
      // A write in between has cleared the cache: this response may be outdated.
      if (this.#pending.get(key) === pending) this.#keep(key, response);
      return response;
    } finally {
      // A failure is not cached: the next request tries again.
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }

  #keep(key: string, response: CachedResponse) {
    this.#responses.set(key, response);
    response.onGrown = () => {
      if (this.#responses.peek(key) !== response) return;
      // Setting the same value would keep its former size.
      this.#responses.delete(key);
      this.#responses.set(key, response);
    };
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
    this.#pending.clear();
  }
}
