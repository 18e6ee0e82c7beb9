import type { SqlEntityManager } from '@mikro-orm/sql';
import { startOfHour, utcHour } from '../../shared/dates.ts';
import { enqueueOnce } from '../jobs/outbox/queue.ts';
import { HOUR_MS } from '../../shared/durations.ts';
import { takeFromHour } from './quota.ts';

export const NOTIFICATION_DIGEST = 'noticeDigest';
const NOTIFICATIONS_PER_HOUR = 10;
/** Covers transactions that are still open at the end of the hour. */
const DIGEST_DELAY_MS = 60_000;

/**
 * Returns `false` when the next notification belongs in this hour's digest instead. Call it outside
 * transactions: it locks the count of the hour.
 */
export type ReserveNotification = (em: SqlEntityManager) => Promise<boolean>;

/**
 * Sends at most ten notifications an hour one by one, so that a flood of submissions does not
 * become a flood of email. The database counts them, for all processes and over restarts.
 */
export function createNotificationLimit(): ReserveNotification {
  let fullHour = '';
  return async (em) => {
    const hour = utcHour(Date.now());
    if (hour === fullHour) return false;
    if (await takeFromHour(em, 'notices', hour, NOTIFICATIONS_PER_HOUR)) return true;
    const from = startOfHour(hour);
    const key = `notice-digest:${new Date(from).toISOString()}`;
    const dueAt = new Date(from + HOUR_MS + DIGEST_DELAY_MS);
    await enqueueOnce(em, { kind: NOTIFICATION_DIGEST, key, payload: { from }, dueAt });
    fullHour = hour;
    return false;
  };
}

/** Returns the range of a digest: the hour, and a minute before and after it. */
export const digestRange = (from: number) => ({
  since: new Date(from - DIGEST_DELAY_MS),
  before: new Date(from + HOUR_MS + DIGEST_DELAY_MS),
});
