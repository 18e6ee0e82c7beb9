import type { SqlEntityManager } from '@mikro-orm/sql';
import { initTRPC } from '@trpc/server';
import type { AccessLevel, Requirements, Scope } from '../../shared/access.ts';
import type { Role } from '../../shared/accounts.ts';
import type { Auth } from './auth.ts';
import { hasTooManyValues, MAX_VALUES } from '../../shared/valueLimit.ts';
import { databaseUnavailable, errorDetails, invalid, messageOf } from '../http/errors.ts';
import type { IdempotencyKey } from '../database/idempotency/createOnce.ts';
import type { Gemini } from '../guides/geminiAccess.ts';
import type { Outbox } from '../jobs/outbox/worker.ts';
import type { NotificationSettings } from '../mail/quota.ts';
import type { LimitName } from '../http/rateLimits.ts';
import type { Timeouts } from '../http/timeouts.ts';

/**
 * What a procedure receives; the request itself is not part of it. Features add what belongs to them
 * by `declare module`, as plugins of Fastify do: search for `interface Context`.
 */
export interface Context {
  /** Names the request in logs and errors. */
  requestId: string;
  countCall: (seconds: number, path: string, code: string) => void;
  em: SqlEntityManager;
  outbox: Outbox;
  /** The base of links in emails. */
  publicUrl: string;
  /** The booking link in emails. */
  schedulingUrl: string;
  /** Whether the response is cached for everyone, so building it may take long. */
  isCached: boolean;
  /** Aborted when the server stops, to end streams. */
  closing: AbortSignal;
  timeouts: Timeouts;
  auth: Auth;
  /**
   * Counts one public write by the caller and refuses it past the limit. Returns its
   * `Idempotency-Key`. @throws TRPCError TOO_MANY_REQUESTS
   */
  admitWrite: (name: LimitName) => Promise<IdempotencyKey | undefined>;
  /** Whether a form on the site made the call: only there does a filled honeypot reveal a bot. */
  isSiteForm: boolean;
  /** Whether the caller names itself as a bot, whose views are not counted. */
  isBot: boolean;
  /** How the team is notified of leads and other events. */
  notifications?: NotificationSettings | undefined;
  /** Hosts in private networks that webhooks may go to. */
  allowedPrivateHosts: string[];
  /** Consumes one guide of the daily limit of this caller's network. */
  takeGeminiQuota: () => Promise<boolean>;
  /** Set when Gemini is configured. */
  gemini?: Gemini | undefined;
  /** Takes one call to Gemini from the daily quota of the site; `false` when it is used up. */
  consumeGeminiQuota: () => Promise<boolean>;
  /** Whether the histories of visitors are stored. */
  keepsHistory: boolean;
  /** Invalidates the cached pages. */
  onPostsChanged: () => void;
  /** Other hosts whose images posts may use. */
  imageHosts: string[];
  uploadsFolder: string;
  /**
   * Removes an account from the records of features, in the transaction that removes it. A function,
   * because `access` does not import the features.
   */
  releaseRecords: (tx: SqlEntityManager, accountId: string) => Promise<void>;
}

/** Declared by every procedure, so that a test can verify its guard. */
type Meta = { access: AccessLevel; role?: Role };
type RoleRequirements = Requirements & { role: Role };

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    // Proxies cut silent connections, and a revoked session must not keep listening.
    sse: {
      ping: { enabled: true, intervalMs: 15_000 },
      client: { reconnectAfterInactivityMs: 40_000 },
      maxDurationMs: 10 * 60_000,
    },
    // By default, tRPC sends a crash's text, zod's raw JSON and the stack to the browser.
    errorFormatter: ({ shape, error, ctx }) => ({
      code: shape.code,
      message: error.code === 'INTERNAL_SERVER_ERROR' ? 'Internal error' : messageOf(error),
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path,
        requestId: ctx?.requestId,
        ...errorDetails(error),
      },
    }),
  });

export const { router, createCallerFactory } = t;

/**
 * Measures each call, and turns an unavailable database into a 503. Each call has its own entity
 * manager, because a failed save of one would discard or block the changes of the others.
 */
const procedure = t.procedure.use(async ({ ctx, path, type, next }) => {
  const startedAt = performance.now();
  const result = await next({ ctx: { em: ctx.em.fork() } });
  const error = result.ok ? undefined : (databaseUnavailable(result.error) ?? result.error);
  // A subscription lasts as long as its page is open.
  if (type !== 'subscription')
    ctx.countCall((performance.now() - startedAt) / 1000, path, error?.code ?? 'OK');
  if (error) throw error;
  return result;
});

/** Refuses an input with more values than a stranger ever sends, before it is validated. */
const limitValues = t.middleware(async ({ getRawInput, next }) => {
  if (hasTooManyValues(await getRawInput()))
    throw invalid('body', `Must have at most ${MAX_VALUES} values`);
  return next();
});

const openProcedure = procedure.meta({ access: 'public' });
export const publicProcedure = openProcedure.use(limitValues);

/**
 * For people with at least this role. The site's password, tokens of `API_TOKENS` and, while no
 * password is set, this machine may do what an owner may.
 */
export const viewerProcedure = guarded('admin', { role: 'viewer' });
export const editorProcedure = guarded('admin', { role: 'editor' });
export const ownerProcedure = guarded('admin', { role: 'owner' });

/** For people with a role, and for API tokens with this scope. */
export const scopedProcedure = (scope: Scope, requirements: RoleRequirements) =>
  guarded(scope, requirements);

/** For sensitive actions: requires a recently confirmed password. */
const sensitive = { needsRecentPassword: true };
export const sensitiveExport = { role: 'editor', ...sensitive } satisfies RoleRequirements;
export const sensitiveEditorProcedure = guarded('admin', sensitiveExport);
export const sensitiveOwnerProcedure = guarded('admin', { role: 'owner', ...sensitive });

/** For the caller's own account: every role may call it, but must have confirmed the password recently. */
export const ownAccountProcedure = guarded('admin', { role: 'viewer', ...sensitive });

/** For accounts, tokens and webhooks, which outlast the session: also requires that a password is set. */
export const credentialRequirements = {
  role: 'owner',
  needsRecentPassword: true,
  grantsLastingAccess: true,
} satisfies RoleRequirements;
export const credentialProcedure = guarded('admin', credentialRequirements);

/**
 * For public writes. `name` is one of the limits of `http/rateLimits.ts`, which apply by client
 * address. The service receives the call's `Idempotency-Key`, if it has one.
 */
export const publicWrite = (name: LimitName) =>
  openProcedure
    .use(async ({ ctx, next }) => next({ ctx: { idempotencyKey: await ctx.admitWrite(name) } }))
    .use(limitValues);

function guarded(access: Exclude<AccessLevel, 'public'>, requirements: RoleRequirements) {
  return procedure.meta({ access, role: requirements.role }).use(async ({ ctx, type, next }) => {
    const isChange = type === 'mutation';
    const actor = await ctx.auth.authorize(access, { ...requirements, isChange });
    return next({ ctx: { actor } });
  });
}
