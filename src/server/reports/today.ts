import type { SqlEntityManager } from '@mikro-orm/sql';
import { NOT_SPAM, openStatuses } from '../../shared/leads/constants.ts';
import { parseCall } from '../../shared/leads/requestedCall.ts';
import { FIGURE_DAYS, type Today } from '../../shared/today.ts';
import { addDays } from '../../shared/dates.ts';
import { dayInZone, type Span, spanOfDays } from '../../shared/zonedDates.ts';
import { LeadEntity } from '../leads/entity.ts';
import { findOwners } from '../leads/owners.ts';
import { leadPage } from '../leads/search/leadPage.ts';
import { countLeads } from '../leads/stats.ts';
import { SubscriberEntity } from '../newsletter/entity.ts';
import { QuizResponseEntity } from '../quiz/entity.ts';

const MAX_CALLS = 20;
const MAX_FOLLOW_UPS = 20;

/** Returns the requested calls, and the figures of this period and the one before. */
export async function readToday(em: SqlEntityManager, { zone }: { zone: string }): Promise<Today> {
  const today = dayInZone(zone);
  const periods = {
    current: { from: addDays(today, 1 - FIGURE_DAYS), to: today },
    previous: { from: addDays(today, 1 - 2 * FIGURE_DAYS), to: addDays(today, -FIGURE_DAYS) },
  };
  const figure = async (count: (days: Days) => Promise<number>) => ({
    current: await count(periods.current),
    previous: await count(periods.previous),
  });
  const spanOf = ({ from, to }: Days) => within(spanOfDays(zone, from, to));
  return {
    figures: {
      leads: await figure((days) => countNewLeads(em, spanOf(days))),
      calls: await figure((days) => countCalls(em, { ...days, zone })),
      responses: await figure((days) =>
        em.count(QuizResponseEntity, { suspectedSpam: false, createdAt: spanOf(days) }),
      ),
      subscribers: await figure((days) =>
        em.count(SubscriberEntity, { status: 'confirmed', confirmedAt: spanOf(days) }),
      ),
    },
    calls: await openCalls(em, zone),
    followUps: await dueFollowUps(em, today),
  };
}

type Days = { from: string; to: string };

const within = ({ since, before }: Span) => ({ $gte: since, $lt: before });

/** Counts all and subtracts spam: each count reads one range of an index. */
async function countNewLeads(em: SqlEntityManager, createdAt: ReturnType<typeof within>) {
  const spam = await em.count(LeadEntity, { createdAt, status: 'spam' });
  return (await em.count(LeadEntity, { createdAt })) - spam;
}

/** Counts as the list of the same filter does. */
async function countCalls(em: SqlEntityManager, days: Days & { zone: string }) {
  const filter = { ...days, status: NOT_SPAM, call: 'requested', isExact: true } as const;
  return (await countLeads(em, filter)).count;
}

async function openCalls(em: SqlEntityManager, zone: string) {
  const query = { call: 'open', zone, sort: 'newest', limit: MAX_CALLS } as const;
  const { leads } = await leadPage(em, query);
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
    { status: { $in: [...openStatuses] }, followUpOn: { $ne: null, $lte: today } },
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
