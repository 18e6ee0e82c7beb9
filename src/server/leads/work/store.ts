import type { SqlEntityManager } from '@mikro-orm/sql';
import type { LeadFilter } from '../../../shared/leads/filter.ts';
import { conditionsOf, type Dialect, kindWay, passesKind, type Sql, waysTo } from './conditions.ts';

/**
 * Up to so many leads are looked up one by one. Where more match, walking along the sorting meets
 * one often enough to fill a page: of a million leads with this many matches, every page is filled
 * after about as many steps, so the worst of both ways is the same.
 */
const FEW = 7000;
const MOST_KINDS = 1000;

/** The counted kinds, summed over the slots. */
export async function countedKinds(em: SqlEntityManager, passes = passesKind(everything)) {
  const rows = await em.execute<Counted[]>(
    `select kind, status, tier, lead_type as "leadType", offer_type as "offerType",
       cast(sum(n) as integer) as n
     from lead_counts group by kind, status, tier, lead_type, offer_type having sum(n) > 0`,
  );
  return rows.filter(passes);
}
type Counted = {
  kind: string;
  status: string;
  tier: number;
  leadType: string;
  offerType: string;
  n: number;
};
const everything: LeadFilter = { zone: 'UTC' };

export const total = (kinds: { n: number }[]) => kinds.reduce((sum, { n }) => sum + n, 0);

/** The index that leads to the fewest leads among which are all of the filter, if they are few. */
export async function shortestWay(em: SqlEntityManager, filter: LeadFilter, dialect: Dialect) {
  const ways: { way: Sql; n: number }[] = [];
  const isDense = dialect === 'postgres' && (await areManyLikely(em, filter));
  for (const way of waysTo(isDense ? { ...filter, q: undefined } : filter, dialect))
    ways.push({ way, n: await atMost(em, way, FEW + 1) });
  const { status, type, offer, tier } = filter;
  if (status ?? type ?? offer ?? tier) {
    const kinds = await countedKinds(em, passesKind(filter));
    if (kinds.length <= MOST_KINDS)
      ways.push({ way: kindWay(kinds.map(({ kind }) => kind)), n: total(kinds) });
  }
  const shortest = ways.toSorted((a, b) => a.n - b.n).at(0);
  return shortest && shortest.n <= FEW ? shortest.way : undefined;
}

/** Percent of the table that is looked at to guess. */
const SAMPLE = 0.5;

/**
 * Whether a search on Postgres finds far more than a few, as a sample says: its index cannot stop
 * early, so counting by it what begins with one letter would take longer than the page itself.
 */
async function areManyLikely(em: SqlEntityManager, { q, zone }: LeadFilter) {
  if (!q) return false;
  const likes = conditionsOf({ q, zone }, 'postgres');
  const [row] = await em.execute<{ n: string }[]>(
    `select count(*) as n from leads tablesample system (${SAMPLE})
     where ${likes.map(({ sql }) => sql).join(' and ')}`,
    likes.flatMap(({ values }) => values),
  );
  return Number(row?.n ?? 0) > (2 * FEW * SAMPLE) / 100;
}

/** Counts no further than `most`. */
async function atMost(em: SqlEntityManager, { sql, values }: Sql, most: number) {
  const [row] = await em.execute<{ n: number | string }[]>(
    `select count(*) as n from (${sql} limit ${most}) as found`,
    values,
  );
  return Number(row?.n ?? 0);
}
