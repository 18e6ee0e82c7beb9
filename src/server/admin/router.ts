import { z } from 'zod';
import { AccessState } from '../../shared/access.ts';
import { adminProcedure, publicProcedure, router } from '../trpc.ts';
import { countAll } from './service.ts';

export const adminRouter = router({
  access: publicProcedure.output(AccessState).query(({ ctx }) => ctx.gate.state()),

  counts: adminProcedure
    .output(z.object({ leads: z.int(), responses: z.int(), posts: z.int() }))
    .query(({ ctx }) => countAll(ctx.em)),
});
