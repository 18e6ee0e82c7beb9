import { emailStatus } from '../../shared/content/emailStatus.ts';
import type { OutboxState } from '../../shared/outbox.ts';
import { MAIL } from '../email/email.ts';

type Delivery = { message: string; emailWarning?: string };

/** Returns the message about a guide's email, from the state that `outbox.runNow` returned. */
export function guideDelivery(
  outbox: { handles: (kind: string) => boolean },
  state: OutboxState | null,
): Delivery {
  if (state === 'done') return { message: emailStatus.emailed };
  const { ready: message, failed, notConfigured, notMailed, waiting } = emailStatus;
  if (state === null) return { message, emailWarning: notMailed };
  if (state === 'waiting')
    return { message, emailWarning: outbox.handles(MAIL) ? waiting : notConfigured };
  return { message, emailWarning: failed };
}
