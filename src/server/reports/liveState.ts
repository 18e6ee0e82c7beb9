import type { SqlEntityManager } from '@mikro-orm/sql';
import { kindsWithoutRefresh } from '../../shared/audit.ts';
import type { LiveState } from '../../shared/live.ts';
import { subscriberStatuses } from '../../shared/newsletter.ts';
import { AuditEntryEntity } from '../audit/entity.ts';
import { BlogPostEntity } from '../blog/entity.ts';
import { LeadEntity, LeadEventEntity } from '../leads/entity.ts';
import { countOutbox } from '../jobs/outbox/operations.ts';
import { SubscriberEntity } from '../newsletter/entity.ts';
import { QuizResponseEntity } from '../quiz/entity.ts';
import { BoardEntity } from '../whiteboard/entity.ts';

/** More entries than requests can add between two polls. */
const RECENT_ENTRIES = 50;

/** Returns values that change when any process writes what open admin pages show. */
export async function liveState(em: SqlEntityManager): Promise<LiveState> {
  const newest = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1, fields: ['id'] } as const;
  const [lead] = await em.find(LeadEntity, { status: { $ne: 'spam' } }, newest);
  const [response] = await em.find(QuizResponseEntity, { suspectedSpam: false }, newest);
  return {
    leadId: lead?.id ?? null,
    responseId: response?.id ?? null,
    outbox: await countOutbox(em),
    changes: await lastChanges(em),
  };
}

/** Each query reads the last row of an index. */
async function lastChanges(em: SqlEntityManager): Promise<LiveState['changes']> {
  const last = { orderBy: { id: 'desc' }, limit: 1, fields: ['id'] } as const;
  const [event] = await em.find(LeadEventEntity, {}, last);
  const entries = await em.find(
    AuditEntryEntity,
    {},
    { ...last, fields: ['id', 'kind'], limit: RECENT_ENTRIES },
  );
  const [guide] = await em.find(
    QuizResponseEntity,
    { guideSavedAt: { $ne: null } },
    { orderBy: { guideSavedAt: 'desc' }, limit: 1, fields: ['guideSavedAt'] },
  );
  const saved = { orderBy: { updatedAt: 'desc' }, limit: 1, fields: ['updatedAt'] } as const;
  const [post] = await em.find(BlogPostEntity, {}, saved);
  const [board] = await em.find(
    BoardEntity,
    {},
    { orderBy: { changedAt: 'desc' }, limit: 1, fields: ['changedAt'] },
  );
  return {
    leads: event?.id ?? null,
    guides: guide?.guideSavedAt?.toISOString() ?? null,
    posts: post?.updatedAt.toISOString() ?? null,
    subscribers: await latestSubscribers(em),
    boards: board?.changedAt.toISOString() ?? null,
    audit: entries.find(({ kind }) => !kindsWithoutRefresh.includes(kind))?.id ?? null,
  };
}

/**
 * Returns the comma-separated ids of the latest subscriber of each status and of the latest who
 * confirmed or unsubscribed: these may have subscribed long before others with the same status.
 */
async function latestSubscribers(em: SqlEntityManager) {
  const latest = (where: object, orderBy: object) =>
    em.find(SubscriberEntity, where, { orderBy, limit: 1, fields: ['id'] });
  const found = [];
  for (const status of subscriberStatuses)
    found.push(...(await latest({ status }, { askedAt: 'desc' })));
  for (const at of ['confirmedAt', 'unsubscribedAt'])
    found.push(...(await latest({ [at]: { $ne: null } }, { [at]: 'desc' })));
  return found.length > 0 ? found.map(({ id }) => id).join() : null;
}
