import { deliveryLabel } from '../../../shared/outbox.ts';
import type { Email } from '../email.ts';
import { renderEmail } from '../renderEmail.ts';
import { personLink } from './attributionRows.ts';

export const OPERATOR_REASON =
  'You get this because your address is set as LEAD_NOTIFY_EMAIL on the website.';
export const CHOSEN_REASON =
  'You get this because of your choice under “Notifications” in the admin of the website.';

type Options = { to: string; publicUrl: string };

/** Notifies a person of the team that an address was confirmed. */
export const subscriberNotification = (
  { id, email }: { id: string; email: string },
  { to, publicUrl }: Options,
): Email => ({
  to,
  ...renderEmail({
    subject: 'New newsletter subscriber',
    preheader: 'Someone confirmed their address.',
    reason: CHOSEN_REASON,
    blocks: [
      { kind: 'title', text: 'A new subscriber' },
      {
        kind: 'fields',
        rows: [{ label: 'Email', value: email, href: `mailto:${encodeURIComponent(email)}` }],
      },
      { kind: 'button', label: 'Open the subscribers', href: `${publicUrl}/admin/subscribers` },
      personLink(publicUrl, id),
    ],
  }),
});

/** Notifies a person of the team that a delivery failed for good. */
export const failureNotification = (
  { kind }: { kind: string },
  { to, publicUrl }: Options,
): Email => ({
  to,
  ...renderEmail({
    subject: `Delivery failed: ${deliveryLabel(kind)}`,
    preheader: 'It is not tried again until you retry it.',
    reason: CHOSEN_REASON,
    blocks: [
      { kind: 'title', text: 'A delivery failed' },
      { kind: 'fields', rows: [{ label: 'What', value: deliveryLabel(kind) }] },
      { kind: 'text', text: 'The outbox has the reason, and can try it again.' },
      { kind: 'button', label: 'Open the outbox', href: `${publicUrl}/admin/outbox` },
    ],
  }),
});
