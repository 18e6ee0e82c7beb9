import { z } from 'zod';
import { NewVisitEvent, VisitorId } from '../../shared/visits.ts';
import { publicWrite, router } from '../access/procedures.ts';
import { forgetVisitor, recordVisitEvent } from './visits.ts';

/** The history of visitors who consented to one, while `VISITOR_HISTORY` is on. */
export const visitsRouter = router({
  record: publicWrite('visits')
    .input(NewVisitEvent)
    .output(z.object({}))
    .mutation(({ ctx, input }) =>
      ctx.keepsHistory && !ctx.isBot ? recordVisitEvent(ctx.em, input) : {},
    ),

  forget: publicWrite('visits')
    .input(VisitorId)
    .output(z.object({}))
    .mutation(({ ctx, input }) => forgetVisitor(ctx.em, input)),
});
