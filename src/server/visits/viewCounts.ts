import type { SqlEntityManager } from '@mikro-orm/sql';
import { type ViewKind, ViewCountEntity } from './entity.ts';
import { HOUR_MS } from '../../shared/durations.ts';
import { commitStatement } from '../database/groupCommit.ts';

const QUARTER_HOUR_MS = HOUR_MS / 4;

/** Counts one view. */
export async function countView(em: SqlEntityManager, kind: ViewKind, name: string) {
  const at = new Date(Math.floor(Date.now() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS);
  // One statement, so that concurrent views are all counted.
  await commitStatement(em, (tx) =>
    tx.execute(
      'insert into view_counts (at, kind, name, count) values (?, ?, ?, 1) ' +
        'on conflict (at, kind, name) do update set count = view_counts.count + 1',
      [at, kind, name],
    ),
  );
  return {};
}

/** Deletes the views of the oldest hour before a date. */
export async function deleteOldViewCounts(em: SqlEntityManager, { before }: { before: Date }) {
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

/** Returns the number of views since a time, by name. */
export async function sumViews(em: SqlEntityManager, kind: ViewKind, since: Date) {
  const rows = await em.execute<Sum[]>(
    'select name, sum(count) as count from view_counts where at >= ? and kind = ? group by name',
    [since, kind],
  );
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}
