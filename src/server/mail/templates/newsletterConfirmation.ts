import { siteContent } from '../../content/siteContent.ts';
import { ownDataLink } from '../ownDataLink.ts';
import { renderEmail } from '../renderEmail.ts';
import type { Email } from '../email.ts';

type Options = {
  email: string;
  /** A page with one button: opening it changes nothing. */
  confirmUrl: string;
  unsubscribeUrl: string;
  publicUrl: string;
  headers?: Record<string, string>;
};

export function newsletterConfirmation(options: Options): Email {
  const { email, confirmUrl, unsubscribeUrl, publicUrl, headers } = options;
  const { title, text, button, unsubscribe, ...mail } =
    siteContent().documents['emails/newsletter-confirmation'];
  return {
    to: email,
    ...(headers && { headers }),
    ...renderEmail({
      ...mail,
      footerLink: ownDataLink(publicUrl),
      blocks: [
        { kind: 'title', text: title },
        { kind: 'text', text },
        { kind: 'button', label: button, href: confirmUrl },
        { kind: 'link', label: unsubscribe, href: unsubscribeUrl },
      ],
    }),
  };
}
