import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FastifyBaseLogger } from 'fastify';
import { utcDateTime, utcHour } from '../../shared/dates.ts';
import { countRecipient, type Recipient, takeFromBudget } from './quota.ts';

/** When a mail may leave, and why not at once. */
export type MailSlot = { dueAt: Date; lastError?: string };

/** Returns when a mail may leave that a stranger caused; `undefined` when it must not be sent at all. */
export type ReserveMail = (em: SqlEntityManager, to: Recipient) => Promise<MailSlot | undefined>;

type Options = {
  /** Mails an hour to all strangers together. */
  hourlyLimit: number;
  log: FastifyBaseLogger;
};

/**
 * Anybody may enter anybody's address. So each gets one mail of a kind an hour and three a day, and
 * all together no more than the budget of an hour; what is over it waits for the next.
 */
export function mailReservation({ hourlyLimit, log }: Options): ReserveMail {
  const alarm = hourlyAlarm(log, hourlyLimit);
  return async (em, to) => {
    if (!(await countRecipient(em, to))) {
      log.info({ kind: to.kind }, 'mail: not sent, this address has had as many as it may get');
      return undefined;
    }
    const now = new Date();
    const dueAt = await takeFromBudget(em, hourlyLimit);
    if (dueAt && dueAt <= new Date()) return { dueAt };
    alarm(now);
    if (!dueAt) return undefined;
    const lastError = `Waits until ${utcDateTime(dueAt)}: ${hourlyLimit} mails an hour go to visitors (MAIL_HOURLY_LIMIT).`;
    return { dueAt, lastError };
  };
}

/** One line an hour: the log is read by people. */
function hourlyAlarm(log: FastifyBaseLogger, limit: number) {
  let last = '';
  return (now: Date) => {
    const hour = utcHour(now);
    if (hour === last) return;
    last = hour;
    log.error(
      { limit },
      'mail: the hourly limit of mails to visitors is reached (MAIL_HOURLY_LIMIT); the rest waits in the outbox. Somebody may be abusing the forms.',
    );
  };
}
