import type { SqlEntityManager } from '@mikro-orm/sql';
import type { OutboxState } from '../../shared/outbox.ts';
import { MAIL } from '../mail/email.ts';
import { siteContent } from '../content/siteContent.ts';
import { outboxStatus } from '../jobs/outbox/queue.ts';
import type { Outbox } from '../jobs/outbox/worker.ts';
import { mailKey } from './guideKeys.ts';

type Delivery = { message: string; emailWarning?: string };

const texts = () => siteContent().documents['pages/quiz'];

/** Sends the email with a written guide, and returns the message about it after `timeout` ms at most. */
export const deliverGuide = async (
  em: SqlEntityManager,
  outbox: Outbox,
  email: { id: string; timeout: number },
) => guideDelivery(await emailState(em, outbox, email));

/** Returns the message while the guide is still being written. */
export function guideFollows(outbox: Outbox): Delivery {
  const { guide, emailStatus } = texts();
  return {
    message: guide.underWay,
    emailWarning: outbox.handles(MAIL) ? emailStatus.follows : emailStatus.waiting,
  };
}

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
export function guideDelivery(state: OutboxState | null): Delivery {
  const { guide, emailStatus } = texts();
  return state === 'done'
    ? { message: guide.emailed }
    : { message: guide.ready, emailWarning: emailStatus[state ?? 'notMailed'] };
}
