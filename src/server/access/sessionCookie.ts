import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isHttps } from './sameOrigin.ts';
import { MAX_SESSION_DAYS } from './sessions.ts';

type CookieConfig = Pick<Config, 'PUBLIC_URL'>;

// Browsers accept a cookie with this prefix only over HTTPS and from this exact host.
const cookieName = (isHttps: boolean) => (isHttps ? '__Host-admin' : 'admin');

/** Returns the value of the session cookie. */
export const readSessionCookie = (request: FastifyRequest, config: CookieConfig) =>
  request.server.parseCookie(request.headers.cookie ?? '')[cookieName(isHttps(request, config))];

/** Sets the session cookie; an empty value deletes it. */
export function writeSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: CookieConfig,
  value: string,
) {
  const secure = isHttps(request, config);
  const maxAge = value ? MAX_SESSION_DAYS * 86_400 : 0;
  const attributes = { path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure } as const;
  reply.header('set-cookie', request.server.serializeCookie(cookieName(secure), value, attributes));
}
