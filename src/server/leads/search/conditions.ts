import { toDateRange, toDueDays, type LeadFilter } from '../../../shared/leads/filter.ts';
import { leadOrders, type LeadOrder } from '../../../shared/leads/sorting.ts';
import { NOBODY, NOT_SPAM, openStatuses, tierNames } from '../../../shared/leads/constants.ts';
import { firstVisitConditions, type FirstVisitColumn } from '../../visits/firstVisit.ts';
import { type Dialect, matchNothing, rowKey, type Sql } from '../../database/search/sql.ts';
import { hasPrefix } from '../../database/search/words.ts';
import { tokenize } from '../../../shared/fold.ts';

/**
 * What determines the order in which rows are read: a sort order, or an access path, where the row's
 * indexes do not help.
 */
export type ReadOrder = LeadOrder | 'path';

/** Conditions on columns that leads and facet counts share. */
export function facetConditions(
  filter: LeadFilter,
  dialect: Dialect,
  readOrder?: ReadOrder,
): Sql[] {
  const { status, type, offer, tier } = filter;
  const conditions: Sql[] = [];
  const add = (sql: string, value: unknown) => conditions.push({ sql, values: [value] });
  // A filter by call matches fewer leads than one by status.
  const columnFor = (column: 'status' | 'tier') =>
    withoutIndex(column, dialect, filter.call ? 'path' : readOrder);
  if (status)
    add(`${columnFor('status')} ${status === NOT_SPAM ? '<>' : '='} ?`, status.replace('not-', ''));
  if (type !== undefined) add('lead_type = ?', type);
  if (offer !== undefined) add('offer_type = ?', offer);
  if (tier) add(`${columnFor('tier')} = ?`, tierNames.indexOf(tier));
  return conditions;
}

/** Returns the conditions that a row must meet. */
export function rowConditions(filter: LeadFilter, dialect: Dialect, readOrder?: ReadOrder): Sql[] {
  const words = tokenize(filter.q ?? '');
  return [
    ...facetConditions(filter, dialect, readOrder),
    ...ownerConditions(filter, dialect, readOrder),
    ...dueConditions(filter, dialect, readOrder),
    ...callConditions(filter, dialect, readOrder),
    ...dateConditions(filter, dialect, withoutIndex('created_at', dialect, readOrder)),
    ...firstVisitConditions(filter, (column) => withoutIndex(column, dialect, readOrder)),
    ...words.map((word) => hasPrefix(word, dialect)),
    ...(filter.q && words.length === 0 ? [matchNothing] : []),
  ];
}

/**
 * Without statistics, SQLite uses the index of a condition and sorts all matches, although
 * walking the sort index finds a page sooner. A unary plus disables the index of a column.
 */
function withoutIndex(column: IndexedColumn, dialect: Dialect, readOrder?: ReadOrder) {
  const isUseful = !readOrder || usefulIndexes(readOrder).includes(column);
  return dialect === 'sqlite' && !isUseful ? `+${column}` : column;
}

function usefulIndexes(readOrder: ReadOrder) {
  if (readOrder === 'path') return [];
  const [first] = leadOrders[readOrder].keys;
  return indexedWith[first] ?? [];
}

type IndexedColumn =
  | FirstVisitColumn
  | 'status'
  | 'tier'
  | 'created_at'
  | 'owner_id'
  | 'asks_for_call';

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

function ownerConditions({ owner }: LeadFilter, dialect: Dialect, readOrder?: ReadOrder): Sql[] {
  if (owner === undefined) return [];
  const column = withoutIndex('owner_id', dialect, readOrder);
  return owner === NOBODY
    ? [{ sql: `${column} is null`, values: [] }]
    : [{ sql: `${column} = ?`, values: [owner] }];
}

function dueConditions(filter: LeadFilter, dialect: Dialect, readOrder?: ReadOrder): Sql[] {
  if (!filter.due) return [];
  const { first, last } = toDueDays(filter);
  // The index on the day does not help with any sort order.
  const day = readOrder && dialect === 'sqlite' ? '+follow_up_on' : 'follow_up_on';
  return [
    statusIn(openStatuses, dialect, readOrder),
    ...(first ? [{ sql: `${day} >= ?`, values: [first] }] : []),
    { sql: `${day} <= ?`, values: [last] },
  ];
}

function callConditions({ call }: LeadFilter, dialect: Dialect, readOrder?: ReadOrder): Sql[] {
  if (!call) return [];
  return [
    { sql: withoutIndex('asks_for_call', dialect, readOrder), values: [] },
    ...(call === 'open' ? [statusIn(['new', 'contacted'], dialect, 'path')] : []),
  ];
}

const statusIn = (statuses: readonly string[], dialect: Dialect, readOrder?: ReadOrder): Sql => ({
  // Several statuses are in no order.
  sql: `${readOrder && dialect === 'sqlite' ? '+status' : 'status'} in (${statuses.map(() => '?').join(', ')})`,
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
  return dates.length > 0 ? selectKeys(dates, dialect) : undefined;
}

/** Selects the leads of each key of a first visit: each has an index, with the time. */
export const sourcePaths = (filter: LeadFilter, dialect: Dialect): Sql[] =>
  firstVisitConditions(filter).map((condition) =>
    selectKeys([condition, ...dateConditions(filter, dialect)], dialect),
  );

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
    .map((conditions) => selectKeys(conditions, dialect));
}

/** Selects the leads of these facets. */
export const facetPath = (facets: string[], dialect: Dialect): Sql =>
  selectKeys(
    facets.length === 0
      ? [matchNothing]
      : [{ sql: `facet in (${facets.map(() => '?').join(', ')})`, values: facets }],
    dialect,
  );

const selectKeys = (conditions: Sql[], dialect: Dialect): Sql => ({
  sql: `select ${rowKey[dialect]} from leads where ${conditions.map(({ sql }) => sql).join(' and ')}`,
  values: conditions.flatMap(({ values }) => values),
});

/** What the full-text index on SQLite knows of a lead besides its words. */
export const facetTerms = ({ type, offer, tier }: LeadFilter) => [
  ...(type === undefined ? [] : [`_type${hex(type)}`]),
  ...(offer === undefined ? [] : [`_offer${hex(offer)}`]),
  ...(tier === undefined ? [] : [`_tier${tierNames.indexOf(tier)}`]),
];

const hex = (text: string) => Buffer.from(text).toString('hex');
