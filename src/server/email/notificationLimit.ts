import type { SqlEntityManager } from '@mikro-orm/sql';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Limiters } from '../http/rateLimiters.ts';
import { enqueueOnce } from '../outbox/queue.ts';

export const NOTICE_DIGEST = 'noticeDigest';
const NOTICES_AN_HOUR = 10;
const HOUR = 60 * 60 * 1000;
/** What was being stored as the hour ended is stored by then. */
const AFTER_THE_HOUR = 60_000;

/** Returns `false` when the next notice to the agency belongs into the digest of this hour instead. */
export type NoticeGate = (em: SqlEntityManager) => Promise<boolean>;

/** Lets ten notices an hour through one by one, so that a flood of forms is no flood of mails. */
export function noticeGate(limiters: Limiters): NoticeGate {
  const limiter = limiters.create({
    name: 'notices',
    points: NOTICES_AN_HOUR,
    duration: HOUR / 1000,
  });
  let lastDigest = '';
  return async (em) => {
    try {
      await limiter.consume('all');
      return true;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
    }
    const from = Math.floor(Date.now() / HOUR) * HOUR;
    const key = `notice-digest:${new Date(from).toISOString()}`;
    if (key !== lastDigest) {
      const dueAt = new Date(from + HOUR + AFTER_THE_HOUR);
      await enqueueOnce(em, { kind: NOTICE_DIGEST, key, payload: { from }, dueAt });
      lastDigest = key;
    }
    return false;
  };
}

/** The time of a digest; a minute longer on both sides, as an hour may end while a lead is stored. */
export const digestSpan = (from: number) => ({
  since: new Date(from - AFTER_THE_HOUR),
  before: new Date(from + HOUR + AFTER_THE_HOUR),
});
