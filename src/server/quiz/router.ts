import { z } from 'zod';
import { Attribution } from '../../shared/attribution.ts';
import { ExportQuery, nextCursor, PageQuery } from '../../shared/paging.ts';
import { StepView } from '../../shared/quiz/view.ts';
import {
  NewQuizResponse,
  QuizAnswer,
  QuizResponse,
  QuizResponseList,
} from '../../shared/quiz/response.ts';
import { publicWrite, router, scopedProcedure } from '../trpc.ts';
import { countView } from '../counts/service.ts';
import { exportResponses, listResponses, submitQuiz } from './service.ts';

export const quizRouter = router({
  submit: publicWrite('quiz')
    .input(NewQuizResponse.extend({ attribution: Attribution }))
    .output(QuizAnswer)
    .mutation(({ ctx, input: { attribution, ...response } }) =>
      submitQuiz(ctx.em, { response, attribution, idempotencyKey: ctx.idempotencyKey }),
    ),

  /** A step was seen for the first time in one browser; for the funnel, with no word of whose. */
  countView: publicWrite('views')
    .input(StepView)
    .output(z.object({}))
    .mutation(({ ctx, input }) => countView(ctx.em, 'quizStep', input.step)),

  list: scopedProcedure('quiz:read')
    .input(PageQuery)
    .output(QuizResponseList)
    .query(({ ctx, input }) => listResponses(ctx.em, input)),

  exportBatch: scopedProcedure('quiz:read')
    .input(ExportQuery)
    .output(z.object({ rows: z.array(QuizResponse), nextCursor }))
    .query(({ ctx, input }) => exportResponses(ctx.em, input, ctx.actor)),
});
