import { raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { type Actor } from '../../audit/service.ts';
import { IdempotencyKeyEntity } from '../../idempotency/entity.ts';
import { deleteLeads } from '../../leads/bulk/service.ts';
import { LeadEntity, LeadEventEntity } from '../../leads/entity.ts';
import { OutboxEntity } from '../../outbox/entity.ts';
import { QuizResponseEntity } from '../../quiz/entity.ts';

/** Nobody is in so many leads; a list of them all would only be slow. */
const MOST_SHOWN = 20;

type Query = { email: string };

/** Everything that is known of whoever has this email address, in any capitals. */
export async function findPerson(em: SqlEntityManager, query: Query) {
  const { leadIds, responseIds } = await idsOf(em, query);
  const newest = { orderBy: { createdAt: 'desc' }, limit: MOST_SHOWN } as const;
  return {
    leads: await em.find(LeadEntity, { id: { $in: leadIds } }, newest),
    responses: await em.find(QuizResponseEntity, { id: { $in: responseIds } }, newest),
    counts: await countsOf(em, leadIds, responseIds),
  };
}

/** Removes all that `findPerson` counts, at once; answers what it was. */
export async function erasePerson(em: SqlEntityManager, query: Query, _actor: Actor) {
  return em.transactional(async (inner) => {
    const { leadIds, responseIds } = await idsOf(inner, query);
    const counts = await countsOf(inner, leadIds, responseIds);
    const both = [...leadIds, ...responseIds];
    await deleteLeads(inner, leadIds);
    await inner.nativeDelete(OutboxEntity, { aboutId: { $in: responseIds } });
    await inner.nativeDelete(QuizResponseEntity, { id: { $in: responseIds } });
    // Its hash is of what the person sent.
    await inner.nativeDelete(IdempotencyKeyEntity, { rowId: { $in: both } });
    return { counts };
  });
}

async function idsOf(em: SqlEntityManager, { email }: Query) {
  const byEmail = { [raw('lower(email)')]: email.toLowerCase() };
  const fields = { fields: ['id'] } as const;
  const leads = await em.find(LeadEntity, byEmail, fields);
  const responses = await em.find(QuizResponseEntity, byEmail, fields);
  return { leadIds: leads.map(({ id }) => id), responseIds: responses.map(({ id }) => id) };
}

async function countsOf(em: SqlEntityManager, leadIds: string[], responseIds: string[]) {
  const about = { leadId: { $in: leadIds } };
  return {
    leads: leadIds.length,
    notes: await em.count(LeadEventEntity, { ...about, note: { $ne: null } }),
    changes: await em.count(LeadEventEntity, { ...about, note: null }),
    responses: responseIds.length,
    messages: await em.count(OutboxEntity, { aboutId: { $in: [...leadIds, ...responseIds] } }),
  };
}
