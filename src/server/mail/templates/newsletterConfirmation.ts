import { siteContent } from '../../content/siteContent.ts';
import { ownDataLink } from '../../../shared/content/ownData.ts';
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
  return {
    to: email,
    ...(headers && { headers }),
    ...renderEmail({
      subject: 'Please confirm your subscription',
      preheader: `One click, and you hear from ${siteContent().documents.site.name} when there is a new article.`,
      reason:
        'You get this because this address was entered on our blog, probably by you. If it was not you, do nothing: without the confirmation we send no email to this address.',
      footerLink: ownDataLink(publicUrl),
      blocks: [
        { kind: 'title', text: 'One click and you are on the list' },
        {
          kind: 'text',
          text: `Confirm that this is your address, and ${siteContent().documents.site.name} writes to you when there is a new article worth your time. Nothing else, and you can leave with one click.`,
        },
        { kind: 'button', label: 'Confirm subscription', href: confirmUrl },
        { kind: 'link', label: 'Not you? Remove this address', href: unsubscribeUrl },
      ],
    }),
  };
}
