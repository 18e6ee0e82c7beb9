import type { EntityName } from '@mikro-orm/core';
import type { QBFilterQuery, SqlEntityManager } from '@mikro-orm/sql';

/** The rows that housekeeping deletes in one transaction: at most `limit` from before a date. */
export type ExpiredRange = { before: Date; limit: number };

type Batch<Row extends object> = { where: QBFilterQuery<Row>; limit: number };

/** Deletes at most `limit` of the rows that `where` finds. Returns how many. */
export async function deleteBatch<Row extends object>(
  em: SqlEntityManager,
  entity: EntityName<Row>,
  { where, limit }: Batch<Row>,
) {
  const { primaryKeys } = em.getMetadata(entity);
  const batch = em.createQueryBuilder(entity).select(primaryKeys).where(where).limit(limit);
  const deletion = em
    .createQueryBuilder(entity)
    .delete()
    .where(`${primaryKeys.join()} in (?)`, [batch.toRaw()]);
  return (await deletion.execute('run')).affectedRows;
}
