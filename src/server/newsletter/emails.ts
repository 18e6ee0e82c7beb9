import type { SqlEntityManager } from '@mikro-orm/sql';
import type { LinkPurpose } from '../../shared/newsletter.ts';
import { enqueueEmail } from '../email/email.ts';
import type { SendSlot } from '../email/reservation.ts';
import { alreadySubscribed } from '../email/templates/alreadySubscribed.ts';
import { newsletterConfirmation } from '../email/templates/newsletterConfirmation.ts';
import type { SubscriberRow } from './entity.ts';

/** Names the newest mail to a subscriber in the outbox. */
export const latestEmailKey = ({ id, mailedAt }: Pick<SubscriberRow, 'id' | 'mailedAt'>) =>
  `newsletter:${id}:${mailedAt?.getTime() ?? 'none'}`;

const linkTo = (publicUrl: string, purpose: LinkPurpose, token: string) =>
  `${publicUrl}/newsletter/${purpose}/${token}`;

export const unsubscribeUrl = (row: Pick<SubscriberRow, 'unsubscribeToken'>, publicUrl: string) =>
  linkTo(publicUrl, 'unsubscribe', row.unsubscribeToken);

type EmailContent = {
  row: SubscriberRow;
  confirmToken: string;
  publicUrl: string;
  slot?: SendSlot | undefined;
};

/** The confirmation link, or to a reader that they are one; each with one-click unsubscribe (RFC 8058). */
export function enqueueSubscriberEmail(em: SqlEntityManager, renderEmail: EmailContent) {
  const { row, confirmToken, publicUrl, slot } = renderEmail;
  const unsubscribe = unsubscribeUrl(row, publicUrl);
  const common = {
    email: row.email,
    unsubscribeUrl: unsubscribe,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
  const confirmUrl = linkTo(publicUrl, 'confirm', confirmToken);
  const mail =
    row.status === 'confirmed'
      ? alreadySubscribed(common)
      : newsletterConfirmation({ ...common, confirmUrl });
  enqueueEmail(em, {
    key: latestEmailKey(row),
    aboutId: row.id,
    mail,
    isUrgent: true,
    ...(slot && { slot }),
  });
}
