import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { GuideMarks, NewGuideFeedback } from '../../shared/quiz/feedback.ts';
import { notFound } from '../http/errors.ts';
import { GuideFeedbackEntity, QuizResponseEntity, type QuizResponseRow } from './entity.ts';
import { isGuideToken } from './guideKeys.ts';

/** Stores, changes or takes back a reader's mark of a section. @throws TRPCError NOT_FOUND */
export async function giveFeedback(
  em: SqlEntityManager,
  { token: guideToken, section, isUseful }: NewGuideFeedback,
) {
  if (!isGuideToken(guideToken)) throw notFound('Guide');
  await em.transactional(async (tx) => {
    // Locked: waits for an erasure of the person.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const response = await tx.findOneOrFail(QuizResponseEntity, { guideToken }, { lockMode });
    const guide = shownGuide(response);
    if (!guide) throw notFound('Guide');
    if (isUseful === null) await tx.nativeDelete(GuideFeedbackEntity, { ...guide, section });
    else
      await tx.upsert(GuideFeedbackEntity, { ...guide, section, isUseful, markedAt: new Date() });
  });
  return {};
}

/** Returns the marks of the guide that is shown now: a new version starts without any. */
export async function marksOf(em: SqlEntityManager, response: QuizResponseRow) {
  const guide = shownGuide(response);
  const rows = guide ? await em.find(GuideFeedbackEntity, guide) : [];
  const marks: GuideMarks = {};
  for (const { section, isUseful } of rows) marks[section] = isUseful;
  return marks;
}

/** Returns every mark of these responses, oldest first. */
export async function allMarks(em: SqlEntityManager, responseIds: readonly string[]) {
  const rows = await em.find(
    GuideFeedbackEntity,
    { response: { $in: [...responseIds] } },
    { orderBy: { markedAt: 'asc', section: 'asc' } },
  );
  return rows.map(({ response, section, writer, version, isUseful, markedAt }) => ({
    responseId: response.id,
    section,
    writer,
    version,
    isUseful,
    markedAt,
  }));
}

/** What a mark belongs to, in addition to the section. */
const shownGuide = ({ id, guideBy, guideVersion }: QuizResponseRow) =>
  guideBy ? { response: id, writer: guideBy, version: guideVersion } : undefined;
