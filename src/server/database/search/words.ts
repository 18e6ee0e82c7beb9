import type { SqlEntityManager } from '@mikro-orm/sql';
import { type AccessPath, type Dialect, dialectOf, rowIn, type Sql } from './sql.ts';

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
  /** Additional full-text terms; ignored on Postgres. */
  terms?: string[];
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
 * Returns the index lookup of the rows that may contain the words; `undefined` without words, and
 * when there are too many rows.
 */
export async function pathOfWords(search: WordSearch): Promise<AccessPath | undefined> {
  if (search.words.length === 0) return undefined;
  return dialectOf(search.em) === 'sqlite' ? pathOnSqlite(search) : pathOnPostgres(search);
}

/** The index on SQLite has lists of prefixes up to this length. */
const MAX_PREFIX_LENGTH = 8;

/** Returns the ids themselves, so that the index is read once and not twice. */
async function pathOnSqlite({ em, words, index: { sqlite }, terms = [] }: WordSearch) {
  // Words hold letters and digits only, so nothing needs escaping.
  const match = [
    ...words.map((word) => `"${Array.from(word).slice(0, MAX_PREFIX_LENGTH).join('')}"*`),
    ...terms.map((term) => `"${term}"`),
  ];
  const rows = await em.execute<{ id: string }[]>(
    `select ${sqlite.id} as id from ${sqlite.words}
     join ${sqlite.numbers} on number = ${sqlite.words}.rowid where ${sqlite.words} match ?
     limit ${MAX_CANDIDATES + 1}`,
    [match.join(' ')],
  );
  if (rows.length > MAX_CANDIDATES) return undefined;
  const ids = JSON.stringify(rows.map(({ id }) => id));
  return {
    path: { sql: 'id in (select value from json_each(?))', values: [ids] },
    n: rows.length,
  };
}

/** Estimates the number of rows, because counting them takes as long as reading them. */
async function pathOnPostgres(search: WordSearch) {
  const { words, n } = await selectiveWords(search);
  if (n > MAX_CANDIDATES) return undefined;
  const conditions = [
    {
      sql: `array_to_tsvector(string_to_array(search_words, ' ')) @@ cast(? as tsquery)`,
      values: [words.map((word) => `'${word}':*`).join(' & ')],
    },
    // A condition on an indexed column would make Postgres read that index, too, even for a frequent
    // value.
    ...search.words.map((word) => hasPrefix(word, 'postgres')),
  ];
  const lookup = {
    sql: `select id from ${search.index.table} where ${conditions.map(({ sql }) => sql).join(' and ')}`,
    values: conditions.flatMap(({ values }) => values),
  };
  return { path: rowIn(lookup, 'postgres'), n };
}

/** Percentage of the table that is sampled for the estimate. */
const SAMPLE_PERCENT = 0.2;
const MAX_WORDS = 4;
/** Cost of looking up a row, in entries of a word's posting list. */
const LOOKUP_COST = 5;

/**
 * Returns the words to look up, and an estimate of the number of rows that contain all words. The
 * index always reads the whole posting list of a prefix. Therefore, only the rarest words are looked
 * up, and their rows are filtered.
 */
async function selectiveWords({ em, index: { table }, words: searched }: WordSearch) {
  // Of many words, as in an address, the longest are the rarest.
  const words = searched.toSorted((a, b) => b.length - a.length).slice(0, MAX_WORDS);
  const { all, each } = await sampleWords(em, table, words);
  const rarest = Math.min(...each);
  return {
    n: (all * 100) / SAMPLE_PERCENT,
    words:
      rarest === 0
        ? words.slice(each.indexOf(0), each.indexOf(0) + 1)
        : words.filter((_, position) => (each[position] ?? 0) <= LOOKUP_COST * rarest),
  };
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
