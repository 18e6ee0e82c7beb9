import { z } from 'zod';
import { adminProcedure, router } from '../trpc.ts';
import { accessRouter } from './access/router.ts';
import { countAll } from './service.ts';

export const adminRouter = router({
  access: accessRouter,

  counts: adminProcedure
    .output(z.object({ leads: z.int(), responses: z.int(), posts: z.int() }))
    .query(({ ctx }) => countAll(ctx.em)),
});
