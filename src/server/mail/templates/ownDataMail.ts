import { ownDataLink } from '../../../shared/content/ownData.ts';
import { siteContent } from '../../content/siteContent.ts';
import type { Email } from '../email.ts';
import type { EmailContent } from '../emailContent.ts';
import { renderEmail } from '../renderEmail.ts';

type Options = {
  /** The whole address of the recipient. */
  email: string;
  publicUrl: string;
} & (
  | { purpose: 'link'; url: string }
  /** Nothing is stored about the address. */
  | { purpose: 'nothing' }
  | { purpose: 'erased' }
);

/** The response to a request for one's data. Contains no visitor input. */
export const ownDataMail = (options: Options): Email => ({
  to: options.email,
  ...renderEmail({ ...contentOf(options), footerLink: ownDataLink(options.publicUrl) }),
});

const asked =
  'You get this because this address was entered on our privacy page, probably by you. If it was not you, do nothing.';

function contentOf(options: Options): EmailContent {
  if (options.purpose === 'nothing')
    return {
      subject: 'We store nothing about this address',
      preheader: `The website of ${siteContent().documents.site.name} has no record of this email address.`,
      reason: asked,
      blocks: [
        { kind: 'title', text: 'Nothing is stored' },
        {
          kind: 'text',
          text: `The website of ${siteContent().documents.site.name} has no inquiry, quiz response or newsletter subscription with this address. If you used another address, ask again with that one.`,
        },
      ],
    };
  if (options.purpose === 'erased')
    return {
      subject: 'Your data is erased',
      preheader: `The website of ${siteContent().documents.site.name} has deleted everything about this address.`,
      reason:
        'You get this because everything about this address was erased with a link sent to it.',
      blocks: [
        { kind: 'title', text: 'Your data is erased' },
        {
          kind: 'text',
          text: `The website of ${siteContent().documents.site.name} has deleted everything that it stored about this address. This email is the last one: its record is deleted as soon as it is sent.`,
        },
        {
          kind: 'text',
          text: 'Backups keep a copy until they are replaced. Contracts and invoices, if there are any, are kept as long as the law requires.',
        },
      ],
    };
  return {
    subject: 'Your link to your data',
    preheader: 'See, download, correct or erase what we store about you. The link works for a day.',
    reason: asked,
    blocks: [
      { kind: 'title', text: 'Everything about you' },
      {
        kind: 'text',
        text: `This link shows what the website of ${siteContent().documents.site.name} stores about this address. There you can download, correct or erase it. The link works for 24 hours; whoever has it can do the same, so please do not forward this email.`,
      },
      { kind: 'button', label: 'Open your data', href: options.url },
    ],
  };
}
