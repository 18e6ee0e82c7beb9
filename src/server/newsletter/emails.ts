import type { SqlEntityManager } from '@mikro-orm/sql';
import type { LinkPurpose } from '../../shared/newsletter.ts';
import { enqueueEmail } from '../mail/email.ts';
import { alreadySubscribed } from '../mail/templates/alreadySubscribed.ts';
import { newsletterConfirmation } from '../mail/templates/newsletterConfirmation.ts';
import type { SubscriberRow } from './entity.ts';

/** Returns the outbox key of the latest email to a subscriber. */
export const latestEmailKey = ({ id, mailedAt }: Pick<SubscriberRow, 'id' | 'mailedAt'>) =>
  `newsletter:${id}:${mailedAt?.getTime() ?? 'none'}` as const;

const linkTo = (publicUrl: string, purpose: LinkPurpose, token: string) =>
  `${publicUrl}/newsletter/${purpose}/${token}`;

export const unsubscribeUrl = (row: Pick<SubscriberRow, 'unsubscribeToken'>, publicUrl: string) =>
  linkTo(publicUrl, 'unsubscribe', row.unsubscribeToken);

type EmailContent = {
  row: SubscriberRow;
  confirmToken: string;
  publicUrl: string;
  isLimited?: boolean;
};

/** Sends the confirmation link, or a note to a subscriber; both with one-click unsubscribe (RFC 8058). */
export function enqueueSubscriberEmail(em: SqlEntityManager, content: EmailContent) {
  const { row, confirmToken, publicUrl, isLimited = false } = content;
  const unsubscribe = unsubscribeUrl(row, publicUrl);
  const common = {
    email: row.email,
    unsubscribeUrl: unsubscribe,
    publicUrl,
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
    isLimited,
  });
}
