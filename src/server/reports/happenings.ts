import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  modeOfCalls,
  type NotificationMode,
  type NotificationModes,
} from '../../shared/notifications.ts';
import { deliveryLabel } from '../../shared/outbox.ts';
import { revenueLabels } from '../../shared/revenue.ts';
import type { Span } from '../../shared/zonedDates.ts';
import { quizResultOf } from '../content/quiz.ts';
import type { Digest } from '../mail/templates/notificationDigest.ts';

const MAX_LISTED = 50;

/** What is listed of each table. */
type Source = {
  noun: string;
  path: string;
  link: string;
  from: string;
  at: string;
  /** A column with a known value, because visitors may send any text. */
  detail: string;
  labelOf: (value: string) => string | undefined;
  /** The outbox keys of its own notifications. */
  notices: string[];
};

const revenues = new Map<string, string>(Object.entries(revenueLabels));
const sources = {
  lead: {
    noun: 'lead',
    path: '/admin/leads',
    link: 'Open the leads',
    from: `leads where status <> 'spam'`,
    at: 'created_at',
    detail: 'revenue',
    labelOf: (value) => revenues.get(value),
    notices: [`'lead-notice:' || leads.id`, `'notify:lead:' || leads.id`],
  },
  quiz: {
    noun: 'quiz response',
    path: '/admin',
    link: 'Open the quiz responses',
    from: 'quiz_responses where suspected_spam = false',
    at: 'created_at',
    detail: 'result',
    labelOf: (value) => quizResultOf(value)?.title,
    notices: [`'quiz-notice:' || quiz_responses.id`, `'notify:quiz:' || quiz_responses.id`],
  },
  subscriber: {
    noun: 'newsletter subscriber',
    path: '/admin/subscribers',
    link: 'Open the subscribers',
    from: `subscribers where status = 'confirmed'`,
    at: 'confirmed_at',
    detail: `''`,
    labelOf: () => undefined,
    notices: [`'notify:subscriber:' || subscribers.id`],
  },
  failure: {
    noun: 'failed delivery',
    path: '/admin/outbox?state=failed',
    link: 'Open the outbox',
    from: `outbox where state = 'failed'`,
    at: 'settled_at',
    detail: 'kind',
    labelOf: deliveryLabel,
    notices: [`'notify:failure:' || outbox.id`],
  },
} satisfies Record<string, Source>;

type Options = {
  /** Lists the events with this mode. */
  modes: NotificationModes;
  mode: NotificationMode;
  span: Span;
  /** Leaves out what had its own notification. */
  isRest?: boolean;
  formatTime: (moment: Date) => string;
};

/** Returns what happened in a period, oldest first: counts, and the first entries. */
export async function findHappenings(em: SqlEntityManager, options: Options): Promise<Digest> {
  const found = [];
  for (const { source, condition } of chosenSources(options))
    found.push(await readSource(em, { source, condition, ...options }));
  const entries = found
    .flatMap((one) => one.entries)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, MAX_LISTED)
    .map(({ at, ...entry }) => ({ time: options.formatTime(at), ...entry }));
  return { entries, counts: found.map((one) => one.count).filter(({ count }) => count > 0) };
}

type Chosen = { source: Source; condition: string };

/** Leads that ask for a call have the stronger mode of the two. */
function chosenSources({ modes, mode }: Pick<Options, 'modes' | 'mode'>): Chosen[] {
  const [isLead, isCall] = [modes.lead === mode, modeOfCalls(modes) === mode];
  const condition = isCall ? (isLead ? '' : 'and asks_for_call') : 'and not asks_for_call';
  const noun = isLead ? sources.lead.noun : 'call request';
  const others = [
    { isChosen: modes.quiz === mode, source: sources.quiz },
    { isChosen: modes.subscriber === mode, source: sources.subscriber },
    { isChosen: modes.failure === mode, source: sources.failure },
  ];
  return [
    ...(isLead || isCall ? [{ source: { ...sources.lead, noun }, condition }] : []),
    ...others.filter(({ isChosen }) => isChosen).map(({ source }) => ({ source, condition: '' })),
  ];
}

type Row = { at: Date | string | number; detail: string };

async function readSource(
  em: SqlEntityManager,
  { source, condition, span, isRest }: Chosen & Pick<Options, 'span' | 'isRest'>,
) {
  const { noun, path, link, from, at, detail, labelOf, notices } = source;
  const rest = isRest
    ? `and not exists (select 1 from outbox as notice where notice.key in (${notices.join(', ')}))`
    : '';
  const rows = `from ${from} ${condition} and ${at} >= ? and ${at} < ? ${rest}`;
  const period = [span.since, span.before];
  const [total] = await em.execute<{ count: number | string }[]>(
    `select count(*) as "count" ${rows}`,
    period,
  );
  const listed = await em.execute<Row[]>(
    `select ${at} as "at", ${detail} as "detail" ${rows} order by ${at} limit ${MAX_LISTED}`,
    period,
  );
  return {
    count: { count: Number(total?.count ?? 0), noun, path, link },
    entries: listed.map((row) => ({
      at: new Date(row.at),
      noun,
      detail: labelOf(row.detail) ?? '',
    })),
  };
}
