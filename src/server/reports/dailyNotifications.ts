import type { SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import { addDays } from '../../shared/dates.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/durations.ts';
import { DAILY_HOUR } from '../../shared/notifications.ts';
import { dayInZone, hourOfDay, timeInZone } from '../../shared/zonedDates.ts';
import type { Orm } from '../database/database.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { enqueueOnce, outboxStatus } from '../jobs/outbox/queue.ts';
import type { Handler } from '../jobs/outbox/worker.ts';
import { enqueueEmail } from '../mail/email.ts';
import { DAILY_NOTIFICATIONS } from '../mail/quota.ts';
import { notificationDigest } from '../mail/templates/notificationDigest.ts';
import { listRecipients } from '../notifications/choices.ts';
import { findHappenings } from './happenings.ts';

/** The period, in milliseconds. */
const Period = z.object({ since: z.int(), before: z.int() });

/** Covers transactions that are still open when the emails are written. */
const MARGIN_MS = MINUTE_MS;

/**
 * Enqueues the next daily notifications if somebody wants some, once for all processes. Called every
 * hour, because a row waits for a day at most.
 */
export async function scheduleDailyNotifications(em: SqlEntityManager, zone: string) {
  const dueAt = nextMorning(zone);
  if (dueAt.getTime() - Date.now() > DAY_MS) return;
  const recipients = await listRecipients(em);
  if (!recipients.some(({ modes }) => Object.values(modes).includes('daily'))) return;
  const before = dueAt.getTime() - MARGIN_MS;
  const [last] = await em.find(
    OutboxEntity,
    { kind: DAILY_NOTIFICATIONS },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
  );
  const since = Period.safeParse(last?.payload).data?.before ?? before - DAY_MS;
  const key = `daily-notices:${dayInZone(zone, dueAt)}`;
  await enqueueOnce(em, { kind: DAILY_NOTIFICATIONS, key, payload: { since, before }, dueAt });
}

function nextMorning(zone: string) {
  const today = dayInZone(zone);
  const morning = hourOfDay(zone, today, DAILY_HOUR);
  return morning.getTime() > Date.now() ? morning : hourOfDay(zone, addDays(today, 1), DAILY_HOUR);
}

type Options = { orm: Orm; publicUrl: string; timeZone: () => string };

/** Enqueues an email for each person about what they are notified of daily, unless it is nothing. */
export const dailyHandler =
  ({ orm, publicUrl, timeZone }: Options): Handler =>
  async ({ key: jobKey, payload }) => {
    const { since, before } = Period.parse(payload);
    const zone = timeZone();
    await orm.em.fork().transactional(async (tx) => {
      for (const { id, email: to, modes } of await listRecipients(tx)) {
        const key = `daily-notice:${jobKey}:${id}`;
        // An interrupted attempt may have enqueued the email.
        if (await outboxStatus(tx, key)) continue;
        const digest = await findHappenings(tx, {
          modes,
          mode: 'daily',
          span: { since: new Date(since), before: new Date(before) },
          formatTime: (moment) => timeInZone(zone, moment),
        });
        if (digest.counts.length === 0) continue;
        const mail = notificationDigest({ to, publicUrl, digest, period: 'day', isChosen: true });
        enqueueEmail(tx, { key, mail });
      }
    });
  };
