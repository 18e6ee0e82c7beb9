import {
  LeadId,
  LeadPage,
  LeadPageQuery,
  BulkOutput,
  BulkAction,
  CountQuery,
  LeadCount,
  LeadDetails,
  LeadStats,
  NewNote,
} from '../../shared/leads/adminLeads.ts';
import { z } from 'zod';
import { Zone } from '../../shared/zone.ts';
import { adminProcedure, router } from '../trpc/trpc.ts';
import { runBulkAction } from './bulk.ts';
import { addNote, leadDetails } from './service.ts';
import { countLeads, leadStats } from './stats.ts';
import { leadPage } from './search/leadPage.ts';

/** Procedures of the admin; `leads` itself has those for the site and external tools. */
export const leadWorkRouter = router({
  page: adminProcedure
    .input(LeadPageQuery)
    .output(LeadPage)
    .query(({ ctx, input }) => leadPage(ctx.em, input)),

  count: adminProcedure
    .input(CountQuery)
    .output(LeadCount)
    .query(({ ctx, input }) => countLeads(ctx.em, input)),

  figures: adminProcedure
    .input(z.object({ zone: Zone }))
    .output(LeadStats)
    .query(({ ctx, input }) => leadStats(ctx.em, input)),

  byId: adminProcedure
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
