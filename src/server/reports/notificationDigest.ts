import type { SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import { quizResultOf } from '../content/quiz.ts';
import { revenueLabels } from '../../shared/revenue.ts';
import type { Orm } from '../database/database.ts';
import { enqueueEmail } from '../mail/email.ts';
import { type DigestEntry, notificationDigest } from '../mail/templates/notificationDigest.ts';
import { digestRange } from '../mail/quota.ts';
import { outboxStatus } from '../jobs/outbox/queue.ts';
import type { Handler } from '../jobs/outbox/worker.ts';

const MAX_LISTED = 50;
/** `from` is the start of the hour, in milliseconds. */
const DigestPayload = z.object({ from: z.int() });

type Options = { orm: Orm; to: string; publicUrl: string };

/** Enqueues one email about the leads and responses of an hour that were not notified separately. */
export function digestHandler({ orm, to, publicUrl }: Options): Handler {
  return async ({ key: jobKey, payload }) => {
    const { from } = DigestPayload.parse(payload);
    const key = `${jobKey}:mail`;
    await orm.em.fork().transactional(async (tx) => {
      // An interrupted attempt may have enqueued the email.
      if (await outboxStatus(tx, key)) return;
      const found = await findUnnotified(tx, from);
      if (found.entries.length === 0) return;
      enqueueEmail(tx, { key, mail: notificationDigest({ to, publicUrl, ...found }) });
    });
  };
}

/** `labelKey` is a revenue or a quiz result. */
type Row = { createdAt: Date | string | number; labelKey: string };
const sources = {
  lead: `select created_at as "createdAt", revenue as "labelKey" from leads
    where status <> 'spam' and created_at >= ? and created_at < ?
    and not exists (select 1 from outbox where key = 'lead-notice:' || leads.id)`,
  response: `select created_at as "createdAt", result as "labelKey" from quiz_responses
    where suspected_spam = false and created_at >= ? and created_at < ?
    and not exists (select 1 from outbox where key = 'quiz-notice:' || quiz_responses.id)`,
};

async function findUnnotified(em: SqlEntityManager, from: number) {
  const { since, before } = digestRange(from);
  const find = (sql: string) => em.execute<Row[]>(`${sql} order by created_at`, [since, before]);
  const [leads, responses] = [await find(sources.lead), await find(sources.response)];
  const entries = [
    ...leads.map((row) => toEntry('lead', row)),
    ...responses.map((row) => toEntry('response', row)),
  ].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const counts = { leads: leads.length, responses: responses.length };
  return { entries: entries.slice(0, MAX_LISTED), counts };
}

const labelOf = (key: string) =>
  new Map<string, string>(Object.entries(revenueLabels)).get(key) ?? quizResultOf(key)?.title ?? '';

/** Only known values, because visitors may send any text. */
const toEntry = (kind: DigestEntry['kind'], { createdAt, labelKey }: Row): DigestEntry => ({
  kind,
  createdAt: new Date(createdAt),
  detail: labelOf(labelKey),
});
