import type { SqlEntityManager } from '@mikro-orm/sql';
import type { LinkPurpose } from '../../../shared/newsletter.ts';
import { enqueue } from '../../outbox/service.ts';
import type { SubscriberRow } from '../entity.ts';

/** Names the newest mail to a subscriber in the outbox. */
export const letterKey = ({ id, mailedAt }: Pick<SubscriberRow, 'id' | 'mailedAt'>) =>
  `newsletter:${id}:${mailedAt?.getTime() ?? 'none'}`;

const linkTo = (publicUrl: string, purpose: LinkPurpose, token: string) =>
  `${publicUrl}/newsletter/${purpose}/${token}`;

export const unsubscribeUrl = (row: Pick<SubscriberRow, 'unsubscribeToken'>, publicUrl: string) =>
  linkTo(publicUrl, 'unsubscribe', row.unsubscribeToken);

type Letter = { row: SubscriberRow; confirmToken: string; publicUrl: string };

export function enqueueLetter(em: SqlEntityManager, { row, confirmToken, publicUrl }: Letter) {
  const leave = unsubscribeUrl(row, publicUrl);
  enqueue(em, {
    kind: 'mail',
    key: letterKey(row),
    aboutId: row.id,
    payload: {
      to: row.email,
      text: `${row.status === 'confirmed' ? '' : linkTo(publicUrl, 'confirm', confirmToken)}\n${leave}`,
      headers: {
        'List-Unsubscribe': `<${leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  });
}
