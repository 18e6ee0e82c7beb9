import { TRPCError } from '@trpc/server';
import type { AccessLevel, Requirements } from '../../shared/access.ts';
import { networkPrefix } from '../http/clientAddress.ts';
import { audit, type RequestActor } from '../audit/auditLog.ts';
import { passwordRequired } from '../http/errors.ts';
import type { Auth } from '../trpc/trpc.ts';
import {
  type Caller,
  cookieSession,
  type RequestContext,
  identify,
  sendBasicChallenge,
  LOOPBACK_ONLY,
  crossSiteRequest,
  verifyPassword,
  deny,
  sessionName,
  tokenCaller,
  unauthorized,
} from './identify.ts';
import { writeCookie } from './sessionCookie.ts';
import { describeUserAgent } from './userAgent.ts';
import { deleteOldNetworks } from './knownNetworks.ts';
import { isSameOrigin, isSameOriginOrTool } from './sameOrigin.ts';
import {
  confirmSession,
  endSession,
  findSession,
  activeSessions,
  startSession,
} from './sessions.ts';

const SESSION_ENDED = 'The session or token of this call was ended meanwhile.';
const PASSWORD_NOT_SET =
  'Tokens and webhooks outlast a visit, so they can be created only once ADMIN_PASSWORD is set.';

/** Milliseconds after which a call that is not over, an export above all, must prove itself again. */
const REVALIDATE_AFTER_MS = 1000;

/** Creates the access control of one request. The caller is identified once. */
export function createAuth(context: RequestContext): Auth {
  const { req, res, em, config, credentials } = context;
  let found: Promise<Caller> | undefined;
  const caller = () => (found ??= identify(context));
  const loggedOnce: RequestActor['loggedOnce'] = new Map();
  const actorOf = ({ name }: Pick<Caller, 'name'>) => ({
    name,
    address: networkPrefix(req.ip),
    loggedOnce,
  });

  let provenAt = Date.now();
  const revalidate = async () => {
    const who = await caller();
    // A tab left open is no use of its session.
    if (who.by === 'session') return !!(await cookieSession(context, findSession));
    if (who.by === 'token') return !!(await tokenCaller(context));
    return true;
  };

  return {
    revalidate,

    async authorize(level, requirements = {}) {
      const who = await caller().catch((error: unknown) => {
        sendBasicChallenge(context, error);
        throw error;
      });
      if (Date.now() - provenAt > REVALIDATE_AFTER_MS) {
        if (!(await revalidate())) throw unauthorized(SESSION_ENDED);
        provenAt = Date.now();
      }
      const problem = missingPermission(who, level) ?? missingPassword(who, requirements);
      if (problem) return deny(context, who.name, problem);
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
      const rows = await activeSessions(em, await credentials());
      return rows.map((row) => ({ ...row, isThisOne: row.id === sessionId }));
    },

    async signIn(password) {
      if (!config.ADMIN_PASSWORD) throw unauthorized(LOOPBACK_ONLY);
      if (!isSameOriginOrTool(req, config)) throw crossSiteRequest();
      await verifyPassword(context, password, 'Sign-in form');
      // Prevents session fixation: a session from before the sign-in ends here.
      const old = await cookieSession(context);
      if (old) await endSession(em, old.id);
      const device = {
        browser: describeUserAgent(req.headers['user-agent']),
        address: networkPrefix(req.ip),
      };
      writeCookie(req, res, config, await startSession(em, await credentials(), device));
      await audit(em, actorOf({ name: sessionName(device.browser) }), 'session.started');
      await deleteOldNetworks(em);
    },

    async confirmPassword(password) {
      const { sessionId, name } = await caller();
      if (!sessionId) return;
      await verifyPassword(context, password, name);
      await confirmSession(em, sessionId);
      await audit(em, actorOf({ name }), 'password.confirmed');
    },

    async signOut() {
      // Also without a cookie: a form on another site sends none, yet the response would delete it.
      if (!isSameOrigin(req, config)) throw crossSiteRequest();
      const session = await cookieSession(context);
      writeCookie(req, res, config, '');
      // Clears the cache only: drafts of posts stay, and cookies may belong to a neighboring host.
      res.header('clear-site-data', '"cache"');
      if (!session) return;
      await endSession(em, session.id);
      await audit(em, actorOf({ name: sessionName(session.browser) }), 'session.ended');
    },
  };
}

/** Returns why the caller lacks an access level, or `undefined`. */
function missingPermission({ scopes }: Caller, level: Exclude<AccessLevel, 'public'>) {
  if (scopes === 'all' || (level !== 'admin' && scopes.includes(level))) return undefined;
  return level === 'admin'
    ? 'An API token cannot do this.'
    : `This token lacks the permission ${level}.`;
}

const missingPassword = ({ by }: Caller, { isLasting }: Requirements) =>
  isLasting && by === 'loopback' ? PASSWORD_NOT_SET : undefined;
