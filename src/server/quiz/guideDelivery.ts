import type { SqlEntityManager } from '@mikro-orm/sql';
import { emailStatus } from '../../shared/content/emailStatus.ts';
import { guideUnderWay } from '../../shared/content/quizGuide.ts';
import type { OutboxState } from '../../shared/outbox.ts';
import { MAIL } from '../mail/email.ts';
import { outboxStatus } from '../jobs/outbox/queue.ts';
import type { Outbox } from '../jobs/outbox/worker.ts';
import { mailKey } from './guideKeys.ts';

type Delivery = { message: string; emailWarning?: string };

/** Sends the email with a written guide, and returns the message about it after `timeout` ms at most. */
export const deliverGuide = async (
  em: SqlEntityManager,
  outbox: Outbox,
  email: { id: string; timeout: number },
) => guideDelivery(await emailState(em, outbox, email));

/** Returns the message while the guide is still being written. */
export const guideFollows = (outbox: Outbox): Delivery => ({
  message: guideUnderWay.message,
  emailWarning: outbox.handles(MAIL) ? guideUnderWay.emailFollows : emailStatus.waiting,
});

/** Returns the state of a guide's email, or null when there is none. */
async function emailState(
  em: SqlEntityManager,
  outbox: Outbox,
  { id, timeout }: { id: string; timeout: number },
) {
  if (outbox.handles(MAIL)) return outbox.runNow(mailKey(id), timeout);
  return (await outboxStatus(em, mailKey(id)))?.state ?? null;
}

/** Returns the message about a guide's email, from the state that `outbox.runNow` returned. */
export const guideDelivery = (state: OutboxState | null): Delivery =>
  state === 'done'
    ? { message: emailStatus.emailed }
    : { message: emailStatus.ready, emailWarning: emailStatus[state ?? 'notMailed'] };
