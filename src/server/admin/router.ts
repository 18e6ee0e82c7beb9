import { adminProcedure, router } from '../trpc.ts';
import { accessRouter } from './access/router.ts';
import { Found, MenuCounts, SearchQuery } from '../../shared/menu.ts';
import { TrendQuery, Trends } from '../../shared/trends.ts';
import { personRouter } from './person/router.ts';
import { menuCounts, searchAll } from './menu/service.ts';
import { readTrends } from './trends/service.ts';

export const adminRouter = router({
  access: accessRouter,

  /** Server-sent events: what is newest, at once and whenever it changes. */
  live: adminProcedure.subscription(async function* ({ ctx, signal }) {
    const over = AbortSignal.any([ctx.closing, ...(signal ? [signal] : [])]);
    for await (const state of ctx.live.listen(over)) {
      // Whoever was signed out meanwhile hears no more.
      if (!(await ctx.gate.isStillIn())) return;
      yield state;
    }
  }),

  trends: adminProcedure
    .input(TrendQuery)
    .output(Trends)
    .query(({ ctx, input }) => readTrends(ctx.em, input)),

  person: personRouter,

  counts: adminProcedure.output(MenuCounts).query(({ ctx }) => menuCounts(ctx.em)),

  search: adminProcedure
    .input(SearchQuery)
    .output(Found)
    .query(({ ctx, input }) => searchAll(ctx.em, input, ctx.actor)),
});
