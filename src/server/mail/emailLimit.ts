import type { FastifyBaseLogger } from 'fastify';
import { utcDateTime } from '../../shared/dates.ts';
import type { Orm } from '../database/database.ts';
import { DeliveryError, PostponedError } from '../jobs/outbox/deliveryError.ts';
import type { Handler } from '../jobs/outbox/worker.ts';
import { reserveFromBudget, utcHour } from './quota.ts';

type Options = {
  orm: Orm;
  /** Emails per hour to all visitors combined. */
  hourlyLimit: number;
  log: FastifyBaseLogger;
};

/**
 * Any visitor may enter any address, so all emails that visitors cause share an hourly budget; the
 * excess waits for the next hour. The budget is taken when an email is first sent: a visitor's own
 * transaction would lock the hour for everyone else until it ends.
 */
export function limitEmail({ orm, hourlyLimit, log }: Options) {
  const logExcess = hourlyLog(log, hourlyLimit);
  return (send: Handler): Handler =>
    async (job, signal) => {
      if (job.isLimited && !job.isRepeat) {
        const dueAt = await reserveFromBudget(orm.em.fork(), hourlyLimit);
        const now = new Date();
        if (!dueAt || dueAt > now) logExcess(now);
        const limit = `the limit of ${hourlyLimit} emails to visitors per hour is reached`;
        if (!dueAt)
          throw new DeliveryError(`Not sent: ${limit} for a whole day (MAIL_HOURLY_LIMIT).`, {
            isPermanent: true,
          });
        if (dueAt > now)
          throw new PostponedError(
            `Waits until ${utcDateTime(dueAt)}: ${limit} (MAIL_HOURLY_LIMIT).`,
            dueAt,
          );
      }
      await send(job, signal);
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
