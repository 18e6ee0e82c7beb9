import type { SqlEntityManager } from '@mikro-orm/sql';
import { SqliteDriver } from '@mikro-orm/sqlite';
import { toDateRange, type LeadFilter } from '../../../shared/leads/filter.ts';
import { leadSorts, type LeadSort } from '../../../shared/leads/sorting.ts';
import { NOT_SPAM, tierNames } from '../../../shared/leads/constants.ts';
import { touchConditions } from '../../analytics/firstTouch.ts';
import { tokenize } from '../../textKeys.ts';

/** An SQL fragment with the values of its placeholders. */
export type Sql = { sql: string; values: unknown[] };

/** Matches no row. */
const matchNothing: Sql = { sql: '1 = 0', values: [] };

export type Dialect = 'sqlite' | 'postgres';

export const dialectOf = (em: SqlEntityManager): Dialect =>
  em.getDriver() instanceof SqliteDriver ? 'sqlite' : 'postgres';

/** Conditions on columns that leads and facet counts share. */
export function facetConditions(filter: LeadFilter, dialect: Dialect, sort?: LeadSort): Sql[] {
  const { status, type, offer, tier } = filter;
  const conditions: Sql[] = [];
  const add = (sql: string, value: unknown) => conditions.push({ sql, values: [value] });
  const columnFor = (column: 'status' | 'tier') => withoutIndex(column, dialect, sort);
  if (status)
    add(`${columnFor('status')} ${status === NOT_SPAM ? '<>' : '='} ?`, status.replace('not-', ''));
  if (type !== undefined) add('lead_type = ?', type);
  if (offer !== undefined) add('offer_type = ?', offer);
  if (tier) add(`${columnFor('tier')} = ?`, tierNames.indexOf(tier));
  return conditions;
}

/** Returns the conditions that a row must meet. */
export function rowConditions(filter: LeadFilter, dialect: Dialect, sort?: LeadSort): Sql[] {
  const words = tokenize(filter.q ?? '');
  return [
    ...facetConditions(filter, dialect, sort),
    ...touchConditions(filter),
    ...(filter.call ? [asksForCall] : []),
    ...dateConditions(filter, dialect, withoutIndex('created_at', dialect, sort)),
    ...words.map((word) => hasPrefix(word, dialect)),
    ...(filter.q && words.length === 0 ? [matchNothing] : []),
  ];
}

/**
 * A word of the lead starts with this one. Postgres assumes that any `like` is selective, and with
 * two of them reads and sorts the whole table; for `strpos` it expects a third of the rows.
 */
export const hasPrefix = (word: string, dialect: Dialect): Sql => ({
  sql: dialect === 'sqlite' ? `(' ' || search_words) like ?` : `strpos(' ' || search_words, ?) > 0`,
  values: [dialect === 'sqlite' ? `% ${word}%` : ` ${word}`],
});

/**
 * Without statistics, SQLite uses the index of a condition and sorts all matches, although
 * walking the sort index finds a page sooner. A unary plus disables the index of a column.
 */
function withoutIndex(column: 'status' | 'tier' | 'created_at', dialect: Dialect, sort?: LeadSort) {
  const [first] = sort ? leadSorts[sort].keys : [];
  const isUseful = !first || first === 'createdAt' || (first === 'tier' && column === 'tier');
  return dialect === 'sqlite' && !isUseful ? `+${column}` : column;
}

const asksForCall: Sql = { sql: 'asks_for_call', values: [] };

function dateConditions(filter: LeadFilter, dialect: Dialect, column = 'created_at'): Sql[] {
  const { since, before } = toDateRange(filter);
  return [
    ...(since ? [{ sql: `${column} >= ?`, values: [dateValue(dialect, since)] }] : []),
    ...(before ? [{ sql: `${column} < ?`, values: [dateValue(dialect, before)] }] : []),
  ];
}

/** SQLite stores milliseconds. */
const dateValue = (dialect: Dialect, moment: Date) =>
  dialect === 'sqlite' ? moment.getTime() : moment;

/** Selects the leads of a filter's days. */
export function datePath(filter: LeadFilter, dialect: Dialect): Sql | undefined {
  const dates = dateConditions(filter, dialect);
  return dates.length > 0 ? selectIds(dates) : undefined;
}

/**
 * Selects the leads of a first visit, or those that asked for a call. `leads_pipeline_index` has all
 * columns, so that no other leads are read.
 */
export function touchPath(filter: LeadFilter, dialect: Dialect): Sql | undefined {
  const touch = touchConditions(filter);
  if (touch.length === 0 && !filter.call) return undefined;
  const call = filter.call ? [asksForCall] : [];
  return selectIds([...touch, ...call, ...dateConditions(filter, dialect)]);
}

/** Selects the leads of these facets. */
export const facetPath = (facets: string[]): Sql =>
  selectIds(
    facets.length === 0
      ? [matchNothing]
      : [{ sql: `facet in (${facets.map(() => '?').join(', ')})`, values: facets }],
  );

const selectIds = (conditions: Sql[]): Sql => ({
  sql: `select id from leads where ${conditions.map(({ sql }) => sql).join(' and ')}`,
  values: conditions.flatMap(({ values }) => values),
});

/** The index on SQLite has lists of prefixes up to this length. */
const MAX_PREFIX_LENGTH = 8;

/**
 * Looks words up in the full-text index. Words hold letters and digits only, so nothing needs
 * escaping. The index may return more than matches: the words themselves are conditions, too.
 */
export const wordPath: Record<Dialect, (words: string[], filter: LeadFilter) => Sql> = {
  sqlite: (words, { type, offer, tier }) => ({
    sql: `select lead_id as id from lead_words join lead_numbers on number = lead_words.rowid
          where lead_words match ?`,
    values: [
      [
        ...words.map((word) => `"${Array.from(word).slice(0, MAX_PREFIX_LENGTH).join('')}"*`),
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
    return selectIds([match, ...rowConditions(filter, 'postgres')]);
  },
};

const hex = (text: string) => Buffer.from(text).toString('hex');

/** The row is among those of an access path. Postgres evaluates an array first. */
export const idIn = ({ sql, values }: Sql, dialect: Dialect): Sql => ({
  sql: dialect === 'sqlite' ? `id in (${sql})` : `id = any(array(${sql}))`,
  values,
});

/** The access path of known ids. */
export const idPath: Record<Dialect, (ids: string[]) => Sql> = {
  sqlite: (ids) => ({ sql: 'select value from json_each(?)', values: [JSON.stringify(ids)] }),
  postgres: (ids) => ({ sql: 'select unnest(cast(? as uuid[]))', values: [`{${ids.join(',')}}`] }),
};
