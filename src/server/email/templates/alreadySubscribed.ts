import { site } from '../../../shared/content/site.ts';
import { renderEmail } from '../renderEmail.ts';
import type { Email } from '../email.ts';

type Options = { email: string; unsubscribeUrl: string; headers?: Record<string, string> };

/** Sent when the address of a subscriber is entered again: the page says to check the inbox. */
export function alreadySubscribed({ email, unsubscribeUrl, headers }: Options): Email {
  return {
    to: email,
    ...(headers && { headers }),
    ...renderEmail({
      subject: 'You are already subscribed',
      preheader: `You get the newsletter of ${site.name}. There is nothing left to do.`,
      reason:
        'You get this because this address was entered on our blog again, probably by you. If it was not you, there is nothing to do.',
      blocks: [
        { kind: 'title', text: 'You are already on the list' },
        {
          kind: 'text',
          text: `You confirmed this address before, and ${site.name} writes to you when there is a new article worth your time. There is nothing left to do.`,
        },
        { kind: 'link', label: 'Unsubscribe', href: unsubscribeUrl },
      ],
    }),
  };
}
