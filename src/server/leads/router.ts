import { z } from 'zod';
import { Attribution } from '../../shared/attribution.ts';
import { LeadOutput, LeadList, LeadQuery, ListedLead, NewLead } from '../../shared/leads.ts';
import { LeadFilter } from '../../shared/leads/filter.ts';
import { ExportQuery, nextCursor } from '../../shared/paging.ts';
import { HONEYPOT, honeypot } from '../../shared/honeypot.ts';
import { SpamQuery } from '../../shared/spam.ts';
import { parseSync, publicWrite, router, scopedProcedure, sensitive } from '../trpc/trpc.ts';
import { leadWorkRouter } from './adminRouter.ts';
import { createLead, exportLeads, listLeads } from './service.ts';

export const leadsRouter = router({
  create: publicWrite('leads')
    .input(NewLead.extend({ ...honeypot, attribution: Attribution }))
    .output(LeadOutput)
    .mutation(({ ctx, input: { [HONEYPOT]: trap, attribution, ...lead } }) => {
      const { em, idempotencyKey, notifications } = ctx;
      const isSuspectedSpam = ctx.isSiteForm && !!trap;
      return createLead(em, { lead, attribution, isSuspectedSpam, idempotencyKey, notifications });
    }),

  list: scopedProcedure('leads:read')
    .input(LeadQuery)
    .output(LeadList)
    .query(({ ctx, input }) => listLeads(ctx.em, input, ctx.actor)),

  work: leadWorkRouter,

  exportBatch: scopedProcedure('leads:read', sensitive)
    .input(LeadFilter.extend({ ...ExportQuery.shape, ...SpamQuery.shape }))
    .output(parseSync(z.object({ rows: z.array(ListedLead), nextCursor })))
    .query(({ ctx, input }) => exportLeads(ctx.em, input, ctx.actor)),
});
