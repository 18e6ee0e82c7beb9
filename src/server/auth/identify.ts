import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessState, Scope } from '../../shared/access.ts';
import type { AuditKind } from '../../shared/audit.ts';
import { networkOf } from '../http/clientAddress.ts';
import { audit, auditThrottled } from '../audit/auditLog.ts';
import type { Config } from '../config.ts';
import { wrongPassword } from '../http/errors.ts';
import type { Limits } from '../http/rateLimits.ts';
import { readCookie } from './sessionCookie.ts';
import type { Keys } from './credentials.ts';
import { isKnownNetwork, rememberNetwork } from './knownNetworks.ts';
import { isAtThisMachine, isByOwnPage, isByToolOrOwnPage } from './sameOrigin.ts';
import { noteSession, proofSecondsOf } from './sessions.ts';
import { bearerToken, findToken, isPreloaded } from './apiTokens.ts';

export type Door = {
  req: FastifyRequest;
  res: FastifyReply;
  em: SqlEntityManager;
  config: Config;
  limits: Limits;
  /** Waits for the password's hash, so it is asked for only where it is needed. */
  keys: () => Promise<Keys>;
};

/** A caller who may come in: all the way, or as far as the scopes of a token. */
export type Caller = {
  by: NonNullable<AccessState['by']>;
  name: string;
  scopes: 'all' | readonly Scope[];
  sessionId?: string;
  /** For sessions: seconds until the last proof of the password is too old for sensitive actions. */
  proofSeconds?: number;
};

export const OPEN_HERE =
  'Without ADMIN_PASSWORD the admin is open only to direct requests from the machine itself, with HOST and PUBLIC_URL local.';
const NO_CREDENTIAL =
  'Admin access needs a sign-in at /admin, the admin password (HTTP Basic) or an API token.';
const BAD_TOKEN = 'This API token is unknown, expired or revoked.';
const OTHER_SITE = 'This request did not come from a page of this site, so it was not carried out.';

/**
 * Lets the agency in: an API token, a signed-in browser, HTTP Basic with the admin password, or,
 * while no password is set, a direct request from this machine.
 * @throws TRPCError UNAUTHORIZED, FORBIDDEN or TOO_MANY_REQUESTS.
 */
export async function identify(door: Door): Promise<Caller> {
  const { req, config } = door;
  const byToken = await tokenCaller(door);
  if (byToken) return byToken;
  if (!config.ADMIN_PASSWORD) {
    if (isAtThisMachine(req, config))
      return { by: 'loopback', name: 'This machine', scopes: 'all' };
    throw unauthorized(OPEN_HERE);
  }
  const session = await cookieSession(door);
  if (session) {
    const { id: sessionId, browser } = session;
    const name = sessionName(browser);
    if (!isByOwnPage(req, config)) return refuse(door, name, OTHER_SITE);
    const proofSeconds = proofSecondsOf(session);
    return { by: 'session', name, scopes: 'all', sessionId, proofSeconds };
  }
  const { authorization } = req.headers;
  const password = basicPassword(authorization);
  if (password === undefined)
    throw unauthorized(bearerToken(authorization) ? BAD_TOKEN : NO_CREDENTIAL);
  if (!isByToolOrOwnPage(req, config)) throw forbidden(OTHER_SITE);
  await provePassword(door, password, 'HTTP Basic');
  return { by: 'password', name: 'HTTP Basic', scopes: 'all' };
}

export async function tokenCaller({ req, em, config }: Door): Promise<Caller | undefined> {
  const token = bearerToken(req.headers.authorization);
  if (!token) return undefined;
  if (isPreloaded(token, config.API_TOKENS))
    return { by: 'token', name: 'API_TOKENS', scopes: 'all' };
  const found = await findToken(em, token);
  return found && { by: 'token', name: `Token ${found.name}`, scopes: found.scopes };
}

export async function cookieSession({ req, em, config, keys }: Door, find = noteSession) {
  const token = config.ADMIN_PASSWORD ? readCookie(req, config) : undefined;
  return token ? find(em, await keys(), token) : undefined;
}

/** @throws TRPCError UNAUTHORIZED for a wrong password, TOO_MANY_REQUESTS after too many. */
export async function provePassword(door: Door, password: string, name: string) {
  const { req, res, em, limits } = door;
  const keys = await door.keys();
  const { proven } = keys;
  const note = (kind: AuditKind) => audit(em, { name, address: networkOf(req.ip) }, kind);
  const isProven = await limits.judgePassword({
    address: req.ip,
    onWait: (seconds) => void res.header('retry-after', seconds),
    isKnown: () => isKnownNetwork(em, keys, req.ip),
    isProven: () => proven.has(password),
    isRight: async () => {
      if (!(await keys.isRight(password))) return false;
      proven.add(password);
      if (name === 'HTTP Basic') await note('password.used');
      return true;
    },
  });
  if (isProven) return rememberNetwork(em, keys, req.ip);
  await note('session.refused');
  throw wrongPassword();
}

/** Records in the audit log that a known caller was refused, at most once a minute, and refuses. */
export async function refuse({ req, em }: Door, name: string, message: string): Promise<never> {
  await auditThrottled(em, { name, address: networkOf(req.ip) }, 'access.refused');
  throw forbidden(message);
}

/** Lets a browser ask for the password; not for a script's call, whose page has a form for it. */
export function inviteBrowser({ req, res, config }: Door, error: unknown) {
  const mode = req.headers['sec-fetch-mode'];
  const isScript = mode !== undefined && mode !== 'navigate';
  if (
    config.ADMIN_PASSWORD &&
    !isScript &&
    error instanceof TRPCError &&
    error.code === 'UNAUTHORIZED'
  )
    res.header('www-authenticate', 'Basic realm="Admin"');
}

function basicPassword(authorization: string | undefined) {
  const encoded = /^Basic +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!encoded) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString();
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : undefined;
}

export const sessionName = (browser: string) => `Session: ${browser}`;
export const unauthorized = (message: string) => new TRPCError({ code: 'UNAUTHORIZED', message });
const forbidden = (message: string) => new TRPCError({ code: 'FORBIDDEN', message });
export const otherSite = () => forbidden(OTHER_SITE);
