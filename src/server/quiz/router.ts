import { z } from 'zod';
import { Attribution } from '../../shared/attribution.ts';
import { OutboxState } from '../../shared/outbox.ts';
import { ExportQuery, nextCursor } from '../../shared/paging.ts';
import { GuideOf } from '../../shared/quiz/guideOf.ts';
import { GuideView } from '../../shared/quiz/guideText.ts';
import { StepView } from '../../shared/quiz/view.ts';
import {
  GuideQuery,
  NewQuizResponse,
  ListedResponse,
  QuizAnswer,
  QuizQuery,
  QuizResponse,
  QuizResponseList,
} from '../../shared/quiz/response.ts';
import { HONEYPOT, honeypot } from '../../shared/honeypot.ts';
import { SpamQuery } from '../../shared/spam.ts';
import { Zone } from '../../shared/zone.ts';
import {
  atOnce,
  adminProcedure,
  publicProcedure,
  publicWrite,
  router,
  scopedProcedure,
  sensitive,
} from '../trpc/trpc.ts';
import { countView } from '../analytics/viewCounts.ts';
import { quizFigures } from './stats.ts';
import { guideOf, rewriteGuide } from './guideRewrite.ts';
import {
  exportResponses,
  listResponses,
  privateGuide,
  responseById,
  submitQuiz,
} from './service.ts';

const ById = z.object({ id: z.guid() });

export const quizRouter = router({
  submit: publicWrite('quiz')
    .input(NewQuizResponse.extend({ ...honeypot, attribution: Attribution }))
    .output(QuizAnswer)
    .mutation(async ({ ctx, input: { [HONEYPOT]: trap, attribution, ...response } }) =>
      submitQuiz(ctx.em, ctx.outbox, {
        response,
        attribution,
        idempotencyKey: ctx.idempotencyKey,
        notify: ctx.notify,
        isSuspectedSpam: ctx.isSiteForm && !!trap,
        mayAskGemini: await ctx.mayAskGemini(),
        timeouts: ctx.timeouts,
      }),
    ),

  guide: publicProcedure
    .input(GuideQuery)
    .output(GuideView)
    .query(({ ctx, input }) => privateGuide(ctx.em, input.token)),

  /** A step was seen for the first time in one browser, or all were; for the funnel, with no word of whose. */
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

  figures: adminProcedure
    .input(z.object({ zone: Zone }))
    .output(z.object({ total: z.int(), month: z.int(), today: z.int() }))
    .query(({ ctx, input }) => quizFigures(ctx.em, input)),

  guideOf: adminProcedure
    .input(ById)
    .output(GuideOf)
    .query(({ ctx, input }) => guideOf(ctx.em, input)),

  /** Writes the guide anew and answers how far that came; a guide by Gemini is not made worse. */
  rewriteGuide: adminProcedure
    .input(ById)
    .output(z.object({ state: OutboxState.nullable() }))
    .mutation(async ({ ctx, input }) => ({
      state: await rewriteGuide(ctx.em, ctx.outbox, { ...input, timeout: ctx.timeouts.guide }),
    })),

  exportBatch: scopedProcedure('quiz:read', sensitive)
    .input(ExportQuery.extend(SpamQuery.shape))
    .output(atOnce(z.object({ rows: z.array(ListedResponse), nextCursor })))
    .query(({ ctx, input }) => exportResponses(ctx.em, input, ctx.actor)),
});
