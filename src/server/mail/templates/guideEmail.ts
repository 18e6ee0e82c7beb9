import { fill } from '../../../shared/fill.ts';
import { siteContent } from '../../content/siteContent.ts';
import { ownDataLink } from '../ownDataLink.ts';
import { renderEmail } from '../renderEmail.ts';
import type { Email } from '../email.ts';
import { safeDisplayName } from '../untrustedText.ts';

const rows = ['audience', 'promise', 'format', 'firstGuest', 'firstDate', 'number'] as const;

type Options = {
  name: string;
  email: string;
  /** The visitor's description of their business; quoted once. */
  niche?: string;
  /** In our own words; see `guideForEmail`. */
  summary: Partial<Record<(typeof rows)[number], string>>;
  /** The cover of the show, and what it is. */
  cover?: { src: string; title: string } | undefined;
  /** The private page of the guide. */
  guideUrl: string;
  schedulingUrl: string;
  publicUrl: string;
};

/** A one-page summary of the guide, with a link to the complete guide. */
export function guideEmail(options: Options): Email {
  const { name, niche, email, summary, cover, guideUrl, schedulingUrl, publicUrl } = options;
  const { title, greeting, greetingWithoutName, text, button, today, call, ...mail } =
    siteContent().documents['emails/guide'];
  const { labels } = siteContent().documents['pages/guide'];
  const displayName = safeDisplayName(name);
  return {
    to: email,
    ...renderEmail({
      ...mail,
      footerLink: ownDataLink(publicUrl),
      blocks: [
        { kind: 'title', text: title },
        {
          kind: 'text',
          text: displayName ? fill(greeting, { name: displayName }) : greetingWithoutName,
        },
        { kind: 'text', text },
        ...(cover
          ? [
              {
                kind: 'picture' as const,
                src: cover.src,
                alternativeText: fill(mail.cover, { title: cover.title }),
              },
            ]
          : []),
        { kind: 'button', label: button, href: guideUrl },
        ...(niche
          ? [
              { kind: 'text' as const, text: mail.niche },
              { kind: 'quote' as const, text: niche },
            ]
          : []),
        {
          kind: 'fields',
          rows: rows.flatMap((key) => {
            const value = summary[key];
            return value === undefined ? [] : [{ label: labels[key], value }];
          }),
        },
        { kind: 'section', text: today.title },
        { kind: 'text', text: today.text },
        { kind: 'link', label: today.link, href: `${guideUrl}#invitation` },
        { kind: 'rule' },
        { kind: 'title', text: call.title },
        { kind: 'text', text: call.text },
        { kind: 'button', label: call.button, href: schedulingUrl },
      ],
    }),
  };
}
