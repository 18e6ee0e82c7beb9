import type { SqlEntityManager } from '@mikro-orm/sql';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiters } from '../http/rateLimiters.ts';
import { enqueueOnce } from '../outbox/queue.ts';
import { HOUR_MS } from '../durations.ts';

export const NOTIFICATION_DIGEST = 'noticeDigest';
const NOTIFICATIONS_PER_HOUR = 10;
/** Covers transactions that are still open at the end of the hour. */
const DIGEST_DELAY_MS = 60_000;

/** Returns `false` when the next notification belongs in this hour's digest instead. */
export type ReserveNotification = (em: SqlEntityManager) => Promise<boolean>;

/**
 * Sends at most ten notifications an hour one by one, so that a flood of submissions does not
 * become a flood of email.
 */
export function createNotificationLimit(limiters: RateLimiters): ReserveNotification {
  const limiter = limiters.create({
    name: 'notices',
    points: NOTIFICATIONS_PER_HOUR,
    duration: HOUR_MS / 1000,
  });
  let lastDigest = '';
  return async (em) => {
    try {
      await limiter.consume('all');
      return true;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
    }
    const from = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
    const key = `notice-digest:${new Date(from).toISOString()}`;
    if (key !== lastDigest) {
      const dueAt = new Date(from + HOUR_MS + DIGEST_DELAY_MS);
      await enqueueOnce(em, { kind: NOTIFICATION_DIGEST, key, payload: { from }, dueAt });
      lastDigest = key;
    }
    return false;
  };
}

/** Returns the range of a digest: the hour, and a minute before and after it. */
export const digestRange = (from: number) => ({
  since: new Date(from - DIGEST_DELAY_MS),
  before: new Date(from + HOUR_MS + DIGEST_DELAY_MS),
});
