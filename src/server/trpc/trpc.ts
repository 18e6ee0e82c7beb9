import type { SqlEntityManager } from '@mikro-orm/sql';
import { initTRPC } from '@trpc/server';
import type { z } from 'zod';
import type {
  AccessLevel,
  AccessState,
  Requirements,
  Scope,
  Session,
} from '../../shared/access.ts';
import type { LiveFeed } from '../admin/liveFeed.ts';
import type { RequestActor } from '../audit/auditLog.ts';
import { databaseUnavailable, factsOf, messageOf } from '../http/errors.ts';
import type { LimitName } from '../http/rateLimits.ts';
import type { Notify } from '../email/notifications.ts';
import type { ReserveMail } from '../email/reservation.ts';
import type { Timeouts } from '../timeouts.ts';
import type { LiveBoards } from '../whiteboard/service.ts';
import type { Outbox } from '../outbox/worker.ts';

/** The door of the admin, as one call stands before it. */
export type Gate = {
  /**
   * Who is calling, for the audit log. Asked again in the course of a long answer, it asks anew.
   * @throws TRPCError UNAUTHORIZED, FORBIDDEN for a token without the scope or a requirement that is
   * not met, or TOO_MANY_REQUESTS.
   */
  admit: (
    level: Exclude<AccessLevel, 'public'>,
    requirements?: Requirements,
  ) => Promise<RequestActor>;
  /** Asks anew, for a stream that makes no calls: the session or token may have been ended since. */
  isStillIn: () => Promise<boolean>;
  /** Never throws for a caller who may not come in. */
  state: () => Promise<AccessState>;
  /** Which browsers are signed in; for the agency alone, so after `admit`. */
  sessions: () => Promise<Session[]>;
  /** Gives the browser a new session. @throws TRPCError UNAUTHORIZED or TOO_MANY_REQUESTS. */
  signIn: (password: string) => Promise<void>;
  /** Takes a password again for a browser's session. @throws TRPCError as `signIn` does. */
  confirmPassword: (password: string) => Promise<void>;
  /** Ends the browser's session. */
  signOut: () => Promise<void>;
};

/** What a procedure knows of its call: never the request itself. */
export type Context = {
  em: SqlEntityManager;
  outbox: Outbox;
  boards: LiveBoards;
  /** The site's address, for links in mails. */
  publicUrl: string;
  /** Aborted when the server stops: answers without an end end then. */
  closing: AbortSignal;
  /** What is newest, for open pages of the admin. */
  live: LiveFeed;
  /** How long callers wait for what the outbox does. */
  timeouts: Timeouts;
  /** Set when somebody is told of new leads and quiz responses. */
  notify?: Notify | undefined;
  /** Hosts in private networks that webhooks may go to. */
  privateHosts: string[];
  gate: Gate;
  /** Counts one public write and returns whose it is. @throws TRPCError TOO_MANY_REQUESTS past the limit. */
  countWrite: (name: LimitName) => Promise<string>;
  /** Whether a form of the site made the call: only there a filled honeypot tells a robot. */
  isSiteForm: boolean;
  /** Takes one guide from what Gemini writes a day for this caller's network. */
  mayAskGemini: () => Promise<boolean>;
  /** When a mail may leave that a stranger causes. */
  reserveMail: ReserveMail;
  /** From the `Idempotency-Key` header. */
  idempotencyKey?: string | undefined;
  /** What visitors see has changed: nothing made before is shown from now on. */
  contentChanged: () => void;
  /** Hosts besides this site whose pictures posts may show. */
  pictureHosts: string[];
  /** The folder of uploaded pictures. */
  uploadsFolder: string;
};

/** Declared by every procedure, so that a test can prove that it is kept. */
type Meta = { access: AccessLevel };

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    // Proxies cut what is silent, and a session that was ended must not be listened with for long.
    sse: {
      ping: { enabled: true, intervalMs: 15_000 },
      client: { reconnectAfterInactivityMs: 40_000 },
      maxDurationMs: 10 * 60_000,
    },
    // Left alone, tRPC sends a crash's text, zod's raw JSON and the stack to the browser.
    errorFormatter: ({ shape, error }) => ({
      code: shape.code,
      message: error.code === 'INTERNAL_SERVER_ERROR' ? 'Internal error' : messageOf(error),
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path,
        ...factsOf(error),
      },
    }),
  });

export const { router, createCallerFactory } = t;

/** Tells a database that is out of reach from a fault of the code. */
const procedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  throw databaseUnavailable(result.error) ?? result.error;
});

export const publicProcedure = procedure.meta({ access: 'public' });

/** For the agency itself: a signed-in browser, the password, or a token of `API_TOKENS`. */
export const adminProcedure = guarded('admin');

/** For the agency, and for tokens made in the admin that hold this scope. */
export const scopedProcedure = (scope: Scope, requirements?: Requirements) =>
  guarded(scope, requirements);

/** What must not be done at a browser that was left open: it asks for the password again. */
export const sensitive = { needsRecentPassword: true } as const;
export const sensitiveProcedure = guarded('admin', sensitive);

/** The same for what outlasts the visit: tokens and webhooks. */
export const credential = { needsRecentPassword: true, isLasting: true } as const;
export const credentialProcedure = guarded('admin', credential);

/** A write that anybody may make, so many times a minute. */
export const publicWrite = (name: LimitName) =>
  publicProcedure.use(async ({ ctx, next }) => {
    const caller = await ctx.countWrite(name);
    const { idempotencyKey: key } = ctx;
    return next({ ctx: { idempotencyKey: key === undefined ? undefined : { key, caller } } });
  });

/**
 * For answers of thousands of rows: the same schema, checked at once. tRPC would ask zod to wait for
 * every field, which takes it several times as long.
 */
export const atOnce =
  <T extends z.ZodType>(schema: T) =>
  (answer: unknown): z.output<T> =>
    schema.parse(answer);

function guarded(access: Exclude<AccessLevel, 'public'>, requirements?: Requirements) {
  return procedure
    .meta({ access })
    .use(async ({ ctx, next }) =>
      next({ ctx: { actor: await ctx.gate.admit(access, requirements) } }),
    );
}
