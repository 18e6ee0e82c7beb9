import { TRPCError } from '@trpc/server';
import type { AccessLevel, Requirements } from '../../shared/access.ts';
import { networkOf } from '../http/clientAddress.ts';
import { audit, type RequestActor } from '../audit/auditLog.ts';
import { passwordRequired } from '../http/errors.ts';
import type { Gate } from '../trpc/trpc.ts';
import {
  type Caller,
  cookieSession,
  type Door,
  identify,
  inviteBrowser,
  OPEN_HERE,
  otherSite,
  provePassword,
  refuse,
  sessionName,
  tokenCaller,
  unauthorized,
} from './identify.ts';
import { writeCookie } from './sessionCookie.ts';
import { browserOf } from './userAgent.ts';
import { dropOldNetworks } from './knownNetworks.ts';
import { isByOwnPage, isByToolOrOwnPage } from './sameOrigin.ts';
import { confirmSession, endSession, findSession, liveSessions, startSession } from './sessions.ts';

const NO_LONGER = 'The session or token of this call was ended meanwhile.';
const NO_LASTING =
  'Tokens and webhooks outlast a visit, so they can be created only once ADMIN_PASSWORD is set.';

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

    async admit(level, requirements = {}) {
      const who = await caller().catch((error: unknown) => {
        inviteBrowser(door, error);
        throw error;
      });
      if (Date.now() - provenAt > PROVEN_FOR) {
        if (!(await isStillIn())) throw unauthorized(NO_LONGER);
        provenAt = Date.now();
      }
      const problem = lackOf(who, level) ?? lastingProblem(who, requirements);
      if (problem) return refuse(door, who.name, problem);
      if (requirements.needsRecentPassword && who.proofSeconds === 0) throw passwordRequired();
      return actorOf(who);
    },

    async state() {
      const who = await caller().catch((error: unknown) => {
        if (error instanceof TRPCError) return undefined;
        throw error;
      });
      const hasPassword = !!config.ADMIN_PASSWORD;
      return { by: who?.by ?? null, hasPassword, proofSeconds: who?.proofSeconds ?? null };
    },

    async sessions() {
      const { sessionId } = await caller();
      const rows = await liveSessions(em, await keys());
      return rows.map((row) => ({ ...row, isThisOne: row.id === sessionId }));
    },

    async signIn(password) {
      if (!config.ADMIN_PASSWORD) throw unauthorized(OPEN_HERE);
      if (!isByToolOrOwnPage(req, config)) throw otherSite();
      await provePassword(door, password, 'Sign-in form');
      // A session that somebody else may have planted ends here, and a new one begins.
      const old = await cookieSession(door);
      if (old) await endSession(em, old.id);
      const device = { browser: browserOf(req.headers['user-agent']), address: networkOf(req.ip) };
      writeCookie(req, res, config, await startSession(em, await keys(), device));
      await audit(em, actorOf({ name: sessionName(device.browser) }), 'session.started');
      await dropOldNetworks(em);
    },

    async confirmPassword(password) {
      const { sessionId, name } = await caller();
      if (!sessionId) return;
      await provePassword(door, password, name);
      await confirmSession(em, sessionId);
      await audit(em, actorOf({ name }), 'password.confirmed');
    },

    async signOut() {
      // Also without a cookie: another site's form sends none, yet the answer would drop it.
      if (!isByOwnPage(req, config)) throw otherSite();
      const session = await cookieSession(door);
      writeCookie(req, res, config, '');
      // Only what the browser cached: drafts of posts stay, and cookies may be of a neighbor host.
      res.header('clear-site-data', '"cache"');
      if (!session) return;
      await endSession(em, session.id);
      await audit(em, actorOf({ name: sessionName(session.browser) }), 'session.ended');
    },
  };
}

/** What the caller lacks for an access level, as a sentence. */
function lackOf({ scopes }: Caller, level: Exclude<AccessLevel, 'public'>) {
  if (scopes === 'all' || (level !== 'admin' && scopes.includes(level))) return undefined;
  return level === 'admin'
    ? 'An API token cannot do this.'
    : `This token lacks the right ${level}.`;
}

const lastingProblem = ({ by }: Caller, { isLasting }: Requirements) =>
  isLasting && by === 'loopback' ? NO_LASTING : undefined;
