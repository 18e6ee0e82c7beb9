import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { within } from '../timeouts.ts';

/** An answer that is serialised and compressed once and then sent to everybody. */
export type Ready = {
  status: number;
  etag: string;
  contentType: string;
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer };
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export async function makeReady(text: string, contentType: string, status = 200): Promise<Ready> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([brotli(identity, options), zip(identity)]);
  // Weak, because one tag stands for all encodings.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, etag, contentType, bodies: { identity, br, gzip: gzipped } };
}

/** Sends it in the best encoding the client takes, or 304 when the client has it. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: Ready) {
  reply.header('etag', ready.etag);
  reply.header('cache-control', 'no-cache');
  reply.header('vary', 'accept-encoding');
  const known = request.headers['if-none-match'];
  if (ready.status === 200 && known && holds(known, ready.etag)) return reply.code(304).send();
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.code(ready.status).type(ready.contentType);
  return reply.send(ready.bodies[encoding]);
}

// The weak comparison of RFC 9110: proxies may have added or dropped the W/.
const holds = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
const opaque = (etag: string) => etag.trim().replace(/^W\//, '');

function bestEncoding(accepted: string | undefined): keyof Ready['bodies'] {
  if (!accepted) return 'identity';
  const takes = (name: string) =>
    accepted.split(',').some((part) => {
      const [coding, weight] = part.split(';');
      return coding?.trim().toLowerCase() === name && !/q\s*=\s*0(\.0*)?\s*$/.test(weight ?? '');
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

const LOOK_AGAIN = 1000;
/** Of answers to parameters, which could be any number, only the last ones are kept. */
const MOST_OF_MANY = 50;

/** `until`: when it changes by itself, in milliseconds since 1970. */
export type ContentVersion = { version: string; until?: number | undefined };

/**
 * Ready answers by key, for as long as `version` says the same. The version is asked at most once
 * a second, so a write by another process or a tool shows within that time; and when it changes by
 * itself, or this process has written, at once. A version that takes longer than `limit` milliseconds
 * holds up nobody: what is kept goes on serving until it is known.
 */
export class ReadyCache {
  #version: () => Promise<ContentVersion>;
  #limit: number;
  #seen: ContentVersion = { version: '' };
  #seenAt = -Infinity;
  #lookup: { startedAt: number; done: Promise<void> } | undefined;
  /** The last lookup failed: nobody waits for the next one. */
  #isOutOfReach = false;
  #answers = new Map<string, Ready>();
  #making = new Map<string, Promise<Ready>>();
  /** The keys of answers to parameters, the oldest first. */
  #ofMany = new Set<string>();

  constructor(version: () => Promise<ContentVersion>, limit: number) {
    this.#version = version;
    this.#limit = limit;
  }

  /** What is kept, without waiting; nothing when it is time to ask for the version again. */
  peek(key: string): Ready | undefined {
    return this.#isFresh() ? this.#answers.get(key) : undefined;
  }

  /** Asks for the version before the next answer: something was written. */
  lookAgain() {
    this.#seenAt = -Infinity;
    // One under way may have read what was there before.
    this.#lookup = undefined;
    this.#isOutOfReach = false;
  }

  async find(key: string): Promise<Ready | undefined> {
    if (!this.#isFresh()) await this.#look();
    return this.#answers.get(key) ?? this.#making.get(key);
  }

  async get(key: string, make: () => Promise<Ready>, { isOneOfMany = false } = {}): Promise<Ready> {
    // Looked up once more after the wait, in which another visitor may have begun to make it.
    const known = (await this.find(key)) ?? this.#answers.get(key) ?? this.#making.get(key);
    if (known) return known;
    const making = make();
    this.#making.set(key, making);
    try {
      const made = await making;
      // A write in between has cleared it: what was made may be from before.
      if (this.#making.get(key) === making) this.#keep(key, made, isOneOfMany);
      return made;
    } finally {
      // A failure is not kept: the next visitor tries again.
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  #keep(key: string, made: Ready, isOneOfMany: boolean) {
    this.#answers.set(key, made);
    if (!isOneOfMany) return;
    this.#ofMany.add(key);
    const [oldest] = this.#ofMany;
    if (this.#ofMany.size <= MOST_OF_MANY || oldest === undefined) return;
    this.#ofMany.delete(oldest);
    this.#answers.delete(oldest);
  }

  #isFresh() {
    if (performance.now() - this.#seenAt >= LOOK_AGAIN) return false;
    return this.#seen.until === undefined || Date.now() < this.#seen.until;
  }

  async #look() {
    const { startedAt, done } = (this.#lookup ??= this.#startLookup());
    const rest = startedAt + this.#limit - performance.now();
    if (rest > 0 && !this.#isOutOfReach) await within(rest, done);
  }

  #startLookup() {
    const startedAt = performance.now();
    const done = this.#version().then(
      (seen) => {
        if (this.#lookup?.done === done) this.#see(seen, startedAt);
      },
      () => {
        if (this.#lookup?.done !== done) return;
        // Out of reach, the database cannot say that anything changed: what is kept goes on serving.
        this.#see({ version: this.#seen.version }, performance.now());
        this.#isOutOfReach = true;
      },
    );
    return { startedAt, done };
  }

  #see(seen: ContentVersion, at: number) {
    const isOther = seen.version !== this.#seen.version;
    this.#seen = seen;
    this.#seenAt = at;
    this.#lookup = undefined;
    this.#isOutOfReach = false;
    if (!isOther) return;
    this.#answers.clear();
    this.#ofMany.clear();
    this.#making.clear();
  }
}
