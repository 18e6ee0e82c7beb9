import type { SqlEntityManager } from '@mikro-orm/sql';
import type { VisitKind } from '../../shared/pipeline.ts';
import { sourceFields, type SourceKeys } from '../../shared/sourceKeys.ts';
import { DAY_MS, HOUR_MS } from '../../shared/durations.ts';
import { commitStatement } from '../database/groupCommit.ts';
import { VisitCountEntity } from './entity.ts';

const QUARTER_HOUR_MS = HOUR_MS / 4;

/**
 * Combinations of source, campaign and landing page that are counted per UTC day, because anyone
 * can invent any number of them.
 */
export const MAX_COMBINATIONS = 300;

/** The keys that all further visits are counted under. */
export const OTHER = '(other)';
const other: SourceKeys = { source: OTHER, campaign: OTHER, landing: OTHER };

/** Counts one visit or started quiz. */
export async function countVisit(em: SqlEntityManager, kind: VisitKind, keys: SourceKeys) {
  const at = new Date(floorTo(QUARTER_HOUR_MS));
  const counted = (await isCounted(em, keys)) ? keys : other;
  // One statement, so that concurrent visits are all counted.
  await commitStatement(em, (tx) =>
    tx.execute(
      'insert into visit_counts (at, kind, source, campaign, landing, count) values (?, ?, ?, ?, ?, 1) ' +
        'on conflict (at, kind, source, campaign, landing) do update set count = visit_counts.count + 1',
      [at, kind, ...sourceFields.map((field) => counted[field])],
    ),
  );
  return {};
}

type Day = { start: number; combinations: Set<string> };
/** The combinations of today that this process knows, by driver. */
const days = new WeakMap<object, Day>();

/** Whether a combination is among the first of the day; remembers it. */
async function isCounted(em: SqlEntityManager, keys: SourceKeys) {
  const name = nameOf(keys);
  let day = dayOf(em);
  if (day.combinations.has(name)) return true;
  // Full sets stay full. Others are read again, because several processes may count.
  if (day.combinations.size < MAX_COMBINATIONS) {
    const stored = await combinationsSince(em, new Date(day.start));
    day = dayOf(em);
    for (const one of stored) day.combinations.add(one);
  }
  if (!day.combinations.has(name) && day.combinations.size >= MAX_COMBINATIONS) return false;
  day.combinations.add(name);
  return true;
}

function dayOf(em: SqlEntityManager): Day {
  const start = floorTo(DAY_MS);
  const known = days.get(em.getDriver());
  if (known?.start === start) return known;
  const day = { start, combinations: new Set<string>() };
  days.set(em.getDriver(), day);
  return day;
}

async function combinationsSince(em: SqlEntityManager, since: Date) {
  const rows = await em.execute<SourceKeys[]>(
    'select distinct source, campaign, landing from visit_counts where at >= ? and source <> ?',
    [since, OTHER],
  );
  return rows.map(nameOf);
}

const nameOf = (keys: SourceKeys) => JSON.stringify(sourceFields.map((field) => keys[field]));

const floorTo = (period: number) => Math.floor(Date.now() / period) * period;

/** Deletes the counts of the oldest hour before a date. */
export async function deleteOldVisitCounts(em: SqlEntityManager, { before }: { before: Date }) {
  const oldest = await oldestVisitCount(em);
  if (!oldest || oldest >= before) return 0;
  const end = new Date(Math.min(oldest.getTime() + HOUR_MS, before.getTime()));
  return em.nativeDelete(VisitCountEntity, { at: { $lt: end } });
}

/** Returns the start of the first 15 minutes that are kept. */
export async function oldestVisitCount(em: SqlEntityManager) {
  const oldest = await em.findOne(
    VisitCountEntity,
    { count: { $gt: 0 } },
    { orderBy: { at: 'asc' } },
  );
  return oldest?.at;
}
