import type { SqlEntityManager } from '@mikro-orm/sql';
import { SqliteDriver } from '@mikro-orm/sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pipelineSteps } from '../../shared/pipeline.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { countedFields, countedRows, sums } from './countedRows.ts';
import { ChangedDayEntity, DayCountEntity } from './entity.ts';

/** Days that one transaction counts: SQLite runs in this process, so other requests wait for it. */
const PART_DAYS = 7;
/** Two processes do not count the same days at the same time. */
const LOCK_COUNTING = 'select pg_advisory_xact_lock(7062026)';

/** Days since 1970; `end` is exclusive. */
export type Days = { start: number; end: number };

/**
 * Counts the days that have been over for a day, and those that have changed since they were counted.
 * Returns the first day after them.
 */
export async function countClosedDays(em: SqlEntityManager) {
  const end = Math.floor(Date.now() / DAY_MS) - 1;
  const next = Math.min((await nextDay(em)) ?? end, end);
  const changed = await em.execute<{ day: number }[]>(
    'select distinct day from changed_days where day < ? order by day',
    [next],
  );
  const uncounted = Array.from({ length: end - next }, (_, index) => next + index);
  for (const days of runsOf([...changed.map(({ day }) => day), ...uncounted])) {
    await em.transactional((tx) => countDays(tx, days));
    await nextTurn();
  }
  return end;
}

/** Returns the day after the last counted one, or the first that has rows. */
async function nextDay(em: SqlEntityManager) {
  const last = await lastCountedDay(em);
  if (last !== undefined) return last + 1;
  const firsts = await em.execute<{ at: Date | number | string | null }[]>(
    `select min(at) as at from visit_counts union all select min(created_at) from quiz_responses
     union all select min(created_at) from leads`,
  );
  const times = firsts.flatMap(({ at }) => (at === null ? [] : new Date(at).getTime()));
  return times.length > 0 ? Math.floor(Math.min(...times) / DAY_MS) : undefined;
}

async function lastCountedDay(em: SqlEntityManager) {
  // Every row has a source.
  const [row] = await em.execute<{ day: number | null }[]>(
    `select max(day) as day from day_counts where field = 'source'`,
  );
  return row?.day ?? undefined;
}

/** Joins ascending days. */
function runsOf(days: number[]) {
  const runs: Days[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.end === day && day - run.start < PART_DAYS) run.end++;
    else runs.push({ start: day, end: day + 1 });
  }
  return runs;
}

/**
 * Changes are forgotten before the rows are read: one that is committed in between leads to another
 * count, and none is missed.
 */
async function countDays(em: SqlEntityManager, { start, end }: Days) {
  if (!(em.getDriver() instanceof SqliteDriver)) await em.execute(LOCK_COUNTING);
  const day = { $gte: start, $lt: end };
  const changes = await em.nativeDelete(ChangedDayEntity, { day });
  const last = await lastCountedDay(em);
  // Another process has counted them.
  if (changes === 0 && last !== undefined && last >= end - 1) return;
  await em.nativeDelete(DayCountEntity, { field: { $in: [...countedFields] }, day });
  const span = { since: new Date(start * DAY_MS), before: new Date(end * DAY_MS) };
  const { sql, values } = countedRows(em, { span });
  const counts = countedFields.map(
    (field) =>
      `select '${field}', day, ${field}, ${sums} from counted where ${field} is not null group by day, ${field}`,
  );
  await em.execute(
    `with counted as (${sql}) insert into day_counts (field, day, key, ${pipelineSteps.join(', ')})
     ${counts.join(' union all ')}`,
    values,
  );
}
