import type { SqlEntityManager } from '@mikro-orm/sql';
import { type Dialect, dialectOf, type Sql } from './sql.ts';

/**
 * Up to this many rows are looked up one by one. With more matches, walking the sort index fills a
 * page soon enough: of a million leads with this many matches, every page needs about as many
 * steps, so both plans have the same worst case.
 */
export const MAX_CANDIDATES = 7000;

/** A table with a column `search_words`, which has a full-text index. */
export type WordIndex = {
  table: 'leads' | 'quiz_responses';
  /** The index on SQLite, the table with the numbers of its rows, and their id there. */
  sqlite: { words: string; numbers: string; id: string };
};

type WordSearch = {
  em: SqlEntityManager;
  index: WordIndex;
  words: string[];
  /** Narrows the lookup: with terms of the index on SQLite, with conditions on Postgres. */
  narrowBy?: { terms: string[]; conditions: Sql[] };
};

/**
 * A word of the row starts with this one. Postgres assumes that any `like` is selective, and with
 * two of them reads and sorts the whole table; for `strpos` it expects a third of the rows.
 */
export const hasPrefix = (word: string, dialect: Dialect): Sql => ({
  sql: dialect === 'sqlite' ? `(' ' || search_words) like ?` : `strpos(' ' || search_words, ?) > 0`,
  values: [dialect === 'sqlite' ? `% ${word}%` : ` ${word}`],
});

/**
 * Returns the ids of the rows that may contain the words, which are still to be checked; `undefined`
 * without words, and when there are too many rows.
 */
export async function idsWithWords(search: WordSearch): Promise<string[] | undefined> {
  const dialect = dialectOf(search.em);
  const words = dialect === 'sqlite' ? search.words : await selectiveWords(search);
  if (words.length === 0) return undefined;
  const { sql, values } = lookup[dialect]({ ...search, words });
  const rows = await search.em.execute<{ id: string }[]>(
    `${sql} limit ${MAX_CANDIDATES + 1}`,
    values,
  );
  return rows.length > MAX_CANDIDATES ? undefined : rows.map(({ id }) => id);
}

/** The index on SQLite has lists of prefixes up to this length. */
const MAX_PREFIX_LENGTH = 8;

/** Words hold letters and digits only, so nothing needs escaping. */
const lookup: Record<Dialect, (search: WordSearch) => Sql> = {
  sqlite: ({ words, index: { sqlite }, narrowBy }) => ({
    sql: `select ${sqlite.id} as id from ${sqlite.words}
          join ${sqlite.numbers} on number = ${sqlite.words}.rowid where ${sqlite.words} match ?`,
    values: [
      [
        ...words.map((word) => `"${Array.from(word).slice(0, MAX_PREFIX_LENGTH).join('')}"*`),
        ...(narrowBy?.terms ?? []).map((term) => `"${term}"`),
      ].join(' '),
    ],
  }),
  postgres: ({ words, index: { table }, narrowBy }) => {
    const conditions = [
      {
        sql: `array_to_tsvector(string_to_array(search_words, ' ')) @@ cast(? as tsquery)`,
        values: [words.map((word) => `'${word}':*`).join(' & ')],
      },
      ...(narrowBy?.conditions ?? []),
    ];
    return {
      sql: `select id from ${table} where ${conditions.map(({ sql }) => sql).join(' and ')}`,
      values: conditions.flatMap(({ values }) => values),
    };
  },
};

/** Percentage of the table that is sampled for the estimate. */
const SAMPLE_PERCENT = 0.2;
const MAX_WORDS = 4;
/** Cost of looking up a row, in entries of a word's posting list. */
const LOOKUP_COST = 5;

/**
 * Returns the words whose posting lists should be read on Postgres; none when a sample shows far
 * too many matches: the index cannot stop early and reads the whole list of a prefix. Otherwise the
 * rarest words suffice, and their rows are filtered.
 */
async function selectiveWords({ em, index: { table }, words: searched }: WordSearch) {
  // Of many words, as in an address, the longest are the rarest.
  const words = searched.toSorted((a, b) => b.length - a.length).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const { all, each } = await sampleWords(em, table, words);
  if (all > (2 * MAX_CANDIDATES * SAMPLE_PERCENT) / 100) return [];
  const rarest = Math.min(...each);
  if (rarest === 0) return words.slice(each.indexOf(0), each.indexOf(0) + 1);
  return words.filter((_, position) => (each[position] ?? 0) <= LOOKUP_COST * rarest);
}

/** Counts sampled rows that match all words, and each word; the sample is always the same. */
async function sampleWords(em: SqlEntityManager, table: string, words: string[]) {
  const matches = words.map((word) => hasPrefix(word, 'postgres'));
  const sums = matches.map(({ sql }) => `count(*) filter (where ${sql})`);
  const [row] = await em.execute<{ all: string; each: string[] }[]>(
    `select count(*) filter (where ${matches.map(({ sql }) => sql).join(' and ')}) as "all",
       array[${sums.join(', ')}]::text[] as "each"
     from ${table} tablesample system (${SAMPLE_PERCENT}) repeatable (1)`,
    [...matches, ...matches].flatMap(({ values }) => values),
  );
  return { all: Number(row?.all ?? 0), each: (row?.each ?? []).map(Number) };
}
