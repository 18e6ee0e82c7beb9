import { z } from 'zod';
import { Attribution } from '../../shared/attribution.ts';
import { ExportQuery, nextCursor, PageQuery } from '../../shared/paging.ts';
import { GuideView } from '../../shared/quiz/guideText.ts';
import { StepView } from '../../shared/quiz/view.ts';
import {
  GuideLink,
  GuideQuery,
  NewQuizResponse,
  QuizAnswer,
  QuizResponse,
  QuizResponseList,
  ResponseQuery,
} from '../../shared/quiz/response.ts';
import { publicProcedure, publicWrite, router, scopedProcedure } from '../trpc.ts';
import { countView } from '../counts/service.ts';
import { exportResponses, guideLink, listResponses, privateGuide, submitQuiz } from './service.ts';

export const quizRouter = router({
  submit: publicWrite('quiz')
    .input(NewQuizResponse.extend({ attribution: Attribution }))
    .output(QuizAnswer)
    .mutation(({ ctx, input: { attribution, ...response } }) =>
      submitQuiz(ctx.em, ctx.outbox, {
        response,
        attribution,
        idempotencyKey: ctx.idempotencyKey,
        notify: ctx.notify,
      }),
    ),

  guide: publicProcedure
    .input(GuideQuery)
    .output(GuideView)
    .query(({ ctx, input }) => privateGuide(ctx.em, input.token)),

  /** A step was seen for the first time in one browser; for the funnel, with no word of whose. */
  countView: publicWrite('views')
    .input(StepView)
    .output(z.object({}))
    .mutation(({ ctx, input }) => countView(ctx.em, 'quizStep', input.step)),

  list: scopedProcedure('quiz:read')
    .input(PageQuery)
    .output(QuizResponseList)
    .query(({ ctx, input }) => listResponses(ctx.em, input)),

  guideLink: scopedProcedure('quiz:read')
    .input(ResponseQuery)
    .output(GuideLink)
    .query(({ ctx, input }) => guideLink(ctx.em, input)),

  exportBatch: scopedProcedure('quiz:read')
    .input(ExportQuery)
    .output(z.object({ rows: z.array(QuizResponse), nextCursor }))
    .query(({ ctx, input }) => exportResponses(ctx.em, input, ctx.actor)),
});
