import { ownDataLink } from '../../../shared/content/ownData.ts';
import { siteContent } from '../../content/siteContent.ts';
import type { Block } from '../emailContent.ts';
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
  /** The private page of the guide. */
  guideUrl: string;
  schedulingUrl: string;
  publicUrl: string;
};

/** A one-page summary of the guide, with a link to the complete guide. */
export function guideEmail(options: Options): Email {
  const { name, niche, email, summary, guideUrl, schedulingUrl, publicUrl } = options;
  const { labels } = siteContent().documents['pages/guide'];
  const displayName = safeDisplayName(name);
  const greeting = displayName ? `Hello ${displayName},` : 'Hello,';
  return {
    to: email,
    ...renderEmail({
      subject: 'Your podcast strategy guide',
      preheader:
        'Who your buyers are, ten episodes, a calendar for 90 days, and an invitation to send today.',
      reason: 'You get this because this address was entered at the end of our podcast quiz.',
      footerLink: ownDataLink(publicUrl),
      blocks: [
        { kind: 'title', text: 'Your podcast strategy' },
        { kind: 'text', text: greeting },
        {
          kind: 'text',
          text: 'Your strategy is written. This is the short form. The whole guide is on your private page: ten episodes, a guest plan, a calendar for 13 weeks to add to your own, and the texts to paste.',
        },
        { kind: 'button', label: 'Open your guide', href: guideUrl },
        ...(niche ? quotedNiche(niche) : []),
        {
          kind: 'fields',
          rows: rows.flatMap((key) => {
            const value = summary[key];
            return value === undefined ? [] : [{ label: labels[key], value }];
          }),
        },
        { kind: 'section', text: 'Ten minutes today' },
        {
          kind: 'text',
          text: 'Think of one person you would like to ask, open the invitation in the guide, fill in the first name, and send it. The show begins with that email.',
        },
        { kind: 'link', label: 'The invitation', href: `${guideUrl}#invitation` },
        { kind: 'rule' },
        { kind: 'title', text: 'Talk it through' },
        {
          kind: 'text',
          text: 'Thirty minutes with us about this plan: what to keep, what to change and what it would return. It is free.',
        },
        {
          kind: 'button',
          label: siteContent().documents['pages/quiz'].result.call,
          href: schedulingUrl,
        },
      ],
    }),
  };
}

const quotedNiche = (niche: string): Block[] => [
  { kind: 'text', text: 'What you sell, as entered in the quiz:' },
  { kind: 'quote', text: niche },
];
