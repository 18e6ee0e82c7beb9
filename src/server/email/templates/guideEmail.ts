import { quizResultPage } from '../../../shared/content/quizPage.ts';
import type { Block } from '../emailContent.ts';
import { renderEmail } from '../renderEmail.ts';
import type { Email } from '../email.ts';
import { safeDisplayName } from '../untrustedText.ts';

type Section = { title: string; blocks: readonly Block[] };
type Options = {
  name: string;
  email: string;
  /** The visitor's description of their business; quoted once. */
  niche?: string;
  guide: { summary: string; sections: readonly Section[] };
  /** The private page of the guide. */
  guideUrl: string;
  schedulingUrl: string;
};

export function guideEmail(options: Options): Email {
  const { name, niche, email, guide, guideUrl, schedulingUrl } = options;
  const known = safeDisplayName(name);
  const greeting = known ? `Hello ${known},` : 'Hello,';
  return {
    to: email,
    ...renderEmail({
      subject: 'Your podcast strategy guide',
      preheader:
        'Positioning, show names, ten episodes, dream guests and a launch plan for 30 days.',
      reason:
        'You get this because this address was entered at the end of our podcast quiz. It is the only email that follows from it.',
      blocks: [
        { kind: 'title', text: 'Your podcast strategy' },
        { kind: 'text', text: greeting },
        {
          kind: 'text',
          text: 'This is the strategy made from your quiz answers. All of it is below; the same guide, ready to print and to share, has a private page.',
        },
        { kind: 'button', label: 'Open your guide', href: guideUrl },
        ...(niche ? quotedNiche(niche) : []),
        { kind: 'text', text: guide.summary },
        ...guide.sections.flatMap(({ title, blocks }): Block[] => [
          { kind: 'section', text: title },
          ...blocks,
        ]),
        { kind: 'rule' },
        { kind: 'title', text: 'Talk it through' },
        {
          kind: 'text',
          text: 'Thirty minutes with us about this plan: what to keep, what to change and what it would return. It is free.',
        },
        { kind: 'button', label: quizResultPage.call, href: schedulingUrl },
        { kind: 'link', label: 'Your guide online', href: guideUrl },
      ],
    }),
  };
}

const quotedNiche = (niche: string): Block[] => [
  { kind: 'text', text: 'What you sell, as entered in the quiz:' },
  { kind: 'quote', text: niche },
];
