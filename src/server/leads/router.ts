import { z } from 'zod';
import { Attribution } from '../../shared/attribution.ts';
import { honeypot, Lead, LeadAnswer, LeadList, NewLead } from '../../shared/leads.ts';
import { LeadFilter } from '../../shared/leads/filter.ts';
import { ExportQuery, nextCursor, PageQuery } from '../../shared/paging.ts';
import { atOnce, publicWrite, router, scopedProcedure, sensitive } from '../trpc.ts';
import { leadWorkRouter } from './pipeline/router.ts';
import { createLead, exportLeads, listLeads } from './service.ts';

export const leadsRouter = router({
  create: publicWrite('leads')
    .input(NewLead.extend({ website: honeypot, attribution: Attribution }))
    .output(LeadAnswer)
    .mutation(({ ctx, input: { website, attribution, ...lead } }) => {
      const { em, idempotencyKey, notify } = ctx;
      const isSuspectedSpam = !!website;
      return createLead(em, { lead, attribution, isSuspectedSpam, idempotencyKey, notify });
    }),

  list: scopedProcedure('leads:read')
    .input(PageQuery)
    .output(LeadList)
    .query(({ ctx, input }) => listLeads(ctx.em, input, ctx.actor)),

  work: leadWorkRouter,

  exportBatch: scopedProcedure('leads:read', sensitive)
    .input(LeadFilter.extend(ExportQuery.shape))
    .output(atOnce(z.object({ rows: z.array(Lead), nextCursor })))
    .query(({ ctx, input }) => exportLeads(ctx.em, input, ctx.actor)),
});
