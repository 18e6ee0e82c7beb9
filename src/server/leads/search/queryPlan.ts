import type { SqlEntityManager } from '@mikro-orm/sql';
import { NOT_SPAM } from '../../../shared/leads/constants.ts';
import type { LeadFilter } from '../../../shared/leads/filter.ts';
import {
  type AccessPath,
  type Dialect,
  dialectOf,
  rowIn,
  type Sql,
} from '../../database/search/sql.ts';
import { MAX_CANDIDATES, pathOfWords, type WordIndex } from '../../database/search/words.ts';
import { tokenize } from '../../../shared/fold.ts';
import {
  datePath,
  facetConditions,
  facetPath,
  facetTerms,
  progressPaths,
  sourcePaths,
} from './conditions.ts';

const leadWords: WordIndex = {
  table: 'leads',
  sqlite: { words: 'lead_words', numbers: 'lead_numbers', id: 'lead_id' },
};

/** Counting what another index selects takes longer than reading this many candidates. */
const FEW_CANDIDATES = 200;
/** Searching the full-text index takes longer than reading this many candidates. */
const FEW_FOR_WORDS = 4000;
const MAX_FACETS = 1000;

/** Returns the counts of a filter's facets, summed over the shards. */
export function facetCounts(em: SqlEntityManager, filter: LeadFilter) {
  const conditions = facetConditions(filter, dialectOf(em));
  return em.execute<FacetCount[]>(
    `select status, tier, lead_type as "leadType", offer_type as "offerType",
       cast(sum(count) as integer) as n
     from lead_counts ${whereClause(conditions)}
     group by status, tier, lead_type, offer_type having sum(count) > 0`,
    conditions.flatMap(({ values }) => values),
  );
}
type FacetCount = {
  status: string;
  tier: number;
  leadType: string;
  offerType: string;
  n: number;
};

export const total = (facets: { n: number }[]) => facets.reduce((sum, { n }) => sum + n, 0);

const whereClause = (conditions: Sql[]) =>
  conditions.length > 0 ? `where ${conditions.map(({ sql }) => sql).join(' and ')}` : '';

type Search = { em: SqlEntityManager; filter: LeadFilter; dialect: Dialect };

/**
 * Returns the index lookup with the fewest candidates that include all leads of a filter;
 * `undefined` when even those are many.
 */
export async function cheapestPath(search: Search) {
  let cheapest: AccessPath | undefined;
  for (const { find, skipAt } of pathFinders) {
    if (cheapest && cheapest.n <= skipAt) break;
    const [best] = (await find(search)).toSorted((a, b) => a.n - b.n);
    if (best && (!cheapest || best.n < cheapest.n)) cheapest = best;
  }
  return cheapest && cheapest.n <= MAX_CANDIDATES ? cheapest.path : undefined;
}

async function wordPaths({ em, filter }: Search): Promise<AccessPath[]> {
  const found = await pathOfWords({
    em,
    index: leadWords,
    words: tokenize(filter.q ?? ''),
    terms: facetTerms(filter),
  });
  return found ? [found] : [];
}

async function datePaths(search: Search): Promise<AccessPath[]> {
  const path = datePath(search.filter, search.dialect);
  return countedPaths(search, path ? [path] : []);
}

async function countedPaths({ em, dialect }: Search, lookups: Sql[]): Promise<AccessPath[]> {
  const counted: AccessPath[] = [];
  for (const lookup of lookups)
    counted.push({
      path: rowIn(lookup, dialect),
      n: await countUpTo(em, lookup, MAX_CANDIDATES + 1),
    });
  return counted;
}

const sourcePathsOf = (search: Search) =>
  countedPaths(search, sourcePaths(search.filter, search.dialect));

const progressPathsOf = (search: Search) =>
  countedPaths(search, progressPaths(search.filter, search.dialect));

async function facetPaths({ em, filter, dialect }: Search): Promise<AccessPath[]> {
  const conditions = facetConditions(filter, dialect);
  // Nearly all leads are not spam, and the words of the search narrow the list further.
  const isOnlyNotSpam = conditions.length === 1 && filter.status === NOT_SPAM;
  if (conditions.length === 0 || (isOnlyNotSpam && filter.q)) return [];
  const where = whereClause(conditions);
  const values = conditions.flatMap((condition) => condition.values);
  const [sum] = await em.execute<{ n: number | null }[]>(
    `select cast(sum(count) as integer) as n from lead_counts ${where}`,
    values,
  );
  const n = sum?.n ?? 0;
  if (n > MAX_CANDIDATES) return [];
  const facets = await em.execute<{ facet: string }[]>(
    `select facet from lead_counts ${where} group by facet having sum(count) > 0
     limit ${MAX_FACETS + 1}`,
    values,
  );
  if (facets.length > MAX_FACETS) return [];
  const lookup = facetPath(
    facets.map(({ facet }) => facet),
    dialect,
  );
  return [{ path: rowIn(lookup, dialect), n }];
}

/** Counts no further than `limit`. */
async function countUpTo(em: SqlEntityManager, { sql, values }: Sql, limit: number) {
  const [row] = await em.execute<{ n: number | string }[]>(
    `select count(*) as n from (${sql} limit ${limit}) as found`,
    values,
  );
  return Number(row?.n ?? 0);
}

/** Tried in this order. A finder is skipped if an earlier one found at most `skipAt` candidates. */
const pathFinders = [
  { find: datePaths, skipAt: FEW_CANDIDATES },
  { find: facetPaths, skipAt: FEW_CANDIDATES },
  { find: sourcePathsOf, skipAt: FEW_CANDIDATES },
  { find: progressPathsOf, skipAt: FEW_CANDIDATES },
  { find: wordPaths, skipAt: FEW_FOR_WORDS },
];
