import type { SqlEntityManager } from '@mikro-orm/sql';
import { parseCall, requestPrefix } from '../../shared/leads/requestedCall.ts';
import { FIGURE_DAYS, type Today } from '../../shared/today.ts';
import { addDays } from '../../shared/dates.ts';
import { dayInZone, type Span, spanOfDays } from '../../shared/zonedDates.ts';
import { DAY_MS } from '../durations.ts';
import { LeadEntity } from '../leads/entity.ts';
import { findOwners } from '../leads/owners.ts';
import { SubscriberEntity } from '../newsletter/entity.ts';
import { QuizResponseEntity } from '../quiz/entity.ts';

/** Older requests have been settled or forgotten. */
const MAX_CALL_AGE_DAYS = 30;
const MAX_CALLS = 20;
const MAX_FOLLOW_UPS = 20;

/** Returns the requested calls, and the figures of this period and the one before. */
export async function readToday(em: SqlEntityManager, { zone }: { zone: string }): Promise<Today> {
  const today = dayInZone(zone);
  const periods = {
    current: spanOfDays(zone, addDays(today, 1 - FIGURE_DAYS), today),
    previous: spanOfDays(zone, addDays(today, 1 - 2 * FIGURE_DAYS), addDays(today, -FIGURE_DAYS)),
  };
  const figure = async (count: (span: Span) => Promise<number>) => ({
    current: await count(periods.current),
    previous: await count(periods.previous),
  });
  return {
    figures: {
      leads: await figure((span) => countLeads(em, span)),
      calls: await figure((span) => countLeads(em, span, { callsOnly: true })),
      responses: await figure((span) =>
        em.count(QuizResponseEntity, { suspectedSpam: false, createdAt: within(span) }),
      ),
      subscribers: await figure((span) =>
        em.count(SubscriberEntity, { status: 'confirmed', confirmedAt: within(span) }),
      ),
    },
    calls: await openCalls(em),
    followUps: await dueFollowUps(em, today),
  };
}

const within = ({ since, before }: Span) => ({ $gte: since, $lt: before });

const isCall = { message: { $like: `${requestPrefix}%` } };

/** Counts all and subtracts spam: each count reads one range of an index. */
async function countLeads(em: SqlEntityManager, span: Span, { callsOnly = false } = {}) {
  const where = { createdAt: within(span), ...(callsOnly && isCall) };
  const spam = await em.count(LeadEntity, { ...where, status: 'spam' });
  return (await em.count(LeadEntity, where)) - spam;
}

async function openCalls(em: SqlEntityManager) {
  const leads = await em.find(
    LeadEntity,
    {
      status: { $in: ['new', 'contacted'] },
      createdAt: { $gte: new Date(Date.now() - MAX_CALL_AGE_DAYS * DAY_MS) },
      ...isCall,
    },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: MAX_CALLS },
  );
  return leads.map(({ id, firstName, lastName, company, status, message, createdAt }) => ({
    id,
    name: `${firstName} ${lastName}`,
    company,
    status,
    call: parseCall(message),
    createdAt,
  }));
}

async function dueFollowUps(em: SqlEntityManager, today: string) {
  const leads = await em.find(
    LeadEntity,
    { status: { $in: ['new', 'contacted', 'qualified'] }, followUpOn: { $ne: null, $lte: today } },
    { orderBy: { followUpOn: 'asc', id: 'asc' }, limit: MAX_FOLLOW_UPS },
  );
  const owners = await findOwners(em, leads);
  return leads.map(({ id, firstName, lastName, company, status, followUpOn, ownerId }) => ({
    id,
    name: `${firstName} ${lastName}`,
    company,
    status,
    followUpOn: followUpOn ?? today,
    owner: owners.get(ownerId ?? '')?.name ?? null,
  }));
}
