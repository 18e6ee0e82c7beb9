import type { SqlEntityManager } from '@mikro-orm/sql';
import type { LeadFilter } from '../../../shared/leads/filter.ts';
import { type Dialect, dialectOf, idPath, type Sql } from '../../search/sql.ts';
import { idsWithWords, MAX_CANDIDATES, type WordIndex } from '../../search/words.ts';
import { tokenize } from '../../textKeys.ts';
import {
  datePath,
  facetConditions,
  facetPath,
  facetTerms,
  progressPaths,
  rowConditions,
  touchPaths,
} from './conditions.ts';

const leadWords: WordIndex = {
  table: 'leads',
  sqlite: { words: 'lead_words', numbers: 'lead_numbers', id: 'lead_id' },
};

/** With so few candidates, looking for fewer would take longer than reading them. */
const FEW_CANDIDATES = 200;
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
  const paths: AccessPath[] = [];
  for (const find of [wordPaths, datePaths, facetPaths, touchPathsOf, progressPathsOf]) {
    paths.push(...(await find(search)));
    if (paths.some(({ n }) => n <= FEW_CANDIDATES)) break;
  }
  const cheapest = paths.toSorted((a, b) => a.n - b.n).at(0);
  return cheapest && cheapest.n <= MAX_CANDIDATES ? cheapest.path : undefined;
}

/** Returns the ids themselves, so that the full-text index is read once and not twice. */
async function wordPaths({ em, filter, dialect }: Search): Promise<AccessPath[]> {
  const ids = await idsWithWords({
    em,
    index: leadWords,
    words: tokenize(filter.q ?? ''),
    narrowBy: { terms: facetTerms(filter), conditions: rowConditions(filter, dialect) },
  });
  return ids ? [{ path: idPath[dialect](ids), n: ids.length }] : [];
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

const touchPathsOf = (search: Search) =>
  countedPaths(search, touchPaths(search.filter, search.dialect));

const progressPathsOf = (search: Search) =>
  countedPaths(search, progressPaths(search.filter, search.dialect));

async function facetPaths({ em, filter, dialect }: Search): Promise<AccessPath[]> {
  const conditions = facetConditions(filter, dialect);
  if (conditions.length === 0) return [];
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
  return [{ path: facetPath(facets.map(({ facet }) => facet)), n }];
}

/** Counts no further than `most`. */
async function countUpTo(em: SqlEntityManager, { sql, values }: Sql, limit: number) {
  const [row] = await em.execute<{ n: number | string }[]>(
    `select count(*) as n from (${sql} limit ${limit}) as found`,
    values,
  );
  return Number(row?.n ?? 0);
}
