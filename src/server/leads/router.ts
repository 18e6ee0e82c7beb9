import { z } from 'zod';
import { Attribution } from '../../shared/attribution.ts';
import { LeadOutput, LeadList, LeadQuery, ListedLead, NewLead } from '../../shared/leads.ts';
import {
  BulkAction,
  BulkOutput,
  CountQuery,
  LeadCount,
  LeadDetails,
  LeadId,
  LeadPage,
  LeadPageQuery,
  LeadStats,
  NewNote,
} from '../../shared/leads/adminLeads.ts';
import { LeadFilter } from '../../shared/leads/filter.ts';
import { ExportQuery, nextCursor } from '../../shared/paging.ts';
import { HONEYPOT, honeypot } from '../../shared/honeypot.ts';
import { SpamQuery } from '../../shared/spam.ts';
import { Zone } from '../../shared/zone.ts';
import {
  adminProcedure,
  parseSync,
  publicWrite,
  router,
  scopedProcedure,
  sensitive,
} from '../trpc/trpc.ts';
import { runBulkAction } from './bulk.ts';
import { leadPage } from './search/leadPage.ts';
import { addNote, createLead, exportLeads, leadDetails, listLeads } from './service.ts';
import { countLeads, leadStats } from './stats.ts';

export const leadsRouter = router({
  create: publicWrite('leads')
    .input(NewLead.extend({ ...honeypot, attribution: Attribution }))
    .output(LeadOutput)
    .mutation(({ ctx, input: { [HONEYPOT]: trap, attribution, ...lead } }) => {
      const { em, idempotencyKey, notifications } = ctx;
      const suspectedSpam = ctx.isSiteForm && !!trap;
      return createLead(em, { lead, attribution, suspectedSpam, idempotencyKey, notifications });
    }),

  list: scopedProcedure('leads:read')
    .input(LeadQuery)
    .output(LeadList)
    .query(({ ctx, input }) => listLeads(ctx.em, input, ctx.actor)),

  exportBatch: scopedProcedure('leads:read', sensitive)
    .input(LeadFilter.extend({ ...ExportQuery.shape, ...SpamQuery.shape }))
    .output(parseSync(z.object({ rows: z.array(ListedLead), nextCursor })))
    .query(({ ctx, input }) => exportLeads(ctx.em, input, ctx.actor)),

  page: adminProcedure
    .input(LeadPageQuery)
    .output(LeadPage)
    .query(({ ctx, input }) => leadPage(ctx.em, input)),

  count: adminProcedure
    .input(CountQuery)
    .output(LeadCount)
    .query(({ ctx, input }) => countLeads(ctx.em, input)),

  stats: adminProcedure
    .input(z.object({ zone: Zone }))
    .output(LeadStats)
    .query(({ ctx, input }) => leadStats(ctx.em, input)),

  get: adminProcedure
    .input(LeadId)
    .output(LeadDetails)
    .query(({ ctx, input }) => leadDetails(ctx.em, input)),

  addNote: adminProcedure
    .input(NewNote)
    .output(LeadDetails)
    .mutation(({ ctx, input }) => addNote(ctx.em, input)),

  bulk: adminProcedure
    .input(BulkAction)
    .output(BulkOutput)
    .mutation(({ ctx, input }) => runBulkAction(ctx.em, input, ctx.actor)),
});
