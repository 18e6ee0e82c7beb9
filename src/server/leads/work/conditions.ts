import { momentsOf, type LeadFilter } from '../../../shared/leads/filter.ts';
import { leadSorts, type LeadSort } from '../../../shared/leads/sorting.ts';
import { NOT_SPAM, tierNames } from '../../../shared/leads/terms.ts';
import { wordsOf } from './derived.ts';

/** A piece of SQL with what its question marks stand for. */
export type Sql = { sql: string; values: unknown[] };

/** Signs alone begin no word. */
const none: Sql = { sql: '1 = 0', values: [] };

/** What both databases say in their own way. */
export type Dialect = 'sqlite' | 'postgres';

type Kind = { status: string; tier: number; leadType: string; offerType: string };

/** Whether a lead of this kind passes the filter, as far as its kind can tell. */
export const passesKind = ({ status, type, offer, tier }: LeadFilter) => {
  return (kind: Kind) =>
    (status === undefined ||
      (status === NOT_SPAM ? kind.status !== 'spam' : kind.status === status)) &&
    (type === undefined || kind.leadType === type) &&
    (offer === undefined || kind.offerType === offer) &&
    (tier === undefined || kind.tier === tierNames.indexOf(tier));
};

/** The same, and all the rest, as conditions a row is tested by. */
export function conditionsOf(filter: LeadFilter, dialect: Dialect, sort?: LeadSort): Sql[] {
  const { status, type, offer, tier } = filter;
  const conditions: Sql[] = [];
  const add = (sql: string, value: unknown) => conditions.push({ sql, values: [value] });
  const no = (column: 'status' | 'tier' | 'created_at') => unindexed(column, dialect, sort);
  if (status)
    add(`${no('status')} ${status === NOT_SPAM ? '<>' : '='} ?`, status.replace('not-', ''));
  if (type !== undefined) add('lead_type = ?', type);
  if (offer !== undefined) add('offer_type = ?', offer);
  if (tier) add(`${no('tier')} = ?`, tierNames.indexOf(tier));
  conditions.push(...dateConditions(filter, dialect, no('created_at')));
  const words = wordsOf(filter.q ?? '');
  for (const word of words) add(`(' ' || search_words) like ?`, `% ${word}%`);
  if (filter.q && words.length === 0) conditions.push(none);
  return conditions;
}

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

/** Ways to the ids of a filter by an index of its own, each of which finds at least all that match. */
export function waysTo(filter: LeadFilter, dialect: Dialect): Sql[] {
  const ways: Sql[] = [];
  const words = wordsOf(filter.q ?? '');
  if (words.length > 0) ways.push(wordWay[dialect](words, filter));
  const dates = dateConditions(filter, dialect);
  if (dates.length > 0) ways.push(select(dates));
  return ways;
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

// Words hold letters and digits only, so nothing in them needs an escape. Both ways may lead to
// more than match: the words themselves are conditions, too.
const wordWay: Record<Dialect, (words: string[], filter: LeadFilter) => Sql> = {
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
  // Of many words, as in an address, the longest are the rarest; each more is a list to read.
  postgres: (words, filter) => {
    const longest = words.toSorted((a, b) => b.length - a.length).slice(0, 2);
    const { q: _q, ...rest } = filter;
    const match = {
      sql: `array_to_tsvector(string_to_array(search_words, ' ')) @@ cast(? as tsquery)`,
      values: [longest.map((word) => `'${word}':*`).join(' & ')],
    };
    return select([match, ...conditionsOf(rest, 'postgres')]);
  },
};

const hex = (text: string) => Buffer.from(text).toString('hex');

/** A row is one of those a way leads to. As an array, Postgres looks the ids up before all else. */
export const among = ({ sql, values }: Sql, dialect: Dialect): Sql => ({
  sql: dialect === 'sqlite' ? `id in (${sql})` : `id = any(array(${sql}))`,
  values,
});
