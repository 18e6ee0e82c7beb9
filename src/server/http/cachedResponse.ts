import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { kindOf, type ResponseKind } from './securityHeaders.ts';

type Encoding = 'identity' | 'br' | 'gzip';
type Variant = { body: Buffer; headers: string[] };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Quality 9 makes pages 3 % smaller, and takes six times as long. A window of 256 KB covers a page.
const options = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const encoders = {
  br: (body: Buffer) => brotli(body, options),
  gzip: (body: Buffer) => zip(body),
};

/** A response that is serialized once, compressed once per encoding, and sent to every client. */
export class CachedResponse {
  readonly status: number;
  readonly kind: ResponseKind;
  readonly etag: string;
  /** Headers that are also part of a 304. */
  readonly validators: string[];
  #contentType: string;
  #identity: Variant;
  #ready = new Map<Encoding, Variant>();
  #pending = new Map<Encoding, Promise<Variant>>();

  constructor(content: string | Buffer, contentType: string, status = 200) {
    const body = typeof content === 'string' ? Buffer.from(content) : content;
    this.status = status;
    this.kind = kindOf(contentType);
    // Weak, because one ETag covers all encodings.
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.validators = ['etag', this.etag, 'cache-control', 'no-cache', 'vary', 'accept-encoding'];
    this.#contentType = contentType;
    this.#identity = this.#variant(body);
    this.#ready.set('identity', this.#identity);
  }

  get text() {
    return this.#identity.body.toString();
  }

  /** Compresses at the first request for an encoding, as few clients ask for gzip. */
  variant(encoding: Encoding): Variant | Promise<Variant> {
    return this.#ready.get(encoding) ?? this.#pending.get(encoding) ?? this.#compress(encoding);
  }

  #compress(encoding: Encoding) {
    if (encoding === 'identity') return this.#identity;
    const { body } = this.#identity;
    const pending = encoders[encoding](body)
      .then((compressed) => {
        const variant = this.#variant(compressed, ['content-encoding', encoding]);
        this.#ready.set(encoding, variant);
        return variant;
      })
      .finally(() => this.#pending.delete(encoding));
    this.#pending.set(encoding, pending);
    return pending;
  }

  #variant(body: Buffer, encoding: string[] = []): Variant {
    const headers = [
      ...this.validators,
      ...encoding,
      'content-type',
      this.#contentType,
      'content-length',
      `${body.length}`,
    ];
    return { body, headers };
  }
}

/**
 * Sends the response in the best encoding that the client accepts, or 304. Without `reply.send` and
 * its hooks, which would cost as much as everything else that the server does for such a request.
 */
export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
) {
  const { status, kind, etag, validators } = response;
  const known = request.headers['if-none-match'];
  if (status === 200 && known && matchesEtag(known, etag))
    return write(request, reply, { status: 304, kind, headers: validators });
  const variant = response.variant(bestEncoding(request.headers['accept-encoding']));
  if ('body' in variant) return write(request, reply, { status, kind, ...variant });
  return variant.then((compressed) => write(request, reply, { status, kind, ...compressed }));
}

/** Like `sendCachedResponse`, with the headers of the reply, which override those of the response. */
export async function sendWithHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
) {
  const own = reply.getHeaders();
  const { body, headers } = await response.variant(
    bestEncoding(request.headers['accept-encoding']),
  );
  for (let index = 0; index < headers.length; index += 2)
    reply.header(headers[index] ?? '', headers[index + 1]);
  // What is not stored is not validated either.
  return reply.removeHeader('etag').headers(own).code(response.status).send(body);
}

type Written = { status: number; kind: ResponseKind; headers: string[]; body?: Buffer };

function write(request: FastifyRequest, reply: FastifyReply, written: Written) {
  const { status, kind, headers, body } = written;
  reply.hijack();
  reply.raw
    .writeHead(status, [...reply.server.responseHeaders(request, kind), ...headers])
    .end(body);
}

// The weak comparison of RFC 9110: proxies may have added or dropped the W/.
const matchesEtag = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
const opaque = (etag: string) => etag.trim().replace(/^W\//, '');

function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const accepts = (name: string) =>
    accepted.split(',').some((part) => {
      const [coding, weight] = part.split(';');
      return coding?.trim().toLowerCase() === name && !/q\s*=\s*0(\.0*)?\s*$/.test(weight ?? '');
    });
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
