import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessState, Scope } from '../../../shared/access.ts';
import { type AuditKind } from '../../../shared/audit.ts';
import { networkOf } from '../../address.ts';
import { audit, dropOldAudit, type RequestActor } from '../../audit/service.ts';
import type { Config } from '../../config.ts';
import type { Limits } from '../../limits.ts';
import type { Gate } from '../../trpc.ts';
import { readCookie, writeCookie } from './cookie.ts';
import { browserOf } from './device.ts';
import type { Keys } from './keys.ts';
import { isAtThisMachine, isByOwnPage, isByToolOrOwnPage } from './origin.ts';
import { endSession, findSession, liveSessions, noteSession, startSession } from './sessions.ts';
import { bearerToken, findToken, isPreloaded } from './tokens.ts';

type Door = {
  req: FastifyRequest;
  res: FastifyReply;
  em: SqlEntityManager;
  config: Config;
  limits: Limits;
  /** Waits for the password's hash, so it is asked for only where it is needed. */
  keys: () => Promise<Keys>;
};

/** Somebody who may come in: all the way, or as far as the scopes of a token. */
type Caller = {
  by: NonNullable<AccessState['by']>;
  name: string;
  scopes: 'all' | readonly Scope[];
  sessionId?: string;
};

const OPEN_HERE = 'The admin is open only on the machine itself until ADMIN_PASSWORD is set.';
const NO_CREDENTIAL =
  'Admin access needs a sign-in at /admin, the admin password (HTTP Basic) or an API token.';
const NO_LONGER = 'The session or token of this call was ended meanwhile.';
const OTHER_SITE = 'This request did not come from a page of this site, so it was not carried out.';

/** Milliseconds after which a call that is not over, an export above all, must prove itself again. */
const PROVEN_FOR = 1000;

/** The door of the admin for one request. Who is there is found out once. */
export function gateOf(door: Door): Gate {
  const { req, res, em, config, keys } = door;
  let found: Promise<Caller> | undefined;
  const caller = () => (found ??= identify(door));
  const lines: RequestActor['lines'] = new Map();
  const actorOf = ({ name }: Pick<Caller, 'name'>) => ({ name, address: networkOf(req.ip), lines });

  let provenAt = Date.now();
  const isStillIn = async () => {
    const who = await caller();
    // A tab left open is no use of its session.
    if (who.by === 'session') return !!(await cookieSession(door, findSession));
    if (who.by === 'token') return !!(await tokenCaller(door));
    return true;
  };

  return {
    isStillIn,

    async admit(level) {
      const who = await caller().catch((error: unknown) => {
        inviteBrowser(door, error);
        throw error;
      });
      if (Date.now() - provenAt > PROVEN_FOR) {
        if (!(await isStillIn())) throw unauthorized(NO_LONGER);
        provenAt = Date.now();
      }
      if (who.scopes === 'all' || (level !== 'admin' && who.scopes.includes(level)))
        return actorOf(who);
      throw forbidden(
        level === 'admin' ? 'An API token cannot do this.' : `This token lacks the right ${level}.`,
      );
    },

    async state() {
      const who = await caller().catch((error: unknown) => {
        if (error instanceof TRPCError) return undefined;
        throw error;
      });
      return { by: who?.by ?? null, hasPassword: !!config.ADMIN_PASSWORD };
    },

    async sessions() {
      const { sessionId } = await caller();
      const rows = await liveSessions(em, await keys());
      return rows.map((row) => ({ ...row, isThisOne: row.id === sessionId }));
    },

    async signIn(password) {
      if (!config.ADMIN_PASSWORD) throw unauthorized(OPEN_HERE);
      if (!isByToolOrOwnPage(req, config)) throw forbidden(OTHER_SITE);
      await provePassword(door, password, 'Sign-in form');
      // A session that somebody else may have planted ends here, and a new one begins.
      const old = await cookieSession(door);
      if (old) await endSession(em, old.id);
      const device = { browser: browserOf(req.headers['user-agent']), address: networkOf(req.ip) };
      writeCookie(req, res, config, await startSession(em, await keys(), device));
      await audit(em, actorOf({ name: sessionName(device.browser) }), 'session.started');
      await dropOldAudit(em);
    },

    async signOut() {
      // Also without a cookie: another site's form sends none, yet the answer would drop it.
      if (!isByOwnPage(req, config)) throw forbidden(OTHER_SITE);
      const session = await cookieSession(door);
      writeCookie(req, res, config, '');
      if (!session) return;
      await endSession(em, session.id);
      await audit(em, actorOf({ name: sessionName(session.browser) }), 'session.ended');
    },
  };
}

/**
 * Lets the agency in: an API token, a signed-in browser, HTTP Basic with the admin password, or,
 * while no password is set, whoever sits at this very machine.
 * @throws TRPCError UNAUTHORIZED, FORBIDDEN or TOO_MANY_REQUESTS.
 */
async function identify(door: Door): Promise<Caller> {
  const { req, config } = door;
  const byToken = await tokenCaller(door);
  if (byToken) return byToken;
  if (!config.ADMIN_PASSWORD) {
    if (isAtThisMachine(req)) return { by: 'loopback', name: 'This machine', scopes: 'all' };
    throw unauthorized(OPEN_HERE);
  }
  const session = await cookieSession(door);
  if (session) {
    if (!isByOwnPage(req, config)) throw forbidden(OTHER_SITE);
    const { id: sessionId, browser } = session;
    return { by: 'session', name: sessionName(browser), scopes: 'all', sessionId };
  }
  const password = basicPassword(req.headers.authorization);
  if (password === undefined) throw unauthorized(NO_CREDENTIAL);
  if (!isByToolOrOwnPage(req, config)) throw forbidden(OTHER_SITE);
  await provePassword(door, password, 'HTTP Basic');
  return { by: 'password', name: 'HTTP Basic', scopes: 'all' };
}

async function tokenCaller({ req, em, config }: Door): Promise<Caller | undefined> {
  const token = bearerToken(req.headers.authorization);
  if (!token) return undefined;
  if (isPreloaded(token, config.API_TOKENS))
    return { by: 'token', name: 'API_TOKENS', scopes: 'all' };
  const found = await findToken(em, token);
  return found && { by: 'token', name: `Token ${found.name}`, scopes: found.scopes };
}

async function cookieSession({ req, em, config, keys }: Door, find = noteSession) {
  const token = config.ADMIN_PASSWORD ? readCookie(req, config) : undefined;
  return token ? find(em, await keys(), token) : undefined;
}

/** @throws TRPCError UNAUTHORIZED for a wrong password, TOO_MANY_REQUESTS after too many. */
async function provePassword(door: Door, password: string, name: string) {
  const { req, res, em, limits } = door;
  const { proven, isRight } = await door.keys();
  const note = (kind: AuditKind) => audit(em, { name, address: networkOf(req.ip) }, kind);
  const isKnown = await limits.judgePassword({
    address: req.ip,
    onWait: (seconds) => void res.header('retry-after', seconds),
    isProven: () => proven.has(password),
    isRight: async () => {
      if (!(await isRight(password))) return false;
      proven.add(password);
      if (name === 'HTTP Basic') await note('password.used');
      return true;
    },
  });
  if (isKnown) return;
  await note('session.refused');
  throw unauthorized('Wrong password.');
}

function basicPassword(authorization: string | undefined) {
  const encoded = /^Basic +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!encoded) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString();
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : undefined;
}

/** Lets a browser ask for the password; not for a script's call, whose page has a form for it. */
function inviteBrowser({ req, res, config }: Door, error: unknown) {
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

const sessionName = (browser: string) => `Session: ${browser}`;
const unauthorized = (message: string) => new TRPCError({ code: 'UNAUTHORIZED', message });
const forbidden = (message: string) => new TRPCError({ code: 'FORBIDDEN', message });
