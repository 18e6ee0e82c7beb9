import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * What proxies and tunnels add; browsers send none of it by themselves. nginx without any of it still
 * speaks HTTP/1.0 to the server behind it.
 */
const BY_PROXY = /^(forwarded|via|.+-ip|(x|cdn|cf|fly|fastly|tailscale)-.*)$/;

/** Whether the admin may be open without a password at all: the site must not be meant for others. */
export function mayBeOpen({ ADMIN_PASSWORD, HOST, PUBLIC_URL }: OpenMode) {
  const isLocal = (host: string) => LOOPBACK.test(host) || LOCAL_HOST.test(host);
  return !ADMIN_PASSWORD && isLocal(HOST) && (!PUBLIC_URL || isLocal(new URL(PUBLIC_URL).host));
}
type OpenMode = Pick<Config, 'ADMIN_PASSWORD' | 'HOST' | 'PUBLIC_URL'>;

/** A direct request from this machine: not by a proxy, not by another site, not by a rebound name. */
export function isAtThisMachine({ socket, headers, raw }: FastifyRequest, config: OpenMode) {
  if (!mayBeOpen(config)) return false;
  const cameByProxy =
    raw.httpVersion === '1.0' ||
    Object.keys(headers).some((name) => name !== 'x-request-id' && BY_PROXY.test(name));
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

/** What a form of any site can send without being asked. */
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/**
 * Whether a browser that adds its cookie or password by itself was told to call by our own page, or,
 * for a read, by its user. A browser says so in headers that no page can forge.
 */
export function isByOwnPage(request: FastifyRequest, config: Pick<Config, 'PUBLIC_URL'>) {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  if (isRead(request)) return site === undefined || site === 'same-origin' || site === 'none';
  const type = headers['content-type'] ?? '';
  if (type === '' || FORM_TYPE.test(type)) return false;
  // Sites without TLS get no Sec-Fetch-Site.
  return site === undefined ? isOwnOrigin(request, config) : site === 'same-origin';
}

/** The same for tools, which say nothing of where they come from. */
export const isByToolOrOwnPage = (request: FastifyRequest, config: Pick<Config, 'PUBLIC_URL'>) =>
  (request.headers['sec-fetch-site'] === undefined && request.headers.origin === undefined) ||
  isByOwnPage(request, config);

function isOwnOrigin(
  { headers, host }: FastifyRequest,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
) {
  const { origin = '' } = headers;
  // Not by the scheme, which a proxy that is not trusted hides.
  return origin === PUBLIC_URL || origin === `https://${host}` || origin === `http://${host}`;
}

/** Whether the browser sees the site by https. */
export const isSecure = (
  { protocol, host }: FastifyRequest,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
) => protocol === 'https' || PUBLIC_URL === `https://${host}`;
