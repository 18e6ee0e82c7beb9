import type { SqlEntityManager } from '@mikro-orm/sql';
import type { z } from 'zod';
import type { CountQuery } from '../../shared/leads/adminLeads.ts';
import { filterFields, type LeadFilter, toDateRange } from '../../shared/leads/filter.ts';
import { NOT_SPAM } from '../../shared/leads/constants.ts';
import { HIGH_VALUE_RANK } from '../../shared/revenue.ts';
import { touchFields } from '../../shared/touchKeys.ts';
import { dayInZone, spanOfMonth } from '../../shared/zonedDates.ts';
import { sumDays } from '../analytics/dayCounts.ts';
import { LeadEntity } from './entity.ts';
import { filterConditions } from './search/leadPage.ts';
import { facetCounts, total } from './search/queryPlan.ts';

/** Beyond this, a count that is only displayed is not exact. */
const MAX_COUNTED = 1000;
const MAX_CHOICES = 50;
/** The end of the year 9999, the latest time that Postgres parses. */
const LAST_MOMENT = new Date(Date.UTC(10_000, 0) - 1);

/** Returns the stat cards and the choices of the filters. Spam is counted separately. */
export async function leadStats(em: SqlEntityManager, { zone }: { zone: string }) {
  const facets = await facetCounts(em, { zone });
  const notSpam = facets.filter(({ status }) => status !== 'spam');
  return {
    total: total(notSpam),
    month: await countThisMonth(em, zone),
    highValue: total(notSpam.filter(({ tier }) => tier >= HIGH_VALUE_RANK)),
    spam: total(facets) - total(notSpam),
    types: toChoices(facets.map(({ leadType, n }) => ({ value: leadType, n }))),
    offers: toChoices(facets.map(({ offerType, n }) => ({ value: offerType, n }))),
  };
}

async function countThisMonth(em: SqlEntityManager, zone: string) {
  const { since, before } = spanOfMonth(zone, dayInZone(zone));
  const createdAt = { $gte: since, $lt: before };
  const all = await em.count(LeadEntity, { createdAt });
  return all - (await em.count(LeadEntity, { createdAt, status: 'spam' }));
}

function toChoices(counted: { value: string; n: number }[]) {
  const counts = new Map<string, number>();
  for (const { value, n } of counted) if (value) counts.set(value, (counts.get(value) ?? 0) + n);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MAX_CHOICES);
}

const facetFields = ['status', 'type', 'offer', 'tier'] as const;
/** Whether a filter has no other fields than these. */
const consistsOf = (filter: LeadFilter, fields: readonly (typeof filterFields)[number][]) =>
  filterFields.every((field) => filter[field] === undefined || fields.includes(field));
const isOfFacets = (filter: LeadFilter) => consistsOf(filter, facetFields);

/**
 * Counts the leads of days, and of a key of the first visit, as the pipeline report does; `undefined`
 * for other filters.
 */
async function countByDays(em: SqlEntityManager, filter: LeadFilter) {
  const [field, ...more] = touchFields.filter((one) => filter[one] !== undefined);
  const step = stepOf(filter);
  if (!step || more.length > 0) return undefined;
  if (!consistsOf(filter, ['status', 'call', 'from', 'to', ...touchFields])) return undefined;
  const { since = new Date(0), before = LAST_MOMENT } = toDateRange(filter);
  const selection = {
    field: field ?? 'source',
    key: field && filter[field],
    span: { since, before },
  };
  const counts = await sumDays(em, selection);
  return [...counts.values()].reduce((sum, one) => sum + one[step], 0);
}

/** The step of the report that counts the same leads. */
function stepOf({ status, call }: LeadFilter) {
  if (status === 'won' && !call) return 'won';
  if (status !== NOT_SPAM || call === 'open') return undefined;
  return call ? 'calls' : 'leads';
}

/**
 * Counts the leads of a filter: exactly when that is cheap or requested, otherwise up to a
 * thousand.
 */
export async function countLeads(em: SqlEntityManager, query: z.output<typeof CountQuery>) {
  if (isOfFacets(query)) return { count: total(await facetCounts(em, query)), isMore: false };
  const ofDays = await countByDays(em, query);
  if (ofDays !== undefined) return { count: ofDays, isMore: false };
  const found = em.createQueryBuilder(LeadEntity).select('id');
  for (const { sql, values } of await filterConditions(em, query)) found.andWhere(sql, values);
  if (query.isExact) return { count: await found.getCount(), isMore: false };
  const rows = await found.limit(MAX_COUNTED + 1).execute('all');
  return { count: Math.min(rows.length, MAX_COUNTED), isMore: rows.length > MAX_COUNTED };
}
