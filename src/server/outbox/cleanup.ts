import type { SqlEntityManager } from '@mikro-orm/sql';
import { OutboxEntity } from './entity.ts';

type Expired = { before: Date; limit: number };

/** Empties rows that were done before a date: they stay as a record, without what was sent. */
export const clearDonePayloads = (em: SqlEntityManager, { before, limit }: Expired) =>
  em.nativeUpdate(
    OutboxEntity,
    { id: { $in: oldestDone(em, true, before).limit(limit) } },
    { payload: {}, hasContent: false },
  );

/** Deletes rows that were done and emptied before a date. */
export const deleteDone = (em: SqlEntityManager, { before, limit }: Expired) =>
  em.nativeDelete(OutboxEntity, { id: { $in: oldestDone(em, false, before).limit(limit) } });

const oldestDone = (em: SqlEntityManager, hasContent: boolean, before: Date) =>
  em
    .createQueryBuilder(OutboxEntity)
    .select('id')
    .where({ state: 'done', hasContent, settledAt: { $lt: before } })
    .orderBy({ settledAt: 'asc' });
