import { z } from 'zod';
import { ColumnsQuery } from '../../shared/attributionColumns.ts';
import {
  type ExportedLead,
  LeadOutput,
  LeadList,
  LeadQuery,
  NewLead,
} from '../../shared/leads/lead.ts';
import {
  KanbanColumn,
  KanbanColumnQuery,
  BulkAction,
  BulkOutput,
  CountQuery,
  LeadChange,
  LeadCount,
  LeadDetails,
  LeadId,
  LeadPage,
  LeadPageQuery,
  LeadStats,
  NewNote,
} from '../../shared/leads/adminLeads.ts';
import { ById } from '../../shared/byId.ts';
import { LeadViewName, LeadViews, NewLeadView } from '../../shared/leads/views.ts';
import { LeadFilter } from '../../shared/leads/filter.ts';
import { ExportQuery, nextCursor } from '../../shared/paging.ts';
import { HONEYPOT, honeypot } from '../../shared/honeypot.ts';
import { SpamQuery } from '../../shared/spam.ts';
import { visitOfForm } from '../../shared/visits.ts';
import { Zone } from '../../shared/zone.ts';
import {
  editorProcedure,
  publicWrite,
  router,
  scopedProcedure,
  sensitiveExport,
  viewerProcedure,
} from '../access/procedures.ts';
import { runBulkAction } from './bulk.ts';
import { withOwner } from './owners.ts';
import { kanbanColumn, leadPage } from './search/leadPage.ts';
import { addNote, createLead, exportLeads, leadDetails, listLeads } from './service.ts';
import { countLeads, leadStats } from './stats.ts';
import { updateLead } from './update.ts';
import { createView, deleteView, listViews, renameView } from './views.ts';

/** Named filters of the list. */
const viewsRouter = router({
  list: viewerProcedure.output(LeadViews).query(({ ctx }) => listViews(ctx.em, ctx.actor)),

  create: editorProcedure
    .input(NewLeadView)
    .output(ById)
    .mutation(({ ctx, input }) => createView(ctx.em, input, ctx.actor)),

  rename: editorProcedure
    .input(LeadViewName)
    .output(z.void())
    .mutation(({ ctx, input }) => renameView(ctx.em, input, ctx.actor)),

  delete: editorProcedure
    .input(ById)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteView(ctx.em, input.id, ctx.actor)),
});

export const leadsRouter = router({
  views: viewsRouter,

  create: publicWrite('leads')
    .input(NewLead.extend({ ...honeypot, ...visitOfForm }))
    .output(LeadOutput)
    .mutation(({ ctx, input: { [HONEYPOT]: honeypotValue, attribution, visitorId, ...lead } }) => {
      const { em, idempotencyKey, notifications } = ctx;
      const suspectedSpam = ctx.isSiteForm && !!honeypotValue;
      return createLead(em, {
        lead,
        attribution,
        visitorId: ctx.keepsHistory ? visitorId : undefined,
        suspectedSpam,
        idempotencyKey,
        notifications,
      });
    }),

  list: scopedProcedure('leads:read', { role: 'viewer' })
    .input(LeadQuery)
    .output(LeadList)
    .query(({ ctx, input }) => listLeads(ctx.em, input, ctx.actor)),

  exportBatch: scopedProcedure('leads:read', sensitiveExport)
    .input(LeadFilter.extend({ ...ExportQuery.shape, ...SpamQuery.shape, ...ColumnsQuery.shape }))
    // Rows are not validated: that would take a fifth of an export.
    .output(z.object({ rows: z.array(z.custom<ExportedLead>()), nextCursor }))
    .query(({ ctx, input }) => exportLeads(ctx.em, withOwner(input, ctx.actor), ctx.actor)),

  page: viewerProcedure
    .input(LeadPageQuery)
    .output(LeadPage)
    .query(({ ctx, input }) => leadPage(ctx.em, withOwner(input, ctx.actor))),

  kanbanColumn: viewerProcedure
    .input(KanbanColumnQuery)
    .output(KanbanColumn)
    .query(({ ctx, input }) => kanbanColumn(ctx.em, withOwner(input, ctx.actor))),

  count: viewerProcedure
    .input(CountQuery)
    .output(LeadCount)
    .query(({ ctx, input }) => countLeads(ctx.em, withOwner(input, ctx.actor))),

  stats: viewerProcedure
    .input(z.object({ zone: Zone }))
    .output(LeadStats)
    .query(({ ctx, input }) => leadStats(ctx.em, input)),

  get: viewerProcedure
    .input(LeadId)
    .output(LeadDetails)
    .query(({ ctx, input }) => leadDetails(ctx.em, input)),

  update: editorProcedure
    .input(LeadChange)
    .output(LeadDetails)
    .mutation(({ ctx, input }) =>
      updateLead(ctx.em, { ...input, author: ctx.actor.person ?? input.author }),
    ),

  addNote: editorProcedure
    .input(NewNote)
    .output(LeadDetails)
    .mutation(({ ctx, input }) =>
      addNote(ctx.em, { ...input, author: ctx.actor.person ?? input.author }),
    ),

  bulk: editorProcedure
    .input(BulkAction)
    .output(BulkOutput)
    .mutation(({ ctx, input }) => {
      const filter = input.filter && withOwner(input.filter, ctx.actor);
      const author = ctx.actor.person ?? input.author;
      return runBulkAction(ctx.em, { ...input, filter, author }, ctx.actor);
    }),
});
