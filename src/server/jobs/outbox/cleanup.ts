import type { SqlEntityManager } from '@mikro-orm/sql';
import { deleteBatch, type ExpiredRange } from '../../database/deleteBatch.ts';
import { OutboxEntity } from './entity.ts';

/** Empties the payloads of rows that are done; the rows stay as a record. */
export function clearDonePayloads(em: SqlEntityManager, { before, limit }: ExpiredRange) {
  const done = em
    .createQueryBuilder(OutboxEntity)
    .select('id')
    .where({ state: 'done', hasContent: true, settledAt: { $lt: before } })
    .limit(limit);
  return em.nativeUpdate(OutboxEntity, { id: { $in: done } }, { payload: {}, hasContent: false });
}

/** Deletes rows that are done and emptied. */
export function deleteDone(em: SqlEntityManager, { before, limit }: ExpiredRange) {
  const where = { state: 'done' as const, hasContent: false, settledAt: { $lt: before } };
  return deleteBatch(em, OutboxEntity, { where, limit });
}
