import { siteContent } from '../../content/siteContent.ts';
import { ownDataLink } from '../ownDataLink.ts';
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
  const { title, text, unsubscribe, ...mail } =
    siteContent().documents['emails/already-subscribed'];
  return {
    to: email,
    ...(headers && { headers }),
    ...renderEmail({
      ...mail,
      footerLink: ownDataLink(publicUrl),
      blocks: [
        { kind: 'title', text: title },
        { kind: 'text', text },
        { kind: 'link', label: unsubscribe, href: unsubscribeUrl },
      ],
    }),
  };
}
