import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import type { Attribution } from '../../shared/attribution.ts';
import type { ExportQuery } from '../../shared/paging.ts';
import { guideUnderWay } from '../../shared/content/quizGuide.ts';
import { type NewQuizResponse, type QuizQuery, QuizResponse } from '../../shared/quiz/response.ts';
import { isComplete, quizResult } from '../../shared/quiz/scoring.ts';
import { guideView } from '../../shared/quiz/writtenGuide.ts';
import { notFound } from '../http/errors.ts';
import { type Actor, auditList, auditOnce, type RequestActor } from '../audit/auditLog.ts';
import { createOnce, type IdempotencyKey } from '../idempotency/createOnce.ts';
import { guideDelivery } from './guideDelivery.ts';
import { MAIL } from '../email/email.ts';
import { enqueueQuizNotice, type Notify } from '../email/notifications.ts';
import { enqueue, progressOf } from '../outbox/queue.ts';
import type { Outbox } from '../outbox/worker.ts';
import { connectionFor, LONG_READS, newestPage } from '../paging.ts';
import { announcer } from '../webhooks/service.ts';
import type { Timeouts } from '../timeouts.ts';
import { wordsOf } from '../textKeys.ts';
import { QuizResponseEntity, type QuizResponseRow } from './entity.ts';
import { guideKey, guidePath, mailKey, nameOf, newGuideToken } from './guideKeys.ts';

export type QuizSubmission = {
  response: NewQuizResponse;
  attribution?: Attribution | undefined;
  idempotencyKey?: IdempotencyKey | undefined;
  notify?: Notify | undefined;
  isSuspectedSpam: boolean;
  /** Whether Gemini may write the guide; otherwise the built-in writer does. */
  mayAskGemini: boolean;
  /** How long the caller waits for the guide, and then for its email. */
  timeouts: Pick<Timeouts, 'guide' | 'mail'>;
};

/** Stores a finished quiz before anything else is tried, then has the guide written and emailed. */
export async function submitQuiz(em: SqlEntityManager, outbox: Outbox, submission: QuizSubmission) {
  const { response, idempotencyKey, notify, timeouts, isSuspectedSpam } = submission;
  const announce = await announcer(em, 'quiz.completed');
  const isAnnounced = !isSuspectedSpam && (await notify?.gate(em));
  const row = await createOnce(em, {
    key: idempotencyKey,
    scope: 'quiz.submit',
    input: response,
    create: () => {
      const row = newResponse(em, judged(response), submission);
      if (!isSuspectedSpam) announce(row.id, QuizResponse.parse(row));
      if (isAnnounced) enqueueQuizNotice(em, row, notify);
      return row;
    },
    find: (id) => em.findOne(QuizResponseEntity, { id }),
  });
  const hasGuide = (await outbox.runNow(guideKey(row.id), timeouts.guide)) === 'done';
  const told = hasGuide
    ? guideDelivery(outbox, await sent(em, outbox, { id: row.id, timeout: timeouts.mail }))
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
  { attribution, isSuspectedSpam: suspectedSpam, mayAskGemini }: QuizSubmission,
) {
  const id = uuid();
  enqueue(em, {
    kind: 'guide',
    key: guideKey(id),
    payload: { responseId: id, isBuiltIn: suspectedSpam || !mayAskGemini },
    aboutId: id,
    isUrgent: true,
  });
  return em.create(QuizResponseEntity, {
    id,
    ...response,
    attribution,
    suspectedSpam,
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

/** How far the mail of a guide is; null when this one is not mailed. */
async function sent(
  em: SqlEntityManager,
  outbox: Outbox,
  { id, timeout }: { id: string; timeout: number },
) {
  if (outbox.handles(MAIL)) return outbox.runNow(mailKey(id), timeout);
  return (await progressOf(em, mailKey(id)))?.state ?? null;
}

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

/** Without suspected spam, unless it is asked for. */
export async function listResponses(em: SqlEntityManager, given: QuizQuery, actor: Actor) {
  const { q, spam, ...page } = given;
  await auditList(em, { actor, kind: 'quiz.listed', limit: page.limit });
  const query = em.createQueryBuilder(QuizResponseEntity, undefined, connectionFor(page));
  if (!spam) query.andWhere({ suspectedSpam: false });
  const words = wordsOf(q ?? '');
  for (const word of words) query.andWhere(`(' ' || search_words) like ?`, [`% ${word}%`]);
  // Signs alone begin no word.
  if (q && words.length === 0) query.andWhere('1 = 0');
  const { rows, nextCursor } = await newestPage(query, page);
  return { responses: rows.map((row) => listed(row, spam)), nextCursor };
}

/** The next rows of an export, newest first; the export stands in the audit log. */
export async function exportResponses(
  em: SqlEntityManager,
  { spam, ...page }: ExportQuery & Pick<QuizQuery, 'spam'>,
  actor: RequestActor,
) {
  await auditOnce(em, actor, 'quiz.exported');
  const query = em.createQueryBuilder(QuizResponseEntity, undefined, LONG_READS);
  if (!spam) query.andWhere({ suspectedSpam: false });
  const { rows, nextCursor } = await newestPage(query, page);
  return { rows: rows.map((row) => listed(row, spam)), nextCursor };
}

/** SQLite has 0 and 1 for it. Without spam the field would say the same of every row. */
const listed = (row: QuizResponseRow, spam: QuizQuery['spam']) => ({
  ...row,
  suspectedSpam: spam && Boolean(row.suspectedSpam),
});
