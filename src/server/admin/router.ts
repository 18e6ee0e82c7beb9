import { z } from 'zod';
import { adminProcedure, router } from '../trpc.ts';
import { accessRouter } from './access/router.ts';
import { liveStates } from './live/service.ts';
import { countAll } from './service.ts';

export const adminRouter = router({
  access: accessRouter,

  /** Server-sent events: what is newest, at once and whenever it changes. */
  live: adminProcedure.subscription(({ ctx, signal }) =>
    liveStates(ctx.em, AbortSignal.any([ctx.closing, ...(signal ? [signal] : [])])),
  ),

  counts: adminProcedure
    .output(z.object({ leads: z.int(), responses: z.int(), posts: z.int() }))
    .query(({ ctx }) => countAll(ctx.em)),
});
