import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isHttps } from './sameOrigin.ts';
import { MAX_SESSION_SECONDS } from './sessions.ts';

type Known = Pick<Config, 'PUBLIC_URL'>;

// With the prefix a browser takes it from this very host alone, and only by https.
const nameFor = (isHttps: boolean) => (isHttps ? '__Host-admin' : 'admin');

/** The value of the session cookie. */
export function readCookie(request: FastifyRequest, config: Known) {
  const { cookie } = request.headers;
  if (!cookie) return undefined;
  const start = `${nameFor(isHttps(request, config))}=`;
  return cookie
    .split(/; */)
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

/** An empty value takes it away. */
export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Known,
  value: string,
) {
  const secure = isHttps(request, config);
  const age = value ? MAX_SESSION_SECONDS : 0;
  reply.header(
    'set-cookie',
    `${nameFor(secure)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
}
