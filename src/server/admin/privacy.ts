import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { type Actor, audit } from '../audit/auditLog.ts';
import { IdempotencyKeyEntity } from '../idempotency/entity.ts';
import { deleteLeads } from '../leads/bulk.ts';
import { LeadEntity, LeadEventEntity } from '../leads/entity.ts';
import { SubscriberEntity } from '../newsletter/entity.ts';
import { OutboxEntity } from '../outbox/entity.ts';
import { deleteForSubject } from '../outbox/queue.ts';
import { QuizResponseEntity } from '../quiz/entity.ts';
import { normalizeEmail } from '../textKeys.ts';

const MAX_SHOWN = 20;

type Query = { email: string };
type Ids = { leads: string[]; responses: string[]; subscribers: string[] };

/** Returns everything stored for this email address, regardless of case. */
export async function findPerson(em: SqlEntityManager, query: Query) {
  const ids = await idsOf(em, query);
  const newest = { orderBy: { createdAt: 'desc' }, limit: MAX_SHOWN } as const;
  return {
    leads: await em.find(LeadEntity, { id: { $in: ids.leads } }, newest),
    responses: await em.find(QuizResponseEntity, { id: { $in: ids.responses } }, newest),
    counts: await countsOf(em, ids),
  };
}

/** Deletes everything that `findPerson` counts, in one transaction. Returns the counts. */
export async function erasePerson(em: SqlEntityManager, query: Query, actor: Actor) {
  return em.transactional(async (inner) => {
    // Locks the rows: waits for a guide or email in progress, and deletes it, too.
    const ids = await idsOf(inner, query, true);
    const counts = await countsOf(inner, ids);
    await deleteLeads(inner, ids.leads);
    await inner.nativeDelete(QuizResponseEntity, { id: { $in: ids.responses } });
    await inner.nativeDelete(SubscriberEntity, { id: { $in: ids.subscribers } });
    await deleteForSubject(inner, [...ids.responses, ...ids.subscribers]);
    // Keys contain a hash of the input.
    await inner.nativeDelete(IdempotencyKeyEntity, { rowId: { $in: allOf(ids) } });
    await audit(inner, actor, 'person.erased');
    return { counts };
  });
}

const allOf = ({ leads, responses, subscribers }: Ids) => [...leads, ...responses, ...subscribers];

async function idsOf(em: SqlEntityManager, { email }: Query, isLocking = false): Promise<Ids> {
  const key = normalizeEmail(email);
  const lockMode = isLocking ? LockMode.PESSIMISTIC_WRITE : LockMode.NONE;
  const options = { fields: ['id'], orderBy: { id: 'asc' }, lockMode } as const;
  const idsIn = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return {
    leads: idsIn(await em.find(LeadEntity, { emailKey: key }, options)),
    responses: idsIn(await em.find(QuizResponseEntity, { emailKey: key }, options)),
    subscribers: idsIn(await em.find(SubscriberEntity, { addressKey: key }, options)),
  };
}

async function countsOf(em: SqlEntityManager, ids: Ids) {
  const about = { leadId: { $in: ids.leads } };
  return {
    leads: ids.leads.length,
    notes: await em.count(LeadEventEntity, { ...about, note: { $ne: null } }),
    changes: await em.count(LeadEventEntity, { ...about, note: null }),
    responses: ids.responses.length,
    subscriptions: ids.subscribers.length,
    messages: await em.count(OutboxEntity, { aboutId: { $in: allOf(ids) } }),
  };
}
