import { momentsOf, type LeadFilter } from '../../../shared/leads/filter.ts';
import { leadSorts, type LeadSort } from '../../../shared/leads/sorting.ts';
import { NOT_SPAM, tierNames } from '../../../shared/leads/terms.ts';
import { wordsOf } from '../../textKeys.ts';

/** A piece of SQL with what its question marks stand for. */
export type Sql = { sql: string; values: unknown[] };

/** Signs alone begin no word. */
const none: Sql = { sql: '1 = 0', values: [] };

/** What both databases say in their own way. */
export type Dialect = 'sqlite' | 'postgres';

/** The conditions a kind can tell: of a lead, and of a row of the counted kinds. */
export function kindConditions(filter: LeadFilter, dialect: Dialect, sort?: LeadSort): Sql[] {
  const { status, type, offer, tier } = filter;
  const conditions: Sql[] = [];
  const add = (sql: string, value: unknown) => conditions.push({ sql, values: [value] });
  const no = (column: 'status' | 'tier') => unindexed(column, dialect, sort);
  if (status)
    add(`${no('status')} ${status === NOT_SPAM ? '<>' : '='} ?`, status.replace('not-', ''));
  if (type !== undefined) add('lead_type = ?', type);
  if (offer !== undefined) add('offer_type = ?', offer);
  if (tier) add(`${no('tier')} = ?`, tierNames.indexOf(tier));
  return conditions;
}

/** Everything a row is tested by. */
export function conditionsOf(filter: LeadFilter, dialect: Dialect, sort?: LeadSort): Sql[] {
  const words = wordsOf(filter.q ?? '');
  return [
    ...kindConditions(filter, dialect, sort),
    ...dateConditions(filter, dialect, unindexed('created_at', dialect, sort)),
    ...words.map((word) => begins(word, dialect)),
    ...(filter.q && words.length === 0 ? [none] : []),
  ];
}

/**
 * A word of the lead begins with this one. Postgres takes `like` for rare whatever the word, and two
 * of them for reason enough to read and sort the whole table; of a position it expects a third.
 */
export const begins = (word: string, dialect: Dialect): Sql => ({
  sql: dialect === 'sqlite' ? `(' ' || search_words) like ?` : `strpos(' ' || search_words, ?) > 0`,
  values: [dialect === 'sqlite' ? `% ${word}%` : ` ${word}`],
});

/**
 * Without statistics SQLite takes an index of a condition and sorts all it finds, where walking along
 * the sorting finds a page at once. A plus in front says no to that index.
 */
function unindexed(column: 'status' | 'tier' | 'created_at', dialect: Dialect, sort?: LeadSort) {
  const [first] = sort ? leadSorts[sort].keys : [];
  const isWelcome = !first || first === 'createdAt' || (first === 'tier' && column === 'tier');
  return dialect === 'sqlite' && !isWelcome ? `+${column}` : column;
}

function dateConditions(filter: LeadFilter, dialect: Dialect, column = 'created_at'): Sql[] {
  const { since, before } = momentsOf(filter);
  return [
    ...(since ? [{ sql: `${column} >= ?`, values: [momentFor(dialect, since)] }] : []),
    ...(before ? [{ sql: `${column} < ?`, values: [momentFor(dialect, before)] }] : []),
  ];
}

/** SQLite keeps milliseconds. */
const momentFor = (dialect: Dialect, moment: Date) =>
  dialect === 'sqlite' ? moment.getTime() : moment;

/** All leads of these days. */
export function dateWay(filter: LeadFilter, dialect: Dialect): Sql | undefined {
  const dates = dateConditions(filter, dialect);
  return dates.length > 0 ? select(dates) : undefined;
}

/** All leads of these kinds. */
export const kindWay = (kinds: string[]): Sql =>
  select(
    kinds.length === 0
      ? [none]
      : [{ sql: `kind in (${kinds.map(() => '?').join(', ')})`, values: kinds }],
  );

const select = (conditions: Sql[]): Sql => ({
  sql: `select id from leads where ${conditions.map(({ sql }) => sql).join(' and ')}`,
  values: conditions.flatMap(({ values }) => values),
});

/** The index on SQLite has lists of prefixes up to this length. */
const LONGEST_PREFIX = 8;

/**
 * By the index of the words. Words hold letters and digits only, so nothing in them needs an escape.
 * The index may lead to more than match: the words themselves are conditions, too.
 */
export const wordWay: Record<Dialect, (words: string[], filter: LeadFilter) => Sql> = {
  sqlite: (words, { type, offer, tier }) => ({
    sql: `select lead_id as id from lead_words join lead_numbers on number = lead_words.rowid
          where lead_words match ?`,
    values: [
      [
        ...words.map((word) => `"${Array.from(word).slice(0, LONGEST_PREFIX).join('')}"*`),
        ...(type === undefined ? [] : [`"_type${hex(type)}"`]),
        ...(offer === undefined ? [] : [`"_offer${hex(offer)}"`]),
        ...(tier === undefined ? [] : [`"_tier${tierNames.indexOf(tier)}"`]),
      ].join(' '),
    ],
  }),
  postgres: (words, filter) => {
    const match = {
      sql: `array_to_tsvector(string_to_array(search_words, ' ')) @@ cast(? as tsquery)`,
      values: [words.map((word) => `'${word}':*`).join(' & ')],
    };
    return select([match, ...conditionsOf(filter, 'postgres')]);
  },
};

const hex = (text: string) => Buffer.from(text).toString('hex');

/** A row is one of those a way leads to. As an array, Postgres looks the ids up before all else. */
export const among = ({ sql, values }: Sql, dialect: Dialect): Sql => ({
  sql: dialect === 'sqlite' ? `id in (${sql})` : `id = any(array(${sql}))`,
  values,
});

/** The way to ids that have been looked up already. */
export const idWay: Record<Dialect, (ids: string[]) => Sql> = {
  sqlite: (ids) => ({ sql: 'select value from json_each(?)', values: [JSON.stringify(ids)] }),
  postgres: (ids) => ({ sql: 'select unnest(cast(? as uuid[]))', values: [`{${ids.join(',')}}`] }),
};
