import { z } from 'zod';
import { ById } from '../../../shared/byId.ts';
import {
  BriefToSend,
  BriefToWrite,
  BriefUpdate,
  OpenedBrief,
  SavedBrief,
  WrittenBrief,
} from '../../../shared/brief.ts';
import { OutboxState } from '../../../shared/outbox.ts';
import { editorProcedure, router, viewerProcedure } from '../../access/procedures.ts';
import { sendBrief } from './sending.ts';
import { openBrief, rewriteBrief, saveBrief } from './service.ts';

/** The brief of a person, by the id of the person or of a record of theirs. */
export const briefRouter = router({
  get: viewerProcedure
    .input(ById)
    .output(OpenedBrief)
    .query(({ ctx, input }) => openBrief(ctx.em, ctx.outbox, input)),

  /** Takes up to the time limit of Gemini. */
  write: editorProcedure
    .input(BriefToWrite)
    .output(WrittenBrief)
    .mutation(({ ctx, input }) => {
      const { gemini, consumeGeminiQuota: consumeQuota, closing, timeouts, actor } = ctx;
      return rewriteBrief(ctx.em, input, { gemini, consumeQuota, closing, timeouts, actor });
    }),

  save: editorProcedure
    .input(BriefUpdate)
    .output(SavedBrief)
    .mutation(({ ctx, input }) => saveBrief(ctx.em, input, ctx.actor)),

  email: editorProcedure
    .input(BriefToSend)
    .output(z.object({ state: OutboxState.nullable() }))
    .mutation(({ ctx, input }) => {
      const { publicUrl, actor, timeouts } = ctx;
      return sendBrief(ctx.em, ctx.outbox, {
        ...input,
        publicUrl,
        actor,
        timeout: timeouts.guideEmail,
      });
    }),
});
