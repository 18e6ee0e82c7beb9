import { z } from 'zod';
import { ById } from '../../shared/byId.ts';
import {
  EditedGuide,
  GuideEmails,
  GuideToSend,
  GuideToRestore,
  GuideUpdate,
  GuideVersion,
  GuideVersionId,
  GuideVersions,
} from '../../shared/quiz/guideVersions.ts';
import { OutboxState } from '../../shared/outbox.ts';
import { editorProcedure, router, viewerProcedure } from '../access/procedures.ts';
import { openGuide, restoreGuide, saveGuide } from './guideEditor.ts';
import { guideEmails, sendGuide } from './guideSending.ts';
import { listVersions, readVersion } from './guideVersions.ts';
import { forReader } from './privateGuide.ts';

export const guideEditorRouter = router({
  open: viewerProcedure
    .input(ById)
    .output(EditedGuide)
    .query(async ({ ctx, input }) =>
      forReader(await openGuide(ctx.em, input), await ctx.auth.maySeeSecrets()),
    ),

  save: editorProcedure
    .input(GuideUpdate)
    .output(EditedGuide)
    .mutation(({ ctx, input }) => saveGuide(ctx.em, input, ctx.actor)),

  versions: viewerProcedure
    .input(ById)
    .output(GuideVersions)
    .query(({ ctx, input }) => listVersions(ctx.em, input)),

  version: viewerProcedure
    .input(GuideVersionId)
    .output(GuideVersion)
    .query(({ ctx, input }) => readVersion(ctx.em, input)),

  restore: editorProcedure
    .input(GuideToRestore)
    .output(EditedGuide)
    .mutation(({ ctx, input }) => restoreGuide(ctx.em, input, ctx.actor)),

  emails: viewerProcedure
    .input(ById)
    .output(GuideEmails)
    .query(({ ctx, input }) => guideEmails(ctx.em, ctx.outbox, input)),

  send: editorProcedure
    .input(GuideToSend)
    .output(z.object({ state: OutboxState.nullable() }))
    .mutation(({ ctx, input }) => {
      const { publicUrl, schedulingUrl, actor, timeouts } = ctx;
      const options = { ...input, publicUrl, schedulingUrl, actor, timeout: timeouts.guideEmail };
      return sendGuide(ctx.em, ctx.outbox, options);
    }),
});
