import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import type { Attribution } from '../../shared/attribution.ts';
import { EXPORT_BATCH, type ExportQuery, type PageQuery } from '../../shared/paging.ts';
import type { NewQuizResponse } from '../../shared/quiz/response.ts';
import { isComplete, quizResult } from '../../shared/quiz/scoring.ts';
import { type Actor, audit } from '../audit/service.ts';
import { createOnce } from '../idempotency/service.ts';
import { newestPage } from '../paging.ts';
import { QuizResponseEntity } from './entity.ts';

export type QuizSubmission = {
  response: NewQuizResponse;
  attribution?: Attribution | undefined;
  idempotencyKey?: string | undefined;
};

/** Stores a finished quiz before anything else is tried. */
export async function submitQuiz(em: SqlEntityManager, submission: QuizSubmission) {
  const { response, attribution, idempotencyKey } = submission;
  const { row } = await createOnce(em, {
    key: idempotencyKey,
    scope: 'quiz.submit',
    input: response,
    create: () =>
      em.create(QuizResponseEntity, {
        id: uuid(),
        ...judged(response),
        attribution,
        generatedStrategy: null,
      }),
    find: (id) => em.findOneOrFail(QuizResponseEntity, { id }),
  });
  return {
    response: row,
    message: 'Your answers are saved. Your personalized podcast strategy follows.',
    emailWarning: 'Email delivery is not configured, so the guide has not been emailed.',
  };
}

/** The result follows from the answers; what was sent stands only where they do not tell. */
function judged(response: NewQuizResponse): NewQuizResponse {
  const result = isComplete(response.answers) ? quizResult(response.answers) : undefined;
  return result ? { ...response, result: result.type, resultDescription: result.title } : response;
}

export async function listResponses(em: SqlEntityManager, query: PageQuery) {
  const { rows, nextCursor } = await newestPage(em.createQueryBuilder(QuizResponseEntity), query);
  return { responses: rows, nextCursor };
}

/** The next rows of an export, newest first; its start stands in the audit log. */
export async function exportResponses(em: SqlEntityManager, { cursor }: ExportQuery, actor: Actor) {
  if (!cursor) await audit(em, actor, 'quiz.exported');
  return newestPage(em.createQueryBuilder(QuizResponseEntity), { cursor, limit: EXPORT_BATCH });
}
