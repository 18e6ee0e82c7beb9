import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { dropAbout } from '../../outbox/service.ts';
import { SubscriberEntity } from '../entity.ts';

type Expired = { before: Date; limit: number };

/**
 * Forgets addresses that were last entered before a date and never confirmed, with the mails to them,
 * unless a mail is still waiting or went out since. Whoever unsubscribed earlier is unsubscribed
 * again: the links in old issues work forever.
 */
export const deleteUnconfirmed = (em: SqlEntityManager, { before, limit }: Expired) =>
  em.transactional(async (tx) => {
    const found = await unconfirmed(tx, before).limit(limit).execute<{ id: string }[]>('all');
    const rows = await tx.find(
      SubscriberEntity,
      { id: { $in: found.map(({ id }) => id) }, status: 'pending', askedAt: { $lt: before } },
      // Whoever confirms or enters the address at this moment waits, or was first.
      { fields: ['id', 'unsubscribedAt'], lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const ids = rows.map(({ id }) => id);
    const left = rows.filter(({ unsubscribedAt }) => unsubscribedAt).map(({ id }) => id);
    await dropAbout(tx, ids);
    await tx.nativeUpdate(
      SubscriberEntity,
      { id: { $in: left } },
      { status: 'unsubscribed', confirmHash: null, attribution: null },
    );
    await tx.nativeDelete(SubscriberEntity, { id: { $in: ids }, unsubscribedAt: null });
    return ids.length;
  });

const unconfirmed = (em: SqlEntityManager, before: Date) =>
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
