import type { SqlEntityManager } from '@mikro-orm/sql';
import { type CountKind, ViewCountEntity } from './entity.ts';
import { HOUR_MS } from '../durations.ts';

const QUARTER = HOUR_MS / 4;

/** One more view now. */
export async function countView(em: SqlEntityManager, kind: CountKind, name: string) {
  const at = new Date(Math.floor(Date.now() / QUARTER) * QUARTER);
  // One statement, so that no two views can be counted as one.
  await em.execute(
    'insert into view_counts (at, kind, name, count) values (?, ?, ?, 1) ' +
      'on conflict (at, kind, name) do update set count = view_counts.count + 1',
    [at, kind, name],
  );
  return {};
}

/** Deletes the views of the oldest hour before a date. */
export async function deleteOldCounts(em: SqlEntityManager, { before }: { before: Date }) {
  const oldest = await em.findOne(
    ViewCountEntity,
    { at: { $lt: before } },
    { orderBy: { at: 'asc' } },
  );
  if (!oldest) return 0;
  const end = new Date(Math.min(oldest.at.getTime() + HOUR_MS, before.getTime()));
  return em.nativeDelete(ViewCountEntity, { at: { $lt: end } });
}

type Sum = { name: string; count: number | string };

/** Views by name, from a moment on. */
export async function sumViews(em: SqlEntityManager, kind: CountKind, since: Date) {
  const rows = await em.execute<Sum[]>(
    'select name, sum(count) as count from view_counts where at >= ? and kind = ? group by name',
    [since, kind],
  );
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}
