import { TRPCError } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Limits } from '../limits.ts';
import { hasApiToken, isSameSecret } from './tokens.ts';

type Gate = {
  config: Pick<Config, 'ADMIN_PASSWORD' | 'API_TOKENS'>;
  limits: Limits;
  onWait: (seconds: number) => void;
};

/**
 * Lets the agency in: an API token, HTTP Basic with the admin password, or, while no password is
 * set, whoever sits at this very machine.
 * @throws TRPCError UNAUTHORIZED, or TOO_MANY_REQUESTS after too many wrong passwords.
 */
export async function requireAdmin(request: FastifyRequest, { config, limits, onWait }: Gate) {
  const { authorization } = request.headers;
  if (hasApiToken(authorization, config.API_TOKENS)) return;
  if (!config.ADMIN_PASSWORD) {
    if (isAtThisMachine(request)) return;
    throw unauthorized('The admin is open only on the machine itself until ADMIN_PASSWORD is set.');
  }
  const password = basicPassword(authorization);
  if (password === undefined)
    throw unauthorized('Admin access needs the admin password (HTTP Basic) or an API token.');
  await limits.beforePassword(request.ip, onWait);
  const isRight = isSameSecret(password, config.ADMIN_PASSWORD);
  await limits.afterPassword(request.ip, isRight);
  if (!isRight) throw unauthorized('Wrong password.');
}

const unauthorized = (message: string) => new TRPCError({ code: 'UNAUTHORIZED', message });

function basicPassword(authorization: string | undefined) {
  const encoded = /^Basic +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!encoded) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString();
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : undefined;
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** What proxies add; nginx without any of it still speaks HTTP/1.0 to the server behind it. */
const BY_PROXY =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/** A direct request from this machine: not by a proxy, not by another site, not by a rebound name. */
function isAtThisMachine({ socket, headers, raw }: FastifyRequest) {
  const cameByProxy =
    raw.httpVersion === '1.0' || Object.keys(headers).some((name) => BY_PROXY.test(name));
  const host = headers.host ?? '';
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    !cameByProxy &&
    LOCAL_HOST.test(host) &&
    ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString()) &&
    (headers.origin === undefined || headers.origin === `http://${host}`)
  );
}
