import { renderEmail } from '../renderEmail.ts';
import type { Email } from '../email.ts';
import { CHOSEN_REASON, OPERATOR_REASON } from './eventNotifications.ts';

/**
 * Something without its own notification. Contains no personal data, so that nothing remains after an
 * erasure.
 */
type DigestEntry = { time: string; noun: string; detail: string };
/** All of a kind, also those that are not listed. */
type DigestCount = { count: number; noun: string; path: string; link: string };
export type Digest = { entries: readonly DigestEntry[]; counts: readonly DigestCount[] };

type Options = {
  to: string;
  publicUrl: string;
  digest: Digest;
  period: 'hour' | 'day';
  /** Whether the recipient chose it in the admin; otherwise the operator did. */
  isChosen: boolean;
};

const HOURLY = 'After ten notifications in an hour, the rest comes in one email.';

/** Notifies the team of many events in one email. */
export function notificationDigest(options: Options): Email {
  const { to, publicUrl, digest, period, isChosen } = options;
  const { entries, counts } = digest;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const rest = total - entries.length;
  const summary = counts.map(({ count, noun }) => formatCount(count, noun)).join(', ');
  const reason = isChosen ? CHOSEN_REASON : OPERATOR_REASON;
  const isHourly = period === 'hour';
  return {
    to,
    ...renderEmail({
      subject: isHourly ? `${total} more in the last hour: ${summary}` : `Daily report: ${summary}`,
      preheader: isHourly
        ? 'More than the hourly limit of notifications.'
        : 'What happened since the last report.',
      reason: isHourly ? `${reason} ${HOURLY}` : reason,
      blocks: [
        { kind: 'title', text: isHourly ? 'More in the last hour' : 'Since the last report' },
        {
          kind: 'list',
          items: entries.map(({ time, noun, detail }) => ({
            title: `${time}, ${noun}`,
            facts: detail ? [{ text: detail }] : [],
          })),
        },
        ...(rest > 0 ? [{ kind: 'text' as const, text: `And ${rest} more.` }] : []),
        ...counts.map(({ path, link }, index) => ({
          kind: index === 0 ? ('button' as const) : ('link' as const),
          label: link,
          href: publicUrl + path,
        })),
      ],
    }),
  };
}

const plural = (noun: string) => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);
const formatCount = (count: number, noun: string) =>
  `${count} ${count === 1 ? noun : plural(noun)}`;
