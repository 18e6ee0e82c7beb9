import type { SqlEntityManager } from '@mikro-orm/sql';
import { initTRPC } from '@trpc/server';
import { factsOf, messageOf } from './errors.ts';
import type { LimitName } from './limits.ts';

/** What a procedure knows of its call: never the request itself. */
export type Context = {
  em: SqlEntityManager;
  /** @throws TRPCError UNAUTHORIZED, or TOO_MANY_REQUESTS after too many wrong passwords. */
  requireAdmin: () => Promise<void>;
  /** Counts one public write. @throws TRPCError TOO_MANY_REQUESTS past the limit. */
  countWrite: (name: LimitName) => Promise<void>;
  idempotencyKey?: string | undefined;
  /** What visitors see has changed: nothing made before is shown from now on. */
  contentChanged: () => void;
  /** The folder of uploaded pictures. */
  uploadsFolder: string;
};

const t = initTRPC.context<Context>().create({
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

export const publicProcedure = t.procedure;

export const adminProcedure = t.procedure.use(async ({ ctx, next }) => {
  await ctx.requireAdmin();
  return next();
});

/** A write that anybody may make, so many times a minute. */
export const publicWrite = (name: LimitName) =>
  t.procedure.use(async ({ ctx, next }) => {
    await ctx.countWrite(name);
    return next();
  });
