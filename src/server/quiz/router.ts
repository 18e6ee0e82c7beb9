import { z } from 'zod';
import { Attribution } from '../../shared/attribution.ts';
import { ExportQuery, nextCursor, PageQuery } from '../../shared/paging.ts';
import { GuideView } from '../../shared/quiz/guideText.ts';
import {
  GuideQuery,
  NewQuizResponse,
  QuizAnswer,
  QuizResponse,
  QuizResponseList,
} from '../../shared/quiz/response.ts';
import { adminProcedure, publicProcedure, publicWrite, router } from '../trpc.ts';
import { exportResponses, listResponses, privateGuide, submitQuiz } from './service.ts';

export const quizRouter = router({
  submit: publicWrite('quiz')
    .input(NewQuizResponse.extend({ attribution: Attribution }))
    .output(QuizAnswer)
    .mutation(({ ctx, input: { attribution, ...response } }) =>
      submitQuiz(ctx.em, ctx.outbox, {
        response,
        attribution,
        idempotencyKey: ctx.idempotencyKey,
      }),
    ),

  guide: publicProcedure
    .input(GuideQuery)
    .output(GuideView)
    .query(({ ctx, input }) => privateGuide(ctx.em, input.token)),

  list: adminProcedure
    .input(PageQuery)
    .output(QuizResponseList)
    .query(({ ctx, input }) => listResponses(ctx.em, input)),

  exportBatch: adminProcedure
    .input(ExportQuery)
    .output(z.object({ rows: z.array(QuizResponse), nextCursor }))
    .query(({ ctx, input }) => exportResponses(ctx.em, input)),
});
