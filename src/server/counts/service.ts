import type { SqlEntityManager } from '@mikro-orm/sql';
import { type CountKind, DailyCountEntity } from './entity.ts';

export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** One more view today. */
export async function countView(em: SqlEntityManager, kind: CountKind, name: string) {
  // One statement, so that no two views can be counted as one.
  await em.execute(
    'insert into daily_counts (day, kind, name, count) values (?, ?, ?, 1) ' +
      'on conflict (day, kind, name) do update set count = daily_counts.count + 1',
    [dayOf(new Date()), kind, name],
  );
  return {};
}

/** Deletes the views of the oldest day before a date. */
export async function deleteOldCounts(em: SqlEntityManager, { before }: { before: Date }) {
  const oldest = await em.findOne(
    DailyCountEntity,
    { day: { $lt: dayOf(before) } },
    { orderBy: { day: 'asc' } },
  );
  return oldest ? em.nativeDelete(DailyCountEntity, { day: oldest.day }) : 0;
}

/** Views by name, from a day (UTC) on. */
export async function sumViews(em: SqlEntityManager, kind: CountKind, from: Date) {
  const rows = await em.find(DailyCountEntity, { kind, day: { $gte: dayOf(from) } });
  const sums = new Map<string, number>();
  for (const { name, count } of rows) sums.set(name, (sums.get(name) ?? 0) + count);
  return sums;
}
