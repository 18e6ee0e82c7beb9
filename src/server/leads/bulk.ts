import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { LeadStatus as Status } from '../../shared/leads/filter.ts';
import type { LeadStatus } from '../../shared/leads/terms.ts';
import type { BulkWork } from '../../shared/leads/pipeline.ts';
import { type Actor, audit, auditGoingOn } from '../audit/auditLog.ts';
import { dropAbout } from '../outbox/queue.ts';
import { LeadEntity, LeadEventEntity } from './entity.ts';
import { pageOfLeads } from './search/leadPage.ts';

/** So many at a time, that other calls come in between. */
const SLICE = 1000;

/**
 * Does one thing with the leads named, or with the next slice of a filter, newest first: a lead that
 * comes meanwhile is not touched. `next` is where to go on; null when all is done.
 */
export async function workOnLeads(em: SqlEntityManager, work: BulkWork, actor: Actor) {
  const { ids, next } = await targets(em, work);
  const changed = await em.transactional(async (inner) => {
    const count = await doWork(inner, ids, work);
    if (work.action !== 'delete' || count === 0) return count;
    // Slices of one deed share a line, but a place alone proves no deed before it.
    await (work.after ? auditGoingOn : audit)(inner, actor, 'leads.deleted');
    return count;
  });
  return { changed, next };
}

async function targets(em: SqlEntityManager, { ids, filter, after }: BulkWork) {
  if (ids || !filter) return { ids: ids ?? [], next: null };
  const page = await pageOfLeads(em, { ...filter, sort: 'newest', after, limit: SLICE });
  return { ids: page.leads.map(({ id }) => id), next: page.next };
}

function doWork(em: SqlEntityManager, ids: string[], { action, status, author }: BulkWork) {
  if (action === 'delete') return deleteLeads(em, ids);
  if (action === 'restore') return restore(em, ids, author);
  return setStatus(em, ids, () => status ?? 'new', author);
}

/** Deletes leads with their notes, their history and what the outbox still has to say of them. */
export async function deleteLeads(em: SqlEntityManager, ids: string[]) {
  // First the leads: whoever writes about one meanwhile has locked it, or finds it gone.
  const deleted = await em.nativeDelete(LeadEntity, { id: { $in: ids } });
  await em.nativeDelete(LeadEventEntity, { leadId: { $in: ids } });
  await dropAbout(em, ids);
  return deleted;
}

/** Takes leads out of the spam, each to the status it had before. */
async function restore(em: SqlEntityManager, ids: string[], author: string) {
  const events = await em.find(
    LeadEventEntity,
    { leadId: { $in: ids }, toStatus: 'spam' },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  const before = new Map(events.map(({ leadId, fromStatus }) => [leadId, fromStatus]));
  const statusOf = (id: string) => Status.catch('new').parse(before.get(id));
  return setStatus(em, ids, statusOf, author, 'spam');
}

async function setStatus(
  em: SqlEntityManager,
  ids: string[],
  statusOf: (id: string) => LeadStatus,
  author: string,
  only?: LeadStatus,
) {
  // Locked, so that the history says what really was before.
  const rows = await em.find(
    LeadEntity,
    { id: { $in: ids }, ...(only && { status: only }) },
    { fields: ['status'], lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  const changes = rows
    .map(({ id, status }) => ({ id, fromStatus: status, toStatus: statusOf(id) }))
    .filter(({ fromStatus, toStatus }) => fromStatus !== toStatus);
  for (const [toStatus, group] of Map.groupBy(changes, (change) => change.toStatus))
    await em.nativeUpdate(
      LeadEntity,
      { id: { $in: group.map(({ id }) => id) } },
      { status: toStatus },
    );
  const createdAt = new Date();
  if (changes.length > 0)
    await em.insertMany(
      LeadEventEntity,
      changes.map(({ id, ...change }) => ({
        id: uuid(),
        leadId: id,
        author,
        createdAt,
        ...change,
      })),
    );
  return changes.length;
}
