import type { QueryBuilder, SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import type { ById } from '../../shared/byId.ts';
import type { Attribution } from '../../shared/attribution.ts';
import type { ExportQuery } from '../../shared/paging.ts';
import { attributionColumns, type ColumnsQuery } from '../../shared/attributionColumns.ts';
import { toDateRange } from '../../shared/leads/filter.ts';
import {
  type NewQuizResponse,
  type QuizFilter,
  type QuizQuery,
  QuizResponse,
} from '../../shared/quiz/response.ts';
import { isComplete } from '../../shared/quiz/scoring.ts';
import { computedResult } from '../content/quiz.ts';
import { notFound } from '../http/errors.ts';
import { identifyVisitor } from '../visits/visits.ts';
import { type Actor, auditListRead, auditOnce, type RequestActor } from '../audit/auditLog.ts';
import { countInDays } from '../visits/dayCounts.ts';
import { firstVisitConditions } from '../visits/firstVisit.ts';
import { createOnce, type IdempotencyKey } from '../database/idempotency/createOnce.ts';
import { deliverGuide, guideFollows } from './guideDelivery.ts';
import { type NotificationSettings, releaseNotification } from '../mail/quota.ts';
import type { NotifiedResponse } from '../mail/templates/quizNotification.ts';
import { notifier } from '../notifications/notify.ts';
import { enqueue } from '../jobs/outbox/queue.ts';
import type { Outbox } from '../jobs/outbox/worker.ts';
import { connectionFor, LONG_READS, newestPage } from '../database/paging.ts';
import { dialectOf, matchNothing } from '../database/search/sql.ts';
import { hasPrefix, pathOfWords, type WordIndex } from '../database/search/words.ts';
import { eventPublisher } from '../webhooks/service.ts';
import type { Timeouts } from '../http/timeouts.ts';
import { tokenize } from '../../shared/fold.ts';
import { QuizResponseEntity, type QuizResponseRow } from './entity.ts';
import { guideKey, guidePath, newGuideToken } from './guideKeys.ts';
import { formerVersions } from './guideVersions.ts';

export type QuizSubmission = {
  response: NewQuizResponse;
  attribution?: Attribution | undefined;
  visitorId?: string | undefined;
  idempotencyKey?: IdempotencyKey | undefined;
  notifications?: NotificationSettings | undefined;
  isSuspectedSpam: boolean;
  /** Whether Gemini may write the guide; otherwise the fallback does. */
  mayAskGemini: boolean;
  timeouts: Pick<Timeouts, 'guide' | 'guideEmail'>;
};

/** Stores a completed quiz, then has the guide written and emailed. */
export async function submitQuiz(em: SqlEntityManager, outbox: Outbox, submission: QuizSubmission) {
  const { timeouts } = submission;
  const row = await storeQuiz(em, submission);
  const hasGuide = (await outbox.runNow(guideKey(row.id), timeouts.guide)) === 'done';
  const delivery = hasGuide
    ? await deliverGuide(em, outbox, { id: row.id, timeout: timeouts.guideEmail })
    : guideFollows(outbox);
  const stored = await em.findOne(
    QuizResponseEntity,
    { id: row.id },
    { fields: ['generatedStrategy'], refresh: true },
  );
  return {
    // Without it if the person was erased while it was written.
    response: { ...row, generatedStrategy: stored?.generatedStrategy ?? null },
    ...delivery,
    ...(row.guideToken && { guideUrl: guidePath(row.guideToken) }),
  };
}

/**
 * Stores a completed quiz and has the guide written without waiting for it. Returns the token that
 * `streamGuide` takes. Idempotency keys are those of `submitQuiz`, so that either may retry the other.
 */
export async function startQuiz(em: SqlEntityManager, outbox: Outbox, submission: QuizSubmission) {
  const { id, guideToken } = await storeQuiz(em, submission);
  if (!guideToken) throw notFound('Guide');
  await outbox.startNow(guideKey(id));
  return { token: guideToken, guideUrl: guidePath(guideToken) };
}

type StoredQuiz = QuizResponse & Pick<QuizResponseRow, 'guideToken'>;

async function storeQuiz(em: SqlEntityManager, submission: QuizSubmission) {
  const { response, attribution, visitorId, idempotencyKey, notifications, isSuspectedSpam } =
    submission;
  const publish = await eventPublisher(em, 'quiz.completed');
  const notify = isSuspectedSpam
    ? undefined
    : await notifier(em, notifications, { subject: 'quiz' });
  return createOnce<StoredQuiz>(em, {
    key: idempotencyKey,
    scope: 'quiz.submit',
    input: response,
    create: (tx) => {
      const row = newResponse(tx, withComputedResult(response), submission);
      if (!isSuspectedSpam) {
        identifyVisitor(tx, { visitorId, email: response.email });
        publish(
          row.id,
          () => ({ ...QuizResponse.parse(row), attribution: attribution ?? null }),
          tx,
        );
      }
      notify?.(tx, row.id, { response: notifiedFacts(row) });
      return row;
    },
    find: (id) => em.findOne(QuizResponseEntity, { id }),
    onRepeat: async () => notify && releaseNotification(em),
  });
}

const notifiedFacts = ({
  id,
  name,
  email,
  answers,
  resultDescription,
  attribution,
}: NotifiedResponse) => ({ id, name, email, answers, resultDescription, attribution });

/** Adds the response, and the outbox row for its guide, to the rows that are stored next. */
function newResponse(
  tx: SqlEntityManager,
  response: NewQuizResponse,
  { attribution, isSuspectedSpam: suspectedSpam, mayAskGemini }: QuizSubmission,
) {
  const id = uuid();
  enqueue(tx, {
    kind: 'guide',
    key: guideKey(id),
    payload: { responseId: id, isBuiltIn: suspectedSpam || !mayAskGemini },
    aboutId: id,
    isUrgent: true,
  });
  const row = {
    id,
    ...response,
    generatedStrategy: null,
    guideToken: newGuideToken(),
    createdAt: new Date(),
  };
  const shareToken = newGuideToken();
  tx.create(QuizResponseEntity, { ...row, shareToken, attribution, suspectedSpam });
  return row;
}

/**
 * Computes the result from the answers; the submitted result only counts when they are incomplete.
 */
function withComputedResult(response: NewQuizResponse): NewQuizResponse {
  const result = isComplete(response.answers) ? computedResult(response.answers) : undefined;
  return result ? { ...response, result: result.type, resultDescription: result.title } : response;
}

/** @throws TRPCError NOT_FOUND */
export async function responseDetails(em: SqlEntityManager, { id }: ById) {
  const response = await em.findOneOrFail(QuizResponseEntity, { id });
  return { ...response, attribution: response.attribution ?? null };
}

/** Omits suspected spam unless requested. */
export async function listResponses(em: SqlEntityManager, query: QuizQuery, actor: Actor) {
  const { limit, cursor, ...filter } = query;
  await auditListRead(em, { actor, kind: 'quiz.listed', limit });
  const builder = em.createQueryBuilder(QuizResponseEntity, undefined, connectionFor({ limit }));
  await addFilter(em, builder, filter);
  const { rows, nextCursor } = await newestPage(builder, { limit, cursor });
  return { responses: rows.map((row) => listed(row, filter.spam)), nextCursor };
}

export async function countResponses(em: SqlEntityManager, filter: QuizFilter) {
  const { q, spam } = filter;
  const ofDays = q || spam ? undefined : await countInDays(em, filter, 'finished');
  if (ofDays !== undefined) return { count: ofDays };
  const builder = em.createQueryBuilder(QuizResponseEntity);
  await addFilter(em, builder, filter);
  return { count: await builder.getCount() };
}

const responseWords: WordIndex = {
  table: 'quiz_responses',
  sqlite: { words: 'response_words', numbers: 'response_numbers', id: 'response_id' },
};

async function addFilter(
  em: SqlEntityManager,
  responses: QueryBuilder<QuizResponseRow>,
  { q, spam, ...filter }: QuizFilter,
) {
  if (!spam) responses.andWhere({ suspectedSpam: false });
  for (const { sql, values } of firstVisitConditions(filter)) responses.andWhere(sql, values);
  const { since, before } = toDateRange(filter);
  if (since) responses.andWhere({ createdAt: { $gte: since } });
  if (before) responses.andWhere({ createdAt: { $lt: before } });
  if (!q) return;
  for (const { sql, values } of await wordConditions(em, tokenize(q)))
    responses.andWhere(sql, values);
}

/** A search of punctuation alone finds nothing. */
async function wordConditions(em: SqlEntityManager, words: string[]) {
  if (words.length === 0) return [matchNothing];
  const dialect = dialectOf(em);
  const found = await pathOfWords({ em, index: responseWords, words });
  return [...(found ? [found.path] : []), ...words.map((word) => hasPrefix(word, dialect))];
}

/**
 * Returns the next rows of an export, newest first, with the former versions of their guides. Every
 * export is audited.
 */
export async function exportResponses(
  em: SqlEntityManager,
  { columns, limit, cursor, ...filter }: ResponseExport,
  actor: RequestActor,
) {
  await auditOnce(em, actor, 'quiz.exported');
  const query = em.createQueryBuilder(QuizResponseEntity, undefined, LONG_READS);
  await addFilter(em, query, filter);
  const { rows, nextCursor } = await newestPage(query, { limit, cursor });
  const versions = await formerVersions(
    em,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => ({
      ...listed(row, filter.spam),
      ...(columns && attributionColumns(row.attribution)),
      guideVersions: versions.get(row.id) ?? [],
    })),
    nextCursor,
  };
}
type ResponseExport = ExportQuery & QuizFilter & ColumnsQuery;

/** SQLite returns 0 and 1. Without spam the field would be the same in every row. */
const listed = (row: QuizResponseRow, spam: QuizQuery['spam']) => ({
  ...row,
  suspectedSpam: spam && Boolean(row.suspectedSpam),
});
