import { TRPCError } from '@trpc/server';
import type { AccessLevel, AccessState, Requirements, Session } from '../../shared/access.ts';
import { networkPrefix } from '../http/clientAddress.ts';
import { audit, type RequestActor } from '../audit/auditLog.ts';
import { passwordRequired } from '../http/errors.ts';
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

const SESSION_ENDED = 'The session or token was revoked during this call.';
const PASSWORD_NOT_SET =
  'Tokens and webhooks outlast a visit, so they can be created only once ADMIN_PASSWORD is set.';

/** How long a call, such as an export, may run before its credentials are checked again. */
const REVALIDATE_AFTER_MS = 1000;

/** Creates the access control of one request. The caller is identified once. */
export function createAuth(context: RequestContext) {
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
    // An open tab does not count as activity of its session.
    if (who.by === 'session') return !!(await cookieSession(context, findSession));
    if (who.by === 'token') return !!(await tokenCaller(context));
    return true;
  };

  return {
    /** Checks the credentials again, for a stream that makes no calls. */
    revalidate,

    /**
     * Returns the caller, for the audit log. During a long response it checks the credentials again.
     * @throws TRPCError UNAUTHORIZED, FORBIDDEN for a token without the scope or a requirement that
     * is not met, or TOO_MANY_REQUESTS.
     */
    async authorize(level: Level, requirements: Requirements = {}): Promise<RequestActor> {
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

    /** Never throws for an unauthenticated caller. */
    async state(): Promise<AccessState> {
      const who = await caller().catch((error: unknown) => {
        if (error instanceof TRPCError) return undefined;
        throw error;
      });
      const hasPassword = !!config.ADMIN_PASSWORD;
      return { by: who?.by ?? null, hasPassword, proofSeconds: who?.proofSeconds ?? null };
    },

    /** Returns the active sessions. Call `authorize` first. */
    async sessions(): Promise<Session[]> {
      const { sessionId } = await caller();
      const rows = await activeSessions(em, await credentials());
      return rows.map((row) => ({ ...row, isThisOne: row.id === sessionId }));
    },

    /** @throws TRPCError UNAUTHORIZED or TOO_MANY_REQUESTS. */
    async signIn(password: string) {
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

    /** Confirms the password of a session again. @throws TRPCError as `signIn` does. */
    async confirmPassword(password: string) {
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

type Level = Exclude<AccessLevel, 'public'>;
export type Auth = ReturnType<typeof createAuth>;

/** Returns why the caller lacks an access level, or `undefined`. */
function missingPermission({ scopes }: Caller, level: Level) {
  if (scopes === 'all' || (level !== 'admin' && scopes.includes(level))) return undefined;
  return level === 'admin'
    ? 'An API token cannot do this.'
    : `This token lacks the permission ${level}.`;
}

const missingPassword = ({ by }: Caller, { isLasting }: Requirements) =>
  isLasting && by === 'loopback' ? PASSWORD_NOT_SET : undefined;
