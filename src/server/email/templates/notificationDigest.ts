import { utcTime } from '../../../shared/dates.ts';
import { letter } from '../renderEmail.ts';
import type { Mail } from '../email.ts';

/** What came in without a notice of its own. Names nobody, so that nothing is left of who is erased. */
export type DigestEntry = { what: 'lead' | 'response'; createdAt: Date; facts: string };

type Options = {
  to: string;
  publicUrl: string;
  entries: readonly DigestEntry[];
  /** Of all, listed or not. */
  counts: { leads: number; responses: number };
};

/** Tells the agency of many leads and quiz responses at once. */
export function noticeDigest({ to, publicUrl, entries, counts }: Options): Mail {
  const { leads, responses } = counts;
  const listed = entries.map(({ createdAt, what, facts }) => ({
    title: `${utcTime(createdAt)}, ${what === 'lead' ? 'lead' : 'quiz response'}`,
    facts: facts ? [{ text: facts }] : [],
  }));
  const rest = leads + responses - entries.length;
  return {
    to,
    ...letter({
      subject: `${leads + responses} more in the last hour: ${sum(leads, 'lead')}, ${sum(responses, 'quiz response')}`,
      preheader: 'More came in than are announced one by one.',
      reason:
        'You get this because LEAD_NOTIFY_EMAIL of the website names your address. After ten notices in an hour, the rest comes in one email.',
      blocks: [
        { kind: 'title', text: 'More leads and responses' },
        { kind: 'list', items: listed },
        ...(rest > 0 ? [{ kind: 'text' as const, text: `And ${rest} more.` }] : []),
        { kind: 'button', label: 'Open the leads', href: `${publicUrl}/admin/leads` },
        { kind: 'link', label: 'Open the quiz responses', href: `${publicUrl}/admin` },
      ],
    }),
  };
}

const sum = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
