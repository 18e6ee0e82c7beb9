import type { SqlEntityManager } from '@mikro-orm/sql';
import type { z } from 'zod';
import { kanbanOrder, type CountQuery } from '../../shared/leads/adminLeads.ts';
import { filterFields, type LeadFilter } from '../../shared/leads/filter.ts';
import { NOT_SPAM } from '../../shared/leads/constants.ts';
import type { LeadOrder } from '../../shared/leads/sorting.ts';
import { HIGH_VALUE_RANK } from '../../shared/revenue.ts';
import { sourceFields } from '../../shared/sourceKeys.ts';
import { dayInZone, spanOfMonth } from '../../shared/zonedDates.ts';
import { countInDays } from '../visits/dayCounts.ts';
import { LeadEntity } from './entity.ts';
import { filterConditions, orderOf } from './search/leadPage.ts';
import { facetCounts, total } from './search/queryPlan.ts';

/** Beyond this, a count that is only displayed is not exact. */
const MAX_COUNTED = 1000;
const MAX_CHOICES = 50;

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

const dayFields = ['status', 'call', 'from', 'to', ...sourceFields] as const;

/** Returns the step of the pipeline report that counts the same leads. */
function stepOf(filter: LeadFilter) {
  const { status, call } = filter;
  if (!consistsOf(filter, dayFields)) return undefined;
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
  const step = stepOf(query);
  const ofDays = step && (await countInDays(em, query, step));
  if (ofDays !== undefined) return { count: ofDays, isMore: false };
  if (query.isExact) return { count: await (await matching(em, query)).getCount(), isMore: false };
  // Without an order, Postgres reads the table from where the last such query stopped, which may be
  // just behind the matches. The order of the kanban board has an index that starts with the status.
  const order = query.status && query.status !== NOT_SPAM ? kanbanOrder(query) : 'newest';
  const found = await matching(em, query, order);
  const rows = await found
    .orderBy(orderOf(order))
    .limit(MAX_COUNTED + 1)
    .execute('all');
  return { count: Math.min(rows.length, MAX_COUNTED), isMore: rows.length > MAX_COUNTED };
}

async function matching(em: SqlEntityManager, filter: LeadFilter, order?: LeadOrder) {
  const leads = em.createQueryBuilder(LeadEntity).select('id');
  const conditions = await filterConditions(em, filter, order);
  for (const { sql, values } of conditions) leads.andWhere(sql, values);
  return leads;
}
