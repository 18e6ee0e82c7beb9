import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FastifyBaseLogger } from 'fastify';
import { utcDateTime, utcHour } from '../../shared/dates.ts';
import { countRecipient, type Recipient, reserveFromBudget } from './quota.ts';

/** When an email may be sent, and why it waits. */
export type EmailSchedule = { dueAt: Date; lastError?: string };

/**
 * Counts an email caused by a visitor against the limits. Returns when it may be sent; `undefined`
 * when it must not be sent at all.
 */
export type ReserveEmail = (
  em: SqlEntityManager,
  to: Recipient,
) => Promise<EmailSchedule | undefined>;

type Options = {
  /** Emails per hour to all visitors combined. */
  hourlyLimit: number;
  log: FastifyBaseLogger;
};

/**
 * Any visitor may enter any address. So an address gets one email of a kind per hour and three per
 * day, and all addresses share an hourly budget; the excess waits for the next hour.
 */
export function createEmailLimit({ hourlyLimit, log }: Options): ReserveEmail {
  const logExcess = hourlyLog(log, hourlyLimit);
  return async (em, to) => {
    if (!(await countRecipient(em, to))) {
      log.info({ kind: to.kind }, 'email: not sent, the limit of this address is reached');
      return undefined;
    }
    const now = new Date();
    const dueAt = await reserveFromBudget(em, hourlyLimit);
    if (dueAt && dueAt <= new Date()) return { dueAt };
    logExcess(now);
    if (!dueAt) return undefined;
    const lastError = `Waits until ${utcDateTime(dueAt)}: the limit of ${hourlyLimit} emails to visitors per hour is reached (MAIL_HOURLY_LIMIT).`;
    return { dueAt, lastError };
  };
}

/** Logs once an hour. */
function hourlyLog(log: FastifyBaseLogger, limit: number) {
  let last = '';
  return (now: Date) => {
    const hour = utcHour(now);
    if (hour === last) return;
    last = hour;
    log.error(
      { limit },
      'email: the hourly limit of emails to visitors is reached (MAIL_HOURLY_LIMIT); the rest waits in the outbox. The forms may be under abuse.',
    );
  };
}
