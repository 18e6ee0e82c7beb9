import { siteContent } from '../../content/siteContent.ts';
import { ownDataLink } from '../../../shared/content/ownData.ts';
import { renderEmail } from '../renderEmail.ts';
import type { Email } from '../email.ts';

type Options = {
  email: string;
  unsubscribeUrl: string;
  publicUrl: string;
  headers?: Record<string, string>;
};

/** Sent when the address of a subscriber is entered again: the page says to check the inbox. */
export function alreadySubscribed(options: Options): Email {
  const { email, unsubscribeUrl, publicUrl, headers } = options;
  return {
    to: email,
    ...(headers && { headers }),
    ...renderEmail({
      subject: 'You are already subscribed',
      preheader: `You get the newsletter of ${siteContent().documents.site.name}. There is nothing left to do.`,
      reason:
        'You get this because this address was entered on our blog again, probably by you. If it was not you, there is nothing to do.',
      footerLink: ownDataLink(publicUrl),
      blocks: [
        { kind: 'title', text: 'You are already on the list' },
        {
          kind: 'text',
          text: `You confirmed this address before, and ${siteContent().documents.site.name} writes to you when there is a new article worth your time. There is nothing left to do.`,
        },
        { kind: 'link', label: 'Unsubscribe', href: unsubscribeUrl },
      ],
    }),
  };
}
