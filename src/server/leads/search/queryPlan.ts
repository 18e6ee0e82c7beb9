import type { SqlEntityManager } from '@mikro-orm/sql';
import type { LeadFilter } from '../../../shared/leads/filter.ts';
import {
  begins,
  dateWay,
  type Dialect,
  idWay,
  kindConditions,
  kindWay,
  type Sql,
  wordWay,
} from './conditions.ts';
import { wordsOf } from '../../textKeys.ts';

/**
 * Up to so many leads are looked up one by one. Where more match, walking along the sorting meets
 * one often enough to fill a page: of a million leads with this many matches, every page is filled
 * after about as many steps, so the worst of both ways is the same.
 */
const FEW = 7000;
const MOST_KINDS = 1000;

/** The counted kinds of a filter, summed over the slots. */
export function countedKinds(em: SqlEntityManager, filter: LeadFilter, dialect: Dialect) {
  const conditions = kindConditions(filter, dialect);
  return em.execute<Counted[]>(
    `select kind, status, tier, lead_type as "leadType", offer_type as "offerType",
       cast(sum(n) as integer) as n
     from lead_counts ${where(conditions)}
     group by kind, status, tier, lead_type, offer_type having sum(n) > 0`,
    conditions.flatMap(({ values }) => values),
  );
}
type Counted = {
  kind: string;
  status: string;
  tier: number;
  leadType: string;
  offerType: string;
  n: number;
};

export const total = (kinds: { n: number }[]) => kinds.reduce((sum, { n }) => sum + n, 0);

const where = (conditions: Sql[]) =>
  conditions.length > 0 ? `where ${conditions.map(({ sql }) => sql).join(' and ')}` : '';

type Way = { way: Sql; n: number };

/** The index that leads to the fewest leads among which are all of the filter, if they are few. */
export async function shortestWay(em: SqlEntityManager, filter: LeadFilter, dialect: Dialect) {
  const byWords = await waysByWords(em, filter, dialect);
  const ways = [
    ...byWords,
    ...(await waysByDates(em, filter, dialect)),
    ...(await waysByKind(em, filter, dialect)),
  ];
  const shortest = ways.toSorted((a, b) => a.n - b.n).at(0);
  return shortest && shortest.n <= FEW ? shortest.way : undefined;
}

/** The ids themselves: the index of the words is read once, not to count and again to answer. */
async function waysByWords(
  em: SqlEntityManager,
  filter: LeadFilter,
  dialect: Dialect,
): Promise<Way[]> {
  const all = wordsOf(filter.q ?? '');
  const words = dialect === 'sqlite' ? all : await worthReading(em, all);
  if (words.length === 0) return [];
  const { sql, values } = wordWay[dialect](words, filter);
  const rows = await em.execute<{ id: string }[]>(`${sql} limit ${FEW + 1}`, values);
  return [{ way: idWay[dialect](rows.map(({ id }) => id)), n: rows.length }];
}

async function waysByDates(
  em: SqlEntityManager,
  filter: LeadFilter,
  dialect: Dialect,
): Promise<Way[]> {
  const way = dateWay(filter, dialect);
  return way ? [{ way, n: await atMost(em, way, FEW + 1) }] : [];
}

async function waysByKind(
  em: SqlEntityManager,
  filter: LeadFilter,
  dialect: Dialect,
): Promise<Way[]> {
  const conditions = kindConditions(filter, dialect);
  if (conditions.length === 0) return [];
  const values = conditions.flatMap((condition) => condition.values);
  const [row] = await em.execute<{ n: number | string }[]>(
    `select sum(n) as n from lead_counts ${where(conditions)}`,
    values,
  );
  const n = Number(row?.n ?? 0);
  if (n > FEW) return [];
  const kinds = await em.execute<{ kind: string }[]>(
    `select kind from lead_counts ${where(conditions)} group by kind having sum(n) > 0`,
    values,
  );
  return kinds.length > MOST_KINDS ? [] : [{ way: kindWay(kinds.map(({ kind }) => kind)), n }];
}

/** Percent of the table that is looked at to guess. */
const SAMPLE = 0.2;
const MOST_WORDS = 4;
/** To look at a lead takes as long as to read so many more of a word's list. */
const LOOK = 5;

/**
 * The words of a search on Postgres whose lists in the index are to be read; none where a sample
 * says that far more than a few match: the index cannot stop early, and reads the whole list of a
 * prefix. Of the others, the rarest are enough, and the leads they lead to are looked at.
 */
async function worthReading(em: SqlEntityManager, all: string[]) {
  // Of many words, as in an address, the longest are the rarest.
  const words = all.toSorted((a, b) => b.length - a.length).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const { together, each } = await sampleOf(em, words);
  if (together > (2 * FEW * SAMPLE) / 100) return [];
  const rarest = Math.min(...each);
  if (rarest === 0) return words.slice(each.indexOf(0), each.indexOf(0) + 1);
  return words.filter((_, index) => (each[index] ?? 0) <= LOOK * rarest);
}

/** How many leads of the sample have all of the words, and how many each; the same leads every time. */
async function sampleOf(em: SqlEntityManager, words: string[]) {
  const tests = words.map((word) => begins(word, 'postgres'));
  const sums = tests.map(({ sql }) => `count(*) filter (where ${sql})`);
  const [row] = await em.execute<{ together: string; each: string[] }[]>(
    `select count(*) filter (where ${tests.map(({ sql }) => sql).join(' and ')}) as together,
       array[${sums.join(', ')}]::text[] as "each"
     from leads tablesample system (${SAMPLE}) repeatable (1)`,
    [...tests, ...tests].flatMap(({ values }) => values),
  );
  return { together: Number(row?.together ?? 0), each: (row?.each ?? []).map(Number) };
}

/** Counts no further than `most`. */
async function atMost(em: SqlEntityManager, { sql, values }: Sql, most: number) {
  const [row] = await em.execute<{ n: number | string }[]>(
    `select count(*) as n from (${sql} limit ${most}) as found`,
    values,
  );
  return Number(row?.n ?? 0);
}
