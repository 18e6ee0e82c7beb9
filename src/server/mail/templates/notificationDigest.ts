import { utcTime } from '../../../shared/dates.ts';
import { renderEmail } from '../renderEmail.ts';
import type { Email } from '../email.ts';

/**
 * A lead or response without its own notification. Contains no personal data, so that nothing
 * remains after an erasure.
 */
export type DigestEntry = { kind: 'lead' | 'response'; createdAt: Date; detail: string };

type Options = {
  to: string;
  publicUrl: string;
  entries: readonly DigestEntry[];
  /** Totals, including entries that are not listed. */
  counts: { leads: number; responses: number };
};

/** Notifies the team of many leads and quiz responses in one email. */
export function notificationDigest({ to, publicUrl, entries, counts }: Options): Email {
  const { leads, responses } = counts;
  const listed = entries.map(({ createdAt, kind, detail }) => ({
    title: `${utcTime(createdAt)}, ${kind === 'lead' ? 'lead' : 'quiz response'}`,
    facts: detail ? [{ text: detail }] : [],
  }));
  const rest = leads + responses - entries.length;
  return {
    to,
    ...renderEmail({
      subject: `${leads + responses} more in the last hour: ${formatCount(leads, 'lead')}, ${formatCount(responses, 'quiz response')}`,
      preheader: 'More leads and responses than the hourly limit of notifications.',
      reason:
        'You get this because your address is set as LEAD_NOTIFY_EMAIL on the website. After ten notifications in an hour, the rest comes in one email.',
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

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
