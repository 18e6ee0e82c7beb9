import type { SqlEntityManager } from '@mikro-orm/sql';
import { SqliteDriver } from '@mikro-orm/sqlite';
import { toDateRange, toDueDays, type LeadFilter } from '../../../shared/leads/filter.ts';
import { leadOrders, type LeadOrder } from '../../../shared/leads/sorting.ts';
import { NOBODY, NOT_SPAM, openStatuses, tierNames } from '../../../shared/leads/constants.ts';
import { touchConditions, type TouchColumn } from '../../analytics/firstTouch.ts';
import { tokenize } from '../../textKeys.ts';

/** An SQL fragment with the values of its placeholders. */
export type Sql = { sql: string; values: unknown[] };

/**
 * What determines the order in which rows are read: a sort order, or an access path, with which no
 * index of the row helps.
 */
export type Driver = LeadOrder | 'path';

/** Matches no row. */
const matchNothing: Sql = { sql: '1 = 0', values: [] };

export type Dialect = 'sqlite' | 'postgres';

export const dialectOf = (em: SqlEntityManager): Dialect =>
  em.getDriver() instanceof SqliteDriver ? 'sqlite' : 'postgres';

/** Conditions on columns that leads and facet counts share. */
export function facetConditions(filter: LeadFilter, dialect: Dialect, driver?: Driver): Sql[] {
  const { status, type, offer, tier } = filter;
  const conditions: Sql[] = [];
  const add = (sql: string, value: unknown) => conditions.push({ sql, values: [value] });
  // Fewer leads ask for a call than have a status.
  const columnFor = (column: 'status' | 'tier') =>
    withoutIndex(column, dialect, filter.call ? 'path' : driver);
  if (status)
    add(`${columnFor('status')} ${status === NOT_SPAM ? '<>' : '='} ?`, status.replace('not-', ''));
  if (type !== undefined) add('lead_type = ?', type);
  if (offer !== undefined) add('offer_type = ?', offer);
  if (tier) add(`${columnFor('tier')} = ?`, tierNames.indexOf(tier));
  return conditions;
}

/** Returns the conditions that a row must meet. */
export function rowConditions(filter: LeadFilter, dialect: Dialect, driver?: Driver): Sql[] {
  const words = tokenize(filter.q ?? '');
  return [
    ...facetConditions(filter, dialect, driver),
    ...ownerConditions(filter, dialect, driver),
    ...dueConditions(filter, dialect, driver),
    ...callConditions(filter, dialect, driver),
    ...dateConditions(filter, dialect, withoutIndex('created_at', dialect, driver)),
    ...touchConditions(filter, (column) => withoutIndex(column, dialect, driver)),
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
function withoutIndex(column: IndexedColumn, dialect: Dialect, driver?: Driver) {
  const isUseful = !driver || usefulIndexes(driver).includes(column);
  return dialect === 'sqlite' && !isUseful ? `+${column}` : column;
}

function usefulIndexes(driver: Driver) {
  if (driver === 'path') return [];
  const [first] = leadOrders[driver].keys;
  return indexedWith[first] ?? [];
}

type IndexedColumn = TouchColumn | 'status' | 'tier' | 'created_at' | 'owner_id' | 'asks_for_call';

/** The columns whose index is in the order of a sort key. */
const indexedWith: Partial<Record<string, IndexedColumn[]>> = {
  createdAt: [
    'status',
    'tier',
    'created_at',
    'owner_id',
    'asks_for_call',
    'first_source',
    'first_campaign',
    'first_landing',
  ],
  activityAt: ['status', 'owner_id'],
  tier: ['tier'],
};

function ownerConditions({ owner }: LeadFilter, dialect: Dialect, driver?: Driver): Sql[] {
  if (owner === undefined) return [];
  const column = withoutIndex('owner_id', dialect, driver);
  return owner === NOBODY
    ? [{ sql: `${column} is null`, values: [] }]
    : [{ sql: `${column} = ?`, values: [owner] }];
}

function dueConditions(filter: LeadFilter, dialect: Dialect, driver?: Driver): Sql[] {
  if (!filter.due) return [];
  const { first, last } = toDueDays(filter);
  // The index on the day does not help with any sort order.
  const day = driver && dialect === 'sqlite' ? '+follow_up_on' : 'follow_up_on';
  return [
    statusIn(openStatuses, dialect, driver),
    ...(first ? [{ sql: `${day} >= ?`, values: [first] }] : []),
    { sql: `${day} <= ?`, values: [last] },
  ];
}

function callConditions({ call }: LeadFilter, dialect: Dialect, driver?: Driver): Sql[] {
  if (!call) return [];
  return [
    { sql: withoutIndex('asks_for_call', dialect, driver), values: [] },
    ...(call === 'open' ? [statusIn(['new', 'contacted'], dialect, 'path')] : []),
  ];
}

const statusIn = (statuses: readonly string[], dialect: Dialect, driver?: Driver): Sql => ({
  // Several statuses are in no order.
  sql: `${driver && dialect === 'sqlite' ? '+status' : 'status'} in (${statuses.map(() => '?').join(', ')})`,
  values: [...statuses],
});

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

/** Selects the leads of each key of a first visit: each has an index, with the time. */
export const touchPaths = (filter: LeadFilter, dialect: Dialect): Sql[] =>
  touchConditions(filter).map((touch) => selectIds([touch, ...dateConditions(filter, dialect)]));

/** Selects the leads of an owner, of a due date and of a requested call: each has an index. */
export function progressPaths(filter: LeadFilter, dialect: Dialect): Sql[] {
  const owner = ownerConditions(filter, dialect);
  const { status } = filter;
  const ofStatus = status && status !== NOT_SPAM ? [{ sql: 'status = ?', values: [status] }] : [];
  return [
    ...(owner.length > 0 ? [[...owner, ...ofStatus]] : []),
    dueConditions(filter, dialect),
    callConditions({ ...filter, call: filter.call && 'requested' }, dialect),
  ]
    .filter((conditions) => conditions.length > 0)
    .map(selectIds);
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
