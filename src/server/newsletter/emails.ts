import type { SqlEntityManager } from '@mikro-orm/sql';
import type { LinkPurpose } from '../../shared/newsletter.ts';
import { enqueueMail } from '../email/email.ts';
import type { MailSlot } from '../email/reservation.ts';
import { newsletterAlready } from '../email/templates/alreadySubscribed.ts';
import { newsletterConfirmation } from '../email/templates/newsletterConfirmation.ts';
import type { SubscriberRow } from './entity.ts';

/** Names the newest mail to a subscriber in the outbox. */
export const letterKey = ({ id, mailedAt }: Pick<SubscriberRow, 'id' | 'mailedAt'>) =>
  `newsletter:${id}:${mailedAt?.getTime() ?? 'none'}`;

const linkTo = (publicUrl: string, purpose: LinkPurpose, token: string) =>
  `${publicUrl}/newsletter/${purpose}/${token}`;

export const unsubscribeUrl = (row: Pick<SubscriberRow, 'unsubscribeToken'>, publicUrl: string) =>
  linkTo(publicUrl, 'unsubscribe', row.unsubscribeToken);

type Letter = {
  row: SubscriberRow;
  confirmToken: string;
  publicUrl: string;
  slot?: MailSlot | undefined;
};

/** The confirmation link, or to a reader that they are one; each with one-click unsubscribe (RFC 8058). */
export function enqueueLetter(em: SqlEntityManager, letter: Letter) {
  const { row, confirmToken, publicUrl, slot } = letter;
  const leave = unsubscribeUrl(row, publicUrl);
  const common = {
    email: row.email,
    unsubscribeUrl: leave,
    headers: {
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
  const confirmUrl = linkTo(publicUrl, 'confirm', confirmToken);
  const mail =
    row.status === 'confirmed'
      ? newsletterAlready(common)
      : newsletterConfirmation({ ...common, confirmUrl });
  enqueueMail(em, {
    key: letterKey(row),
    aboutId: row.id,
    mail,
    isUrgent: true,
    ...(slot && { slot }),
  });
}
