import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { MINUTE_MS } from '../../../shared/durations.ts';
import { AccountEntity } from './entity.ts';

/** Pages opened within this time belong to one visit. */
const VISIT_MS = 30 * MINUTE_MS;

/** Records a visit. Returns the time of the person's previous visit, or null. */
export const recordVisit = (em: SqlEntityManager, id: string) =>
  em.transactional(async (tx) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const account = await tx.findOneOrFail(AccountEntity, { id }, { lockMode, refresh: true });
    const { lastVisitAt, previousVisitAt } = account;
    const now = new Date();
    const isSameVisit = lastVisitAt && now.getTime() - lastVisitAt.getTime() < VISIT_MS;
    const since = isSameVisit ? previousVisitAt : lastVisitAt;
    const change = { lastVisitAt: now, previousVisitAt: since };
    await tx.nativeUpdate(AccountEntity, { id }, change);
    return since;
  });
