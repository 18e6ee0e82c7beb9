import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * The headers that browsers and command-line clients send. Any other header may come from a proxy or
 * tunnel, and a list of those would never be complete. `postman-token` is that of Postman.
 */
const CLIENT_HEADER =
  /^((accept|content|if|sec)-.+|accept|authorization|cache-control|connection|cookie|dnt|expect|host|idempotency-key|last-event-id|origin|postman-token|pragma|priority|purpose|range|referer|save-data|te|transfer-encoding|trpc-accept|upgrade|upgrade-insecure-requests|user-agent|x-trpc-source)$/;
const MAX_NAME = 100;

/** Whether the admin may be open without a password: only while the site is local. */
export function isOpenAdminAllowed({ ADMIN_PASSWORD, HOST, PUBLIC_URL }: OpenAdminConfig) {
  const isLocal = (host: string) => LOOPBACK.test(host) || LOCAL_HOST.test(host);
  return !ADMIN_PASSWORD && isLocal(HOST) && (!PUBLIC_URL || isLocal(new URL(PUBLIC_URL).host));
}
type OpenAdminConfig = Pick<Config, 'ADMIN_PASSWORD' | 'HOST' | 'PUBLIC_URL'>;

/** Whether the admin is open to this request: without a password, and sent on this machine. */
export const isLoopbackRequest = (request: FastifyRequest, config: OpenAdminConfig) =>
  isOpenAdminAllowed(config) && isDirectLocalRequest(request);

/** Returns the first header that no client sends, shortened for messages. */
export const foreignHeader = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  Object.keys(headers)
    .find((name) => !CLIENT_HEADER.test(name))
    ?.slice(0, MAX_NAME);

/** Whether a request comes directly from this machine: not by a proxy, another site or DNS rebinding. */
export function isDirectLocalRequest(request: FastifyRequest) {
  const { socket, headers, raw } = request;
  // nginx uses HTTP/1.0 for its upstream by default.
  const cameByProxy = raw.httpVersion === '1.0' || foreignHeader(request) !== undefined;
  const host = headers.host ?? '';
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    !cameByProxy &&
    LOCAL_HOST.test(host) &&
    ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString()) &&
    (headers.origin === undefined || headers.origin === `http://${host}`)
  );
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Content types that a form on any site can send without a CORS preflight. */
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/**
 * Whether a request with ambient credentials was made by one of our pages or, for a read, by the
 * user. Browsers say so in headers that no page can forge.
 */
export function isSameOrigin(request: FastifyRequest, config: Pick<Config, 'PUBLIC_URL'>) {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  if (isRead(request)) return site === undefined || site === 'same-origin' || site === 'none';
  const type = headers['content-type'] ?? '';
  if (type === '' || FORM_TYPE.test(type)) return false;
  // Sites without TLS get no Sec-Fetch-Site.
  return site === undefined ? isOwnOrigin(request, config) : site === 'same-origin';
}

/** Like `isSameOrigin`, but also true for tools, which send neither header. */
export const isSameOriginOrTool = (request: FastifyRequest, config: Pick<Config, 'PUBLIC_URL'>) =>
  (request.headers['sec-fetch-site'] === undefined && request.headers.origin === undefined) ||
  isSameOrigin(request, config);

function isOwnOrigin(
  { headers, host }: FastifyRequest,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
) {
  const { origin = '' } = headers;
  // With either scheme, because an untrusted proxy hides it.
  return origin === PUBLIC_URL || origin === `https://${host}` || origin === `http://${host}`;
}

/** Whether the browser uses HTTPS. */
export const isHttps = (
  { protocol, host }: FastifyRequest,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
) => protocol === 'https' || PUBLIC_URL === `https://${host}`;
