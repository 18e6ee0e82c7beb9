import { siteContent } from '../../content/siteContent.ts';
import type { Email } from '../email.ts';
import { renderEmail } from '../renderEmail.ts';

type Options = { email: string; name: string; purpose: 'invitation' | 'reset'; url: string };

/** Invites a person to the admin, or lets them choose a new password. */
export const accountLink = ({ email, name, purpose, url }: Options): Email => ({
  to: email,
  ...renderEmail(
    purpose === 'invitation'
      ? {
          subject: `You are invited to the admin of ${siteContent().documents.site.name}`,
          preheader: 'Choose a password to sign in. The link works for 7 days.',
          reason: 'You get this because an owner of the site entered this address.',
          blocks: [
            { kind: 'title', text: 'Welcome to the team' },
            {
              kind: 'text',
              text: `Hello ${name}, you can now sign in to the admin of ${siteContent().documents.site.name}. Choose a password first. The link works once, for 7 days.`,
            },
            { kind: 'button', label: 'Choose a password', href: url },
          ],
        }
      : {
          subject: 'Choose a new password',
          preheader: 'The link works once, for an hour.',
          reason:
            'You get this because somebody asked for a new password with this address, probably you. If it was not you, do nothing: your password stays as it is.',
          blocks: [
            { kind: 'title', text: 'Choose a new password' },
            {
              kind: 'text',
              text: `Hello ${name}, this link lets you choose a new password for the admin of ${siteContent().documents.site.name}. It works once, for an hour. All your sessions end then.`,
            },
            { kind: 'button', label: 'Choose a new password', href: url },
          ],
        },
  ),
});
