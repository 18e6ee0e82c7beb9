import fastifyHelmet from '@fastify/helmet';
import { TRPCError } from '@trpc/server';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
} from 'fastify';
import fp from 'fastify-plugin';
import helmet from 'helmet';
import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { finished } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { forwardedAddresses } from './clientAddress.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { isTooDetailed } from '../../shared/valueLimit.ts';
import { toHttp, tooDetailed } from './errors.ts';
import { rejectLong } from './longBodies.ts';
import { sendError } from './sendError.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/readyz` return 503, so that a proxy sends new requests elsewhere. */
    drain: () => void;
    isDraining: boolean;
  }
}

/** Browser features that neither the site nor its embeds use. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
export const permissionsPolicy = deniedFeatures.map((feature) => `${feature}=()`).join(', ');

type Options = { config: Config; publicUrl: string; isDevelopment: boolean };

/** The options of Helmet. */
export const securityPolicy = ({ config, publicUrl, isDevelopment }: Options) => ({
  // Vite's development scripts are inline.
  contentSecurityPolicy: isDevelopment ? false : contentSecurityPolicy(config),
  // Embedded calendars and forms have other origins, which the policy above lists.
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  strictTransportSecurity: publicUrl.startsWith('https:'),
});

export type Policy = ReturnType<typeof securityPolicy>;

/** What holds for every request and response: security headers, valid input, one shape of errors. */
export const everyRequest = fp(async (app: FastifyInstance, { policy }: { policy: Policy }) => {
  await app.register(fastifyHelmet, policy);
  app.decorate('isDraining', false);
  app.decorate('drain', () => {
    app.isDraining = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request.raw;
    const forwarded = headers['x-forwarded-for'];
    // First, because Fastify reads the client's address from it whenever it is asked for.
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = forwardedAddresses(forwarded);
    reply.headers({ 'permissions-policy': permissionsPolicy, 'x-request-id': request.id });
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Keeps proxies from reusing the connection.
    if (app.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onRequest', rejectInvalidHost);
  acceptOnlyUtf8(app);
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const body = toHttp(error);
    if (body.statusCode >= 500) request.log.error({ err: error }, 'request failed');
    if (body.statusCode === 413) await readRest(request);
    return sendError(request, reply, body);
  });
});

/**
 * Reads the rest of a body that is too large, within the time of a request: a proxy that still sends
 * it while the connection closes gets no response, and takes that for a failure of the server.
 */
const readRest = ({ raw }: FastifyRequest) => finished(raw.resume()).catch(() => {});

/** Answers a URL that cannot be decoded, which reaches no route and no hook. */
export const sendFrameworkError =
  (policy: Policy) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-request-id', request.id);
    helmet(policy)(request.raw, reply.raw, () => {});
    sendError(request, reply, toHttp(error));
  };

/** Letters that need no escaping in a log or a header. */
const ACCEPTABLE = /^[\w.:-]{1,128}$/;

/** The id of a request in every log line, error and response: that of the proxy, if it sent one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>) {
  const id = headers['x-request-id'];
  return typeof id === 'string' && ACCEPTABLE.test(id) ? id : randomUUID();
}

/** A name or an address, with or without a port (RFC 9112, section 3.2). */
const HOST = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * Rejects a request with a malformed `Host` header, or with two: a proxy may use one and this server
 * the other. Takes a callback instead of returning a promise, as it runs for every request.
 */
const rejectInvalidHost: onRequestHookHandler = (
  { raw: { rawHeaders, headers } },
  _reply,
  done,
) => {
  let hosts = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  done(hosts > 1 || !HOST.test(headers.host ?? '') ? invalidHost() : undefined);
};

const invalidHost = () =>
  new TRPCError({ code: 'BAD_REQUEST', message: 'A request must have one valid Host header.' });

const ENCODING = 'Send the body in UTF-8';

/** Bodies in another encoding are refused: read as UTF-8, their letters would be lost. */
function acceptOnlyUtf8(app: FastifyInstance) {
  app.addHook('onRequest', refuseOtherEncodings);
  // Keys such as `__proto__` are ignored, like other unknown fields.
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      try {
        void parseJson(request, jsonText(request, body), done);
      } catch (error) {
        done(error instanceof Error ? error : null);
      }
    },
  );
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      rejectLong(request, body);
      return parseForm(body);
    },
  );
}

/** Character sets, and compression: a few hundred bytes can expand to megabytes. */
async function refuseOtherEncodings({ headers }: FastifyRequest) {
  const compression = headers['content-encoding'] ?? 'identity';
  if (compression.toLowerCase() !== 'identity')
    throw new TRPCError({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Send the body uncompressed, without Content-Encoding',
    });
  const [, charset] = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '') ?? [];
  if (charset && !/^(utf-?8|us-ascii)$/i.test(charset))
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: `${ENCODING}, not ${charset}` });
}

/**
 * @throws TRPCError BAD_REQUEST for another encoding, or more values than anybody sends;
 * PAYLOAD_TOO_LARGE.
 */
export function jsonText(request: FastifyRequest, body: Buffer) {
  rejectLong(request, body);
  const text = utf8Text(body);
  if (isTooDetailed(text)) throw tooDetailed();
  return text;
}

function utf8Text(body: Buffer) {
  if (!isUtf8(body)) throw notUtf8();
  return body.toString();
}

/** Returns the fields of a urlencoded form. @throws TRPCError BAD_REQUEST for another encoding. */
export function parseForm(body: Buffer) {
  const text = utf8Text(body);
  try {
    // A percent sign that a tool did not encode stands for itself.
    decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, ''));
  } catch {
    throw notUtf8();
  }
  return parse(text);
}

const notUtf8 = () =>
  new TRPCError({ code: 'BAD_REQUEST', message: `${ENCODING}: this one is not valid UTF-8` });
