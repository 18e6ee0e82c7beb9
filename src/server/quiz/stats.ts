import type { SqlEntityManager } from '@mikro-orm/sql';
import { firstOfMonth, yearOf } from '../../shared/dates.ts';
import { dayInZone, spanOfMonth, type Span, spanOfDays } from '../../shared/zonedDates.ts';
import { QuizResponseEntity } from './entity.ts';
import { countResponses } from './service.ts';

const isPerson = { suspectedSpam: false };

/**
 * Returns the stat cards in the viewer's time zone; `month` counts this calendar month of every
 * year.
 */
export async function quizStats(em: SqlEntityManager, { zone }: { zone: string }) {
  const today = dayInZone(zone);
  const between = ({ since, before }: Span) =>
    em.count(QuizResponseEntity, { ...isPerson, createdAt: { $gte: since, $lt: before } });
  const [oldest] = await em.find(QuizResponseEntity, isPerson, {
    fields: ['createdAt'],
    orderBy: { createdAt: 'asc' },
    limit: 1,
  });
  const years = oldest ? yearOf(today) - yearOf(dayInZone(zone, oldest.createdAt)) + 1 : 0;
  const months = Array.from({ length: years }, (_, ago) =>
    between(spanOfMonth(zone, firstOfMonth(today, -12 * ago))),
  );
  return {
    total: (await countResponses(em, { zone })).count,
    month: (await Promise.all(months)).reduce((sum, count) => sum + count, 0),
    today: await between(spanOfDays(zone, today)),
  };
}
