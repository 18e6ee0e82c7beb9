import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import { modeOfCalls } from '../../shared/notifications.ts';
import type { Orm } from '../database/database.ts';
import { enqueue, type Job, lockIfExists, outboxStatus } from '../jobs/outbox/queue.ts';
import type { Handler } from '../jobs/outbox/worker.ts';
import { MAIL } from '../mail/email.ts';
import type { NotificationSettings } from '../mail/quota.ts';
import type { NotificationFacts } from '../mail/renderNotification.ts';
import { eventsAtOnce, listRecipients } from './choices.ts';

/** The kind of a row that becomes one email for each person who is notified at once. */
export const NOTIFY = 'notify';

const Subject = z.enum(['lead', 'quiz', 'subscriber', 'failure']);
type Subject = z.output<typeof Subject>;
const FanOut = z.object({
  subject: Subject,
  isCall: z.boolean(),
  facts: z.record(z.string(), z.unknown()),
});

/** The operator's address gets no other notifications. */
const operatorSubjects: ReadonlySet<Subject> = new Set(['lead', 'quiz']);

type About = { subject: Subject; isCall?: boolean };
type Notify = (tx: SqlEntityManager, aboutId: string, facts: NotificationFacts) => void;

/**
 * Returns a function that creates the notifications of a row, which the next flush stores, or
 * `undefined` when there are none or they belong in the digest of this hour. In two steps, because
 * the first one reads the database, which the transaction that stores the row must not wait for.
 * Only the facts are stored, so that the visitor does not wait for the email.
 */
export async function notifier(
  em: SqlEntityManager,
  settings: NotificationSettings | undefined,
  { subject, isCall = false }: About,
): Promise<Notify | undefined> {
  if (!settings) return undefined;
  const { publicUrl, reserve } = settings;
  const to = operatorSubjects.has(subject) ? settings.to : undefined;
  const events = await eventsAtOnce(em);
  const isChosen = events.has(subject) || (isCall && events.has('call'));
  if (!(to || isChosen) || !(await reserve(em))) return undefined;
  return (tx, aboutId, facts) => {
    const key = `${subject}-notice:${aboutId}`;
    if (to) enqueue(tx, { kind: MAIL, key, aboutId, payload: { to, publicUrl, ...facts } });
    const payload = { subject, isCall, facts };
    if (isChosen)
      enqueue(tx, { kind: NOTIFY, key: `notify:${subject}:${aboutId}`, aboutId, payload });
  };
}

/** Enqueues an email for each person who is notified of an event at once. */
export const notifyHandler =
  (orm: Orm, publicUrl: string): Handler =>
  async (job) => {
    const em = orm.em.fork();
    await em
      .transactional(async (tx) => {
        // The row was deleted if the person was erased.
        if (await lockIfExists(tx, job)) await enqueueEmails(tx, job, publicUrl);
      })
      .catch((error: unknown) => {
        // An interrupted attempt has already written the rows.
        if (!(error instanceof UniqueConstraintViolationException)) throw error;
      });
  };

async function enqueueEmails(tx: SqlEntityManager, { payload, aboutId }: Job, publicUrl: string) {
  const { subject, isCall, facts } = FanOut.parse(payload);
  for (const { id, email, modes } of await listRecipients(tx)) {
    if ((isCall ? modeOfCalls(modes) : modes[subject]) !== 'atOnce') continue;
    enqueue(tx, {
      kind: MAIL,
      key: `${subject}-notice:${aboutId}:${id}`,
      payload: { to: email, publicUrl, isChosen: true, ...facts },
      ...(aboutId && { aboutId }),
    });
  }
}

/** What people wait for; a failed notification is not notified itself. */
const deliveries = /^(mail|account-mail|own-data-mail|guide\w*|webhook)$/;

/** Notifies those who want it at once that a delivery failed for good. */
export async function notifyFailure(
  em: SqlEntityManager,
  { id, kind, key }: Pick<Job, 'id' | 'kind' | 'key'>,
  settings: NotificationSettings,
) {
  if (!deliveries.test(kind) || key.includes('-notice:')) return;
  // A delivery that was retried by hand may fail again.
  if (await outboxStatus(em, `notify:failure:${id}`)) return;
  const notify = await notifier(em, settings, { subject: 'failure' });
  notify?.(em, id, { failure: { kind } });
  await em.flush();
}
