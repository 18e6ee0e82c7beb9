import type { SqlEntityManager } from '@mikro-orm/sql';
import { dayIn, startOfDay } from '../../../shared/zone.ts';
import { QuizResponseEntity } from '../entity.ts';

const isPerson = { suspectedSpam: false };

/** The stat cards, in the viewer's time zone; `month` is the same calendar month of any year. */
export async function quizFigures(em: SqlEntityManager, { zone }: { zone: string }) {
  const { year, month, day } = dayIn(zone, new Date());
  const between = (from: Date, to: Date) =>
    em.count(QuizResponseEntity, { ...isPerson, createdAt: { $gte: from, $lt: to } });
  const [oldest] = await em.find(QuizResponseEntity, isPerson, {
    fields: ['createdAt'],
    orderBy: { createdAt: 'asc' },
    limit: 1,
  });
  const years = oldest ? year - dayIn(zone, oldest.createdAt).year + 1 : 0;
  const months = Array.from({ length: years }, (_, ago) =>
    between(
      startOfDay(zone, { year: year - ago, month, day: 1 }),
      startOfDay(zone, { year: year - ago, month: month + 1, day: 1 }),
    ),
  );
  return {
    total: await em.count(QuizResponseEntity, isPerson),
    month: (await Promise.all(months)).reduce((sum, count) => sum + count, 0),
    today: await between(
      startOfDay(zone, { year, month, day }),
      startOfDay(zone, { year, month, day: day + 1 }),
    ),
  };
}
