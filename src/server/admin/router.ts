import { adminProcedure, router, sensitiveProcedure } from '../trpc/trpc.ts';
import { accessRouter } from '../auth/router.ts';
import { Found, MenuCounts, SearchQuery } from '../../shared/menu.ts';
import { TrendQuery, Trends } from '../../shared/trends.ts';
import { erasePerson, findPerson } from './privacy.ts';
import { Erased, Person, PersonQuery } from '../../shared/person.ts';
import { menuCounts, searchAll } from './menu.ts';
import { readTrends } from './trends.ts';

export const adminRouter = router({
  access: accessRouter,

  /** Server-sent events: the live state, now and whenever it changes. */
  live: adminProcedure.subscription(async function* ({ ctx, signal }) {
    const over = AbortSignal.any([ctx.closing, ...(signal ? [signal] : [])]);
    for await (const state of ctx.live.listen(over)) {
      // Stops when the caller has been signed out.
      if (!(await ctx.auth.revalidate())) return;
      yield state;
    }
  }),

  trends: adminProcedure
    .input(TrendQuery)
    .output(Trends)
    .query(({ ctx, input }) => readTrends(ctx.em, input)),

  person: router({
    find: adminProcedure
      .input(PersonQuery)
      .output(Person)
      .query(({ ctx, input }) => findPerson(ctx.em, input)),

    erase: sensitiveProcedure
      .input(PersonQuery)
      .output(Erased)
      .mutation(({ ctx, input }) => erasePerson(ctx.em, input, ctx.actor)),
  }),

  counts: adminProcedure.output(MenuCounts).query(({ ctx }) => menuCounts(ctx.em)),

  search: adminProcedure
    .input(SearchQuery)
    .output(Found)
    .query(({ ctx, input }) => searchAll(ctx.em, input, ctx.actor)),
});
