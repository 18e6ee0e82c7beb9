import { z } from 'zod';
import { ExportQuery, nextCursor, PageQuery } from '../../shared/paging.ts';
import {
  NewQuizResponse,
  QuizAnswer,
  QuizResponse,
  QuizResponseList,
} from '../../shared/quiz/response.ts';
import { adminProcedure, publicWrite, router } from '../trpc.ts';
import { exportResponses, listResponses, submitQuiz } from './service.ts';

export const quizRouter = router({
  submit: publicWrite('quiz')
    .input(NewQuizResponse)
    .output(QuizAnswer)
    .mutation(({ ctx, input }) => submitQuiz(ctx.em, input, ctx.idempotencyKey)),

  list: adminProcedure
    .input(PageQuery)
    .output(QuizResponseList)
    .query(({ ctx, input }) => listResponses(ctx.em, input)),

  exportBatch: adminProcedure
    .input(ExportQuery)
    .output(z.object({ rows: z.array(QuizResponse), nextCursor }))
    .query(({ ctx, input }) => exportResponses(ctx.em, input)),
});
