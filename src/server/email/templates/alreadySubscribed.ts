import { site } from '../../../shared/content/site.ts';
import { letter } from '../renderEmail.ts';
import type { Mail } from '../email.ts';

type Options = { email: string; unsubscribeUrl: string; headers?: Record<string, string> };

/** To a reader whose address was entered once more: the page told them to look into their inbox. */
export function newsletterAlready({ email, unsubscribeUrl, headers }: Options): Mail {
  return {
    to: email,
    ...(headers && { headers }),
    ...letter({
      subject: 'You are already subscribed',
      preheader: `You get the newsletter of ${site.name}. There is nothing left to do.`,
      reason:
        'You get this because somebody, probably you, entered this address on our blog again. If it was not you, there is nothing to do.',
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
