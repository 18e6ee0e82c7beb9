import { raw, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { utcDay } from '../../shared/dates.ts';
import { GeminiDayEntity } from './entity.ts';

/** Takes one call from today's quota; `false` when it is used up. */
export async function consumeQuota(em: SqlEntityManager, limit: number): Promise<boolean> {
  if (limit === 0) return false;
  const day = utcDay();
  // Counts in one update: between a read and a write, another process could use the same call.
  const take = () =>
    em.nativeUpdate(GeminiDayEntity, { day, calls: { $lt: limit } }, { calls: raw('calls + 1') });
  if ((await take()) === 1) return true;
  try {
    await em.insert(GeminiDayEntity, { day, calls: 1 });
    return true;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    // Another process has just inserted the row.
    return (await take()) === 1;
  }
}
