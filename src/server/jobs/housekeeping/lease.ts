import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { LeaseEntity } from './entity.ts';
import { HOUR_MS } from '../../../shared/durations.ts';

const NAME = 'housekeeping';

/** `holder` identifies the run. */
type Lease = { holder: string; durationMs: number };

/**
 * Claims the hourly run atomically. Returns `undefined` while another process holds the lease, or
 * when the last run is less than an hour ago.
 */
export async function claimRun(em: SqlEntityManager, durationMs: number) {
  const lease = { holder: uuid(), durationMs };
  if (await claimLease(em, lease)) return lease.holder;
  if ((await em.count(LeaseEntity, { name: NAME })) > 0) return undefined;
  const unclaimed = { name: NAME, holder: uuid(), expiresAt: new Date(0), finishedAt: null };
  await em.createQueryBuilder(LeaseEntity).insert(unclaimed).onConflict('name').ignore().execute();
  return (await claimLease(em, lease)) ? lease.holder : undefined;
}

/** Returns whether this process got the lease: only one update changes the row. */
async function claimLease(em: SqlEntityManager, { holder, durationMs }: Lease) {
  const now = Date.now();
  // A date more than an hour ahead comes from a wrong clock.
  const misdated = { $gt: new Date(now + HOUR_MS) };
  const isFree = { $or: [{ expiresAt: { $lte: new Date(now) } }, { expiresAt: misdated }] };
  const isDue = {
    $or: [
      { finishedAt: null },
      { finishedAt: { $lte: new Date(now - HOUR_MS) } },
      { finishedAt: misdated },
    ],
  };
  const updated = await em.nativeUpdate(
    LeaseEntity,
    { name: NAME, $and: [isFree, isDue] },
    { holder, expiresAt: new Date(now + durationMs) },
  );
  return updated === 1;
}

/** Returns false when another process has taken over the run. */
export const extendLease = (em: SqlEntityManager, { holder, durationMs }: Lease) =>
  updateLease(em, holder, { expiresAt: new Date(Date.now() + durationMs) });

/** The next run is due in an hour. */
export const finishRun = (em: SqlEntityManager, holder: string) =>
  updateLease(em, holder, { expiresAt: new Date(), finishedAt: new Date() });

/** Ends the lease early: another process, or the next start, takes over the run. */
export const releaseRun = (em: SqlEntityManager, holder: string) =>
  updateLease(em, holder, { expiresAt: new Date() });

type Change = { expiresAt: Date; finishedAt?: Date };

const updateLease = async (em: SqlEntityManager, holder: string, values: Change) =>
  (await em.nativeUpdate(LeaseEntity, { name: NAME, holder }, values)) === 1;
