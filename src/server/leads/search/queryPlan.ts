import type { SqlEntityManager } from '@mikro-orm/sql';
import type { LeadFilter } from '../../../shared/leads/filter.ts';
import {
  hasPrefix,
  datePath,
  progressPaths,
  type Dialect,
  dialectOf,
  idPath,
  facetConditions,
  facetPath,
  touchPaths,
  type Sql,
  wordPath,
} from './conditions.ts';
import { tokenize } from '../../textKeys.ts';

/**
 * Up to this many leads are looked up one by one. With more matches, walking the sort index fills a
 * page soon enough: of a million leads with this many matches, every page needs about as many
 * steps, so both plans have the same worst case.
 */
const MAX_CANDIDATES = 7000;
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
type AccessPath = { path: Sql; n: number };

/**
 * Returns the index lookup with the fewest candidates that include all leads of a filter;
 * `undefined` when even those are many.
 */
export async function cheapestPath(search: Search) {
  const paths = [
    ...(await wordPaths(search)),
    ...(await datePaths(search)),
    ...(await facetPaths(search)),
    ...(await countedPaths(search, touchPaths(search.filter, search.dialect))),
    ...(await countedPaths(search, progressPaths(search.filter, search.dialect))),
  ];
  const cheapest = paths.toSorted((a, b) => a.n - b.n).at(0);
  return cheapest && cheapest.n <= MAX_CANDIDATES ? cheapest.path : undefined;
}

/** Returns the ids themselves, so that the full-text index is read once and not twice. */
async function wordPaths({ em, filter, dialect }: Search): Promise<AccessPath[]> {
  const all = tokenize(filter.q ?? '');
  const words = dialect === 'sqlite' ? all : await selectiveWords(em, all);
  if (words.length === 0) return [];
  const { sql, values } = wordPath[dialect](words, filter);
  const rows = await em.execute<{ id: string }[]>(`${sql} limit ${MAX_CANDIDATES + 1}`, values);
  return [{ path: idPath[dialect](rows.map(({ id }) => id)), n: rows.length }];
}

async function datePaths(search: Search): Promise<AccessPath[]> {
  const path = datePath(search.filter, search.dialect);
  return countedPaths(search, path ? [path] : []);
}

async function countedPaths({ em }: Search, paths: Sql[]): Promise<AccessPath[]> {
  const counted: AccessPath[] = [];
  for (const path of paths)
    counted.push({ path, n: await countUpTo(em, path, MAX_CANDIDATES + 1) });
  return counted;
}

async function facetPaths({ em, filter, dialect }: Search): Promise<AccessPath[]> {
  const conditions = facetConditions(filter, dialect);
  if (conditions.length === 0) return [];
  const facets = await em.execute<{ facet: string; n: number }[]>(
    `select facet, cast(sum(count) as integer) as n from lead_counts ${whereClause(conditions)}
     group by facet having sum(count) > 0 limit ${MAX_FACETS + 1}`,
    conditions.flatMap(({ values }) => values),
  );
  if (facets.length > MAX_FACETS) return [];
  return [{ path: facetPath(facets.map(({ facet }) => facet)), n: total(facets) }];
}

/** Percentage of the table that is sampled for the estimate. */
const SAMPLE_PERCENT = 0.2;
const MAX_WORDS = 4;
/** Cost of looking up a lead, in entries of a word's posting list. */
const LOOKUP_COST = 5;

/**
 * Returns the words whose posting lists should be read on Postgres; none when a sample shows far
 * too many matches: the index cannot stop early and reads the whole list of a prefix. Otherwise the
 * rarest words suffice, and their leads are filtered.
 */
async function selectiveWords(em: SqlEntityManager, searched: string[]) {
  // Of many words, as in an address, the longest are the rarest.
  const words = searched.toSorted((a, b) => b.length - a.length).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const { all, each } = await sampleWords(em, words);
  if (all > (2 * MAX_CANDIDATES * SAMPLE_PERCENT) / 100) return [];
  const rarest = Math.min(...each);
  if (rarest === 0) return words.slice(each.indexOf(0), each.indexOf(0) + 1);
  return words.filter((_, index) => (each[index] ?? 0) <= LOOKUP_COST * rarest);
}

/** Counts sampled leads that match all words, and each word; the sample is always the same. */
async function sampleWords(em: SqlEntityManager, words: string[]) {
  const matches = words.map((word) => hasPrefix(word, 'postgres'));
  const sums = matches.map(({ sql }) => `count(*) filter (where ${sql})`);
  const [row] = await em.execute<{ all: string; each: string[] }[]>(
    `select count(*) filter (where ${matches.map(({ sql }) => sql).join(' and ')}) as "all",
       array[${sums.join(', ')}]::text[] as "each"
     from leads tablesample system (${SAMPLE_PERCENT}) repeatable (1)`,
    [...matches, ...matches].flatMap(({ values }) => values),
  );
  return { all: Number(row?.all ?? 0), each: (row?.each ?? []).map(Number) };
}

/** Counts no further than `most`. */
async function countUpTo(em: SqlEntityManager, { sql, values }: Sql, limit: number) {
  const [row] = await em.execute<{ n: number | string }[]>(
    `select count(*) as n from (${sql} limit ${limit}) as found`,
    values,
  );
  return Number(row?.n ?? 0);
}
