import type { SqlEntityManager } from '@mikro-orm/sql';
import type { z } from 'zod';
import type { CountQuery } from '../../shared/leads/pipeline.ts';
import { HIGH_VALUE_RANK } from '../../shared/revenue.ts';
import { dayIn, monthOf } from '../../shared/zonedDates.ts';
import { LeadEntity } from './entity.ts';
import { dialectOf, wholeConditions } from './search/leadPage.ts';
import { countedKinds, total } from './search/queryPlan.ts';

/** A number that is only shown need not be counted to its end. */
const ENOUGH = 1000;
const MOST_CHOICES = 50;

/** The stat cards and what the filters offer; spam counts as spam alone. */
export async function leadFigures(em: SqlEntityManager, { zone }: { zone: string }) {
  const kinds = await countedKinds(em, { zone }, dialectOf(em));
  const wanted = kinds.filter(({ status }) => status !== 'spam');
  return {
    total: total(wanted),
    month: await countThisMonth(em, zone),
    highValue: total(wanted.filter(({ tier }) => tier >= HIGH_VALUE_RANK)),
    spam: total(kinds) - total(wanted),
    types: choices(kinds.map(({ leadType, n }) => ({ value: leadType, n }))),
    offers: choices(kinds.map(({ offerType, n }) => ({ value: offerType, n }))),
  };
}

async function countThisMonth(em: SqlEntityManager, zone: string) {
  const { since, before } = monthOf(zone, dayIn(zone));
  const createdAt = { $gte: since, $lt: before };
  const all = await em.count(LeadEntity, { createdAt });
  return all - (await em.count(LeadEntity, { createdAt, status: 'spam' }));
}

function choices(counted: { value: string; n: number }[]) {
  const counts = new Map<string, number>();
  for (const { value, n } of counted) if (value) counts.set(value, (counts.get(value) ?? 0) + n);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MOST_CHOICES);
}

/** How many leads a filter finds: exactly where that is at hand or asked for, else up to a thousand. */
export async function countLeads(em: SqlEntityManager, query: z.output<typeof CountQuery>) {
  const { q, from, to, isExact } = query;
  if (!q && !from && !to)
    return { count: total(await countedKinds(em, query, dialectOf(em))), isMore: false };
  const found = em.createQueryBuilder(LeadEntity).select('id');
  for (const { sql, values } of await wholeConditions(em, query)) found.andWhere(sql, values);
  if (isExact) return { count: await found.getCount(), isMore: false };
  const rows = await found.limit(ENOUGH + 1).execute('all');
  return { count: Math.min(rows.length, ENOUGH), isMore: rows.length > ENOUGH };
}
