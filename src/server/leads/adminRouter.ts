import {
  LeadId,
  LeadPage,
  LeadPageQuery,
  BulkAnswer,
  BulkWork,
  CountQuery,
  LeadCount,
  LeadDetails,
  LeadFigures,
  NewNote,
} from '../../shared/leads/pipeline.ts';
import { z } from 'zod';
import { Zone } from '../../shared/zone.ts';
import { adminProcedure, router } from '../trpc/trpc.ts';
import { workOnLeads } from './bulk.ts';
import { addNote, leadDetails } from './service.ts';
import { countLeads, leadFigures } from './stats.ts';
import { pageOfLeads } from './search/leadPage.ts';

/** What the agency does with its leads; `leads` itself holds what the site and external tools need. */
export const leadWorkRouter = router({
  page: adminProcedure
    .input(LeadPageQuery)
    .output(LeadPage)
    .query(({ ctx, input }) => pageOfLeads(ctx.em, input)),

  count: adminProcedure
    .input(CountQuery)
    .output(LeadCount)
    .query(({ ctx, input }) => countLeads(ctx.em, input)),

  figures: adminProcedure
    .input(z.object({ zone: Zone }))
    .output(LeadFigures)
    .query(({ ctx, input }) => leadFigures(ctx.em, input)),

  byId: adminProcedure
    .input(LeadId)
    .output(LeadDetails)
    .query(({ ctx, input }) => leadDetails(ctx.em, input)),

  addNote: adminProcedure
    .input(NewNote)
    .output(LeadDetails)
    .mutation(({ ctx, input }) => addNote(ctx.em, input)),

  bulk: adminProcedure
    .input(BulkWork)
    .output(BulkAnswer)
    .mutation(({ ctx, input }) => workOnLeads(ctx.em, input, ctx.actor)),
});
