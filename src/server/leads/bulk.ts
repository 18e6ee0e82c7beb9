import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { LeadStatus as LeadStatusSchema } from '../../shared/leads/filter.ts';
import type { LeadStatus } from '../../shared/leads/constants.ts';
import type { BulkAction } from '../../shared/leads/adminLeads.ts';
import { type Actor, audit, auditUnlessRecent } from '../audit/auditLog.ts';
import { deleteForSubject } from '../jobs/outbox/queue.ts';
import { LeadEntity, LeadEventEntity } from './entity.ts';
import { leadPage } from './search/leadPage.ts';

/** Small enough to leave room for other queries. */
const BATCH_SIZE = 1000;

/**
 * Applies an action to the given leads, or to the next batch of a filter, newest first: leads that
 * arrive meanwhile are not affected. `next` is the cursor of the next batch; null when done.
 */
export async function runBulkAction(em: SqlEntityManager, input: BulkAction, actor: Actor) {
  const { ids, next } = await resolveTargets(em, input);
  const changed = await em.transactional(async (tx) => {
    const count = await applyAction(tx, ids, input);
    if (input.action !== 'delete' || count === 0) return count;
    // Batches of one action share an entry, but a cursor alone does not prove an earlier batch.
    const [id] = ids;
    const object = id && ids.length === 1 ? ({ type: 'lead', id } as const) : null;
    if (input.after) await auditUnlessRecent(tx, actor, 'leads.deleted');
    else await audit(tx, actor, 'leads.deleted', object);
    return count;
  });
  return { changed, next };
}

async function resolveTargets(em: SqlEntityManager, { ids, filter, after }: BulkAction) {
  if (ids || !filter) return { ids: ids ?? [], next: null };
  const page = await leadPage(em, { ...filter, sort: 'newest', after, limit: BATCH_SIZE });
  return { ids: page.leads.map(({ id }) => id), next: page.next };
}

function applyAction(em: SqlEntityManager, ids: string[], { action, status, author }: BulkAction) {
  if (action === 'delete') return deleteLeads(em, ids);
  // The action `restore` marks leads as not spam; deleted leads cannot be restored.
  if (action === 'restore') return unmarkSpam(em, ids, author);
  return setStatus(em, ids, { author, statusOf: () => status ?? 'new' });
}

/** Deletes leads with their notes, their history and their outbox rows. */
export async function deleteLeads(em: SqlEntityManager, ids: string[]) {
  // Leads first: a concurrent writer has either locked the lead or finds it deleted.
  const deleted = await em.nativeDelete(LeadEntity, { id: { $in: ids } });
  await em.nativeDelete(LeadEventEntity, { leadId: { $in: ids } });
  await deleteForSubject(em, ids);
  return deleted;
}

/** Restores leads from spam to their previous status. */
async function unmarkSpam(em: SqlEntityManager, ids: string[], author: string) {
  const events = await em.find(
    LeadEventEntity,
    { leadId: { $in: ids }, toStatus: 'spam' },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  const previousStatuses = new Map(events.map(({ leadId, fromStatus }) => [leadId, fromStatus]));
  const statusOf = (id: string) => LeadStatusSchema.catch('new').parse(previousStatuses.get(id));
  return setStatus(em, ids, { author, statusOf, from: 'spam' });
}

type StatusChange = {
  author: string;
  statusOf: (id: string) => LeadStatus;
  /** Changes only leads that have this status. */
  from?: LeadStatus;
};

async function setStatus(
  em: SqlEntityManager,
  ids: string[],
  { author, statusOf, from }: StatusChange,
) {
  // Locked, so that the history records the actual previous status.
  const rows = await em.find(
    LeadEntity,
    { id: { $in: ids }, ...(from && { status: from }) },
    { fields: ['status'], lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  const changes = rows
    .map(({ id, status }) => ({ id, fromStatus: status, toStatus: statusOf(id) }))
    .filter(({ fromStatus, toStatus }) => fromStatus !== toStatus);
  const createdAt = new Date();
  for (const [toStatus, group] of Map.groupBy(changes, (change) => change.toStatus))
    await em.nativeUpdate(
      LeadEntity,
      { id: { $in: group.map(({ id }) => id) } },
      { status: toStatus, lastContactAt: createdAt },
    );
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
