import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import type { ById } from '../../shared/byId.ts';
import { foldText } from '../../shared/fold.ts';
import type { SubscriberQuery } from '../../shared/newsletter.ts';
import { type ExportQuery } from '../../shared/paging.ts';
import {
  type Actor,
  audit,
  auditListRead,
  auditOnce,
  type RequestActor,
} from '../audit/auditLog.ts';
import type { ExpiredRange } from '../database/deleteBatch.ts';
import { deleteForSubject } from '../jobs/outbox/queue.ts';
import { connectionFor, LONG_READS, newestPage } from '../database/paging.ts';
import { SubscriberEntity } from './entity.ts';
import { unsubscribeUrl } from './emails.ts';
import { enqueueEmailTo } from './service.ts';

const notSpam = { emailKey: { $ne: null } };

export async function listSubscribers(
  em: SqlEntityManager,
  { show, q, ...page }: SubscriberQuery,
  actor: Actor,
) {
  await auditListRead(em, { actor, kind: 'subscribers.listed', limit: page.limit });
  const where = {
    ...(show === 'suspected' ? { emailKey: null } : notSpam),
    ...(show && show !== 'suspected' && { status: show }),
  };
  const query = em
    .createQueryBuilder(SubscriberEntity, undefined, connectionFor(page))
    .where(where);
  if (q) {
    const part = foldText(q).replace(/[\\%_]/g, String.raw`\$&`);
    query.andWhere(String.raw`? <> '' and search_key like ? escape '\'`, [part, `%${part}%`]);
  }
  const { rows, nextCursor } = await newestPage(query, page);
  return { subscribers: rows, nextCursor };
}

/** Returns the next rows of an export, newest first. The export is audited. */
export async function exportSubscribers(
  em: SqlEntityManager,
  { publicUrl, actor, ...page }: ExportQuery & { publicUrl: string; actor: RequestActor },
) {
  await auditOnce(em, actor, 'subscribers.exported');
  const query = em.createQueryBuilder(SubscriberEntity, undefined, LONG_READS).where(notSpam);
  const { rows, nextCursor } = await newestPage(query, page);
  return {
    rows: rows.map((row) => ({ ...row, unsubscribeUrl: unsubscribeUrl(row, publicUrl) })),
    nextCursor,
  };
}

/**
 * Sends a new confirmation link, regardless of when the last one was sent.
 * @throws TRPCError CONFLICT when there is nothing to confirm.
 */
export async function resendConfirmation(
  em: SqlEntityManager,
  { id, publicUrl }: ById & { publicUrl: string },
) {
  await em.transactional(async (tx) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const row = await tx.findOneOrFail(SubscriberEntity, { id }, { lockMode });
    const conflict = row.emailKey ? conflictMessages[row.status] : conflictMessages.suspected;
    if (conflict) throw new TRPCError({ code: 'CONFLICT', message: conflict });
    enqueueEmailTo(tx, row, { publicUrl });
  });
}

const conflictMessages = {
  pending: undefined,
  confirmed: 'This address is already confirmed.',
  unsubscribed: 'This person unsubscribed. Only they can subscribe again.',
  suspected: 'This entry is suspected spam, so no email is sent to it.',
};

/** Deletes a subscriber and the emails to them. */
export async function removeSubscriber(em: SqlEntityManager, { id }: ById, actor: Actor) {
  await em.transactional(async (tx) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const row = await tx.findOneOrFail(SubscriberEntity, { id }, { lockMode });
    await deleteForSubject(tx, [row.id]);
    tx.remove(row);
    await audit(tx, actor, 'subscriber.removed', { type: 'subscriber', id });
  });
}

/**
 * Deletes addresses that were last entered before a date and never confirmed, with their emails,
 * unless an email is still waiting or was sent since. Addresses that had unsubscribed earlier are
 * unsubscribed again: links in old issues work forever.
 */
export const deleteUnconfirmed = (em: SqlEntityManager, { before, limit }: ExpiredRange) =>
  em.transactional(async (tx) => {
    const found = await unconfirmedQuery(tx, before).limit(limit).execute<{ id: string }[]>('all');
    const rows = await tx.find(
      SubscriberEntity,
      { id: { $in: found.map(({ id }) => id) }, status: 'pending', askedAt: { $lt: before } },
      // A concurrent confirmation or subscription waits, or came first.
      { fields: ['id', 'unsubscribedAt'], lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const ids = rows.map(({ id }) => id);
    const formerlyUnsubscribed = rows
      .filter(({ unsubscribedAt }) => unsubscribedAt)
      .map(({ id }) => id);
    await deleteForSubject(tx, ids);
    await tx.nativeUpdate(
      SubscriberEntity,
      { id: { $in: formerlyUnsubscribed } },
      { status: 'unsubscribed', confirmHash: null, attribution: null },
    );
    await tx.nativeDelete(SubscriberEntity, { id: { $in: ids }, unsubscribedAt: null });
    return ids.length;
  });

const unconfirmedQuery = (em: SqlEntityManager, before: Date) =>
  em
    .createQueryBuilder(SubscriberEntity, 's')
    .select('id')
    .where({ status: 'pending', askedAt: { $lt: before } })
    .andWhere(
      'not exists (select 1 from outbox where about_id = s.id ' +
        "and (state = 'waiting' or settled_at >= ?))",
      [before],
    )
    .orderBy({ askedAt: 'asc' });
