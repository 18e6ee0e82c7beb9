import { z } from 'zod';
import { Attribution } from '../../shared/attribution.ts';
import { ById } from '../../shared/byId.ts';
import { OutboxState } from '../../shared/outbox.ts';
import { ExportQuery, nextCursor } from '../../shared/paging.ts';
import { GuideOf } from '../../shared/quiz/guideOf.ts';
import { GuideView } from '../../shared/quiz/guideText.ts';
import { StepView } from '../../shared/quiz/view.ts';
import {
  GuideQuery,
  NewQuizResponse,
  ListedResponse,
  QuizOutput,
  QuizQuery,
  QuizResponse,
  QuizResponseList,
} from '../../shared/quiz/response.ts';
import { HONEYPOT, honeypot } from '../../shared/honeypot.ts';
import { SpamQuery } from '../../shared/spam.ts';
import { Zone } from '../../shared/zone.ts';
import {
  parseSync,
  adminProcedure,
  publicProcedure,
  publicWrite,
  router,
  scopedProcedure,
  sensitive,
} from '../trpc/trpc.ts';
import { countView } from '../analytics/viewCounts.ts';
import { quizStats } from './stats.ts';
import { guideOf, rewriteGuide } from './guideRewrite.ts';
import {
  exportResponses,
  listResponses,
  privateGuide,
  responseById,
  submitQuiz,
} from './service.ts';

export const quizRouter = router({
  submit: publicWrite('quiz')
    .input(NewQuizResponse.extend({ ...honeypot, attribution: Attribution }))
    .output(QuizOutput)
    .mutation(async ({ ctx, input: { [HONEYPOT]: trap, attribution, ...response } }) =>
      submitQuiz(ctx.em, ctx.outbox, {
        response,
        attribution,
        idempotencyKey: ctx.idempotencyKey,
        notifications: ctx.notifications,
        isSuspectedSpam: ctx.isSiteForm && !!trap,
        mayAskGemini: await ctx.mayAskGemini(),
        timeouts: ctx.timeouts,
      }),
    ),

  guide: publicProcedure
    .input(GuideQuery)
    .output(GuideView)
    .query(({ ctx, input }) => privateGuide(ctx.em, input.token)),

  /**
   * Counts the first view of a step in a browser, or the completion; for the funnel, without
   * identifying the visitor.
   */
  countView: publicWrite('views')
    .input(StepView)
    .output(z.object({}))
    .mutation(({ ctx, input }) => countView(ctx.em, 'quizStep', input.step)),

  list: scopedProcedure('quiz:read')
    .input(QuizQuery)
    .output(QuizResponseList)
    .query(({ ctx, input }) => listResponses(ctx.em, input, ctx.actor)),

  byId: adminProcedure
    .input(ById)
    .output(QuizResponse)
    .query(({ ctx, input }) => responseById(ctx.em, input)),

  stats: adminProcedure
    .input(z.object({ zone: Zone }))
    .output(z.object({ total: z.int(), month: z.int(), today: z.int() }))
    .query(({ ctx, input }) => quizStats(ctx.em, input)),

  guideOf: adminProcedure
    .input(ById)
    .output(GuideOf)
    .query(({ ctx, input }) => guideOf(ctx.em, input)),

  /**
   * Regenerates the guide and returns the state; a guide by Gemini is never replaced by a fallback.
   */
  rewriteGuide: adminProcedure
    .input(ById)
    .output(z.object({ state: OutboxState.nullable() }))
    .mutation(async ({ ctx, input }) => ({
      state: await rewriteGuide(ctx.em, ctx.outbox, { ...input, timeout: ctx.timeouts.guide }),
    })),

  exportBatch: scopedProcedure('quiz:read', sensitive)
    .input(ExportQuery.extend(SpamQuery.shape))
    .output(parseSync(z.object({ rows: z.array(ListedResponse), nextCursor })))
    .query(({ ctx, input }) => exportResponses(ctx.em, input, ctx.actor)),
});
