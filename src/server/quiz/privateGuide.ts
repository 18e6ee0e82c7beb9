import type { SqlEntityManager } from '@mikro-orm/sql';
import { Guide } from '../../shared/quiz/guide.ts';
import type { CalendarQuery } from '../../shared/quiz/response.ts';
import { firstMonday } from '../../shared/quiz/weeks.ts';
import { guideView } from '../guides/writtenGuide.ts';
import { notFound } from '../http/errors.ts';
import { calendarFile } from './calendarFile.ts';
import { QuizResponseEntity } from './entity.ts';
import { marksOf } from './guideFeedback.ts';
import { nameOf } from '../guides/takenQuiz.ts';
import { isGuideToken } from './guideKeys.ts';

/** Returns the response of a private page. @throws TRPCError NOT_FOUND for an unknown token. */
export async function responseByToken(em: SqlEntityManager, guideToken: string) {
  if (!isGuideToken(guideToken)) throw notFound('Guide');
  return em.findOneOrFail(QuizResponseEntity, { guideToken });
}

/** Returns the guide of a private page. @throws TRPCError NOT_FOUND */
export async function privateGuide(em: SqlEntityManager, token: string) {
  const response = await responseByToken(em, token);
  return { ...guideView(response, nameOf(response)), marks: await marksOf(em, response) };
}

/** Returns the guide as Markdown. @throws TRPCError NOT_FOUND, also before it is written. */
export async function markdownFile(em: SqlEntityManager, token: string) {
  const { generatedStrategy } = await responseByToken(em, token);
  if (!generatedStrategy) throw notFound('Guide');
  return `${generatedStrategy.trimEnd()}\n`;
}

/** Returns the guide's calendar as iCalendar. @throws TRPCError NOT_FOUND, also without a calendar. */
export async function privateCalendar(em: SqlEntityManager, { token, start }: CalendarQuery) {
  const response = await responseByToken(em, token);
  const { data: guide } = Guide.safeParse(response.guide);
  if (!guide) throw notFound('Guide');
  return calendarFile({
    calendar: guide.calendar,
    name: guide.names[0]?.name ?? '',
    start: start ?? firstMonday(response.createdAt),
    id: response.id,
  });
}

/**
 * Withholds the private page's address from viewers, as it would make them facilitators of its
 * board.
 */
export const forReader = <Guide extends { guideUrl: string | null }>(
  guide: Guide,
  maySeeSecrets: boolean,
): Guide => (maySeeSecrets ? guide : { ...guide, guideUrl: null });
