import { siteContent } from '../../content/siteContent.ts';
import type { Email } from '../email.ts';
import type { Block } from '../emailContent.ts';
import { ownDataLink } from '../ownDataLink.ts';
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
export function ownDataMail(options: Options): Email {
  const texts = siteContent().documents['emails/own-data'];
  const { title, paragraphs, ...mail } = texts[options.purpose];
  const blocks: Block[] = [
    { kind: 'title', text: title },
    ...paragraphs.map((text) => ({ kind: 'text' as const, text })),
  ];
  if (options.purpose === 'link')
    blocks.push({ kind: 'button', label: texts.link.button, href: options.url });
  return {
    to: options.email,
    ...renderEmail({ ...mail, footerLink: ownDataLink(options.publicUrl), blocks }),
  };
}
