import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import type { Attribution } from '../../shared/attribution.ts';
import type { ExportQuery } from '../../shared/paging.ts';
import { guideUnderWay } from '../../shared/content/quizGuide.ts';
import { type NewQuizResponse, type QuizQuery, QuizResponse } from '../../shared/quiz/response.ts';
import { isComplete, quizResult } from '../../shared/quiz/scoring.ts';
import { guideView } from '../../shared/quiz/writtenGuide.ts';
import { notFound } from '../errors.ts';
import { type Actor, auditList, auditOnce, type RequestActor } from '../audit/service.ts';
import { createOnce, type IdempotencyKey } from '../idempotency/service.ts';
import { guideDelivery } from '../mail/delivery.ts';
import { MAIL } from '../mail/mail.ts';
import { enqueueQuizNotice, type Notify } from '../mail/notices.ts';
import { enqueue } from '../outbox/service.ts';
import type { Outbox } from '../outbox/worker.ts';
import { connectionFor, LONG_READS, newestPage } from '../paging.ts';
import { announcer } from '../webhooks/service.ts';
import type { Timeouts } from '../timeouts.ts';
import { wordsOf } from '../words.ts';
import { QuizResponseEntity } from './entity.ts';
import { guideKey, guidePath, mailKey, nameOf, newGuideToken } from './guide/keys.ts';

export type QuizSubmission = {
  response: NewQuizResponse;
  attribution?: Attribution | undefined;
  idempotencyKey?: IdempotencyKey | undefined;
  notify?: Notify | undefined;
  /** How long the caller waits for the guide, and then for its email. */
  timeouts: Pick<Timeouts, 'guide' | 'mail'>;
};

/** Stores a finished quiz before anything else is tried, then has the guide written and emailed. */
export async function submitQuiz(em: SqlEntityManager, outbox: Outbox, submission: QuizSubmission) {
  const { response, attribution, idempotencyKey, notify, timeouts } = submission;
  const announce = await announcer(em, 'quiz.completed');
  const row = await createOnce(em, {
    key: idempotencyKey,
    scope: 'quiz.submit',
    input: response,
    create: () => {
      const row = newResponse(em, judged(response), attribution);
      announce(row.id, QuizResponse.parse(row));
      enqueueQuizNotice(em, row, notify);
      return row;
    },
    find: (id) => em.findOne(QuizResponseEntity, { id }),
  });
  const hasGuide = (await outbox.runNow(guideKey(row.id), timeouts.guide)) === 'done';
  const told = hasGuide
    ? guideDelivery(outbox, await sent(outbox, row.id, timeouts.mail))
    : guideFollows(outbox);
  await em.refresh(row);
  return {
    response: row,
    ...told,
    ...(row.guideToken && { guideUrl: guidePath(row.guideToken) }),
  };
}

/** Not yet stored: the response and, in the same transaction, the work that follows from it. */
function newResponse(
  em: SqlEntityManager,
  response: NewQuizResponse,
  attribution: Attribution | undefined,
) {
  const id = uuid();
  enqueue(em, {
    kind: 'guide',
    key: guideKey(id),
    payload: { responseId: id },
    aboutId: id,
    isUrgent: true,
  });
  return em.create(QuizResponseEntity, {
    id,
    ...response,
    attribution,
    generatedStrategy: null,
    guideToken: newGuideToken(),
    createdAt: new Date(),
  });
}

/** The guide is still being written. */
function guideFollows(outbox: Outbox) {
  const { emailWarning } = guideDelivery(outbox, 'waiting');
  return {
    message: guideUnderWay.message,
    emailWarning: outbox.handles(MAIL) ? guideUnderWay.emailFollows : emailWarning,
  };
}

const sent = (outbox: Outbox, id: string, timeout: number) =>
  outbox.handles(MAIL) ? outbox.runNow(mailKey(id), timeout) : ('waiting' as const);

/**
 * What the private page shows.
 * @throws TRPCError NOT_FOUND for an unknown token.
 */
export async function privateGuide(em: SqlEntityManager, guideToken: string) {
  // Postgres takes no NUL, and nothing else than a token is worth a look.
  if (!/^[\w-]{20,64}$/.test(guideToken)) throw notFound('Guide');
  const response = await em.findOneOrFail(QuizResponseEntity, { guideToken });
  return guideView(response, nameOf(response));
}

/** The result follows from the answers; what was sent stands only where they do not tell. */
function judged(response: NewQuizResponse): NewQuizResponse {
  const result = isComplete(response.answers) ? quizResult(response.answers) : undefined;
  return result ? { ...response, result: result.type, resultDescription: result.title } : response;
}

/** @throws TRPCError NOT_FOUND */
export const responseById = (em: SqlEntityManager, { id }: { id: string }) =>
  em.findOneOrFail(QuizResponseEntity, { id });

export async function listResponses(em: SqlEntityManager, { q, ...page }: QuizQuery, actor: Actor) {
  await auditList(em, { actor, kind: 'quiz.listed', limit: page.limit });
  const query = em.createQueryBuilder(QuizResponseEntity, undefined, connectionFor(page));
  const words = wordsOf(q ?? '');
  for (const word of words) query.andWhere(`(' ' || search_words) like ?`, [`% ${word}%`]);
  // Signs alone begin no word.
  if (q && words.length === 0) query.andWhere('1 = 0');
  const { rows, nextCursor } = await newestPage(query, page);
  return { responses: rows, nextCursor };
}

/** The next rows of an export, newest first; the export stands in the audit log. */
export async function exportResponses(
  em: SqlEntityManager,
  page: ExportQuery,
  actor: RequestActor,
) {
  await auditOnce(em, actor, 'quiz.exported');
  return newestPage(em.createQueryBuilder(QuizResponseEntity, undefined, LONG_READS), page);
}
