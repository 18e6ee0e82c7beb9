import type { SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import { utcTime } from '../../shared/dates.ts';
import type { NotificationModes } from '../../shared/notifications.ts';
import type { Orm } from '../database/database.ts';
import { enqueueEmail } from '../mail/email.ts';
import { notificationDigest } from '../mail/templates/notificationDigest.ts';
import { digestRange } from '../mail/quota.ts';
import { listRecipients } from '../notifications/choices.ts';
import { outboxStatus } from '../jobs/outbox/queue.ts';
import type { Handler } from '../jobs/outbox/worker.ts';
import { findHappenings } from './happenings.ts';

/** `from` is the start of the hour, in milliseconds. */
const DigestPayload = z.object({ from: z.int() });

type Options = { orm: Orm; to: string | undefined; publicUrl: string };

/** What the operator's address is notified of. */
const operatorModes: NotificationModes = {
  lead: 'atOnce',
  call: 'atOnce',
  quiz: 'atOnce',
  subscriber: 'never',
  failure: 'never',
};

/**
 * Enqueues an email for each recipient about what was not notified separately in an hour, and would
 * have been at once.
 */
export function digestHandler({ orm, to, publicUrl }: Options): Handler {
  return async ({ key: jobKey, payload }) => {
    const { from } = DigestPayload.parse(payload);
    await orm.em.fork().transactional(async (tx) => {
      const write = digestWriter(tx, { from, publicUrl });
      if (to) await write({ key: `${jobKey}:mail`, to, modes: operatorModes, isChosen: false });
      for (const { id, email, modes } of await listRecipients(tx))
        await write({ key: `hourly-notice:${jobKey}:${id}`, to: email, modes, isChosen: true });
    });
  };
}

type Recipient = { key: string; to: string; modes: NotificationModes; isChosen: boolean };

const digestWriter =
  (tx: SqlEntityManager, { from, publicUrl }: { from: number; publicUrl: string }) =>
  async ({ key, to, modes, isChosen }: Recipient) => {
    // An interrupted attempt may have enqueued the email.
    if (await outboxStatus(tx, key)) return;
    const span = digestRange(from);
    const digest = await findHappenings(tx, {
      modes,
      mode: 'atOnce',
      span,
      isRest: true,
      formatTime: utcTime,
    });
    if (digest.counts.length === 0) return;
    const mail = notificationDigest({ to, publicUrl, digest, period: 'hour', isChosen });
    enqueueEmail(tx, { key, mail });
  };
