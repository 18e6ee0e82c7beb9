import { LockMode, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { createHash } from 'node:crypto';
import { normalizeEmail } from '../../shared/fold.ts';
import { MailHourEntity, MailRecipientEntity } from './entity.ts';
import { latestDate } from '../database/clock.ts';
import { deleteBatch, type ExpiredRange } from '../database/deleteBatch.ts';
import { DAY_MS, HOUR_MS } from '../../shared/durations.ts';
import { enqueueOnce } from '../jobs/outbox/queue.ts';

const EMAILS_PER_DAY = 3;
/** Email that does not fit into the coming hours is not sent at all. */
const MAX_WAIT_MS = DAY_MS;

/**
 * Email to any address that a visitor can cause, or with an invitation an owner; each kind is
 * counted separately.
 */
const mailKinds = ['guide', 'newsletter', 'account', 'ownData', 'invitation'] as const;
export type Recipient = { kind: (typeof mailKinds)[number]; email: string };

/**
 * Counts one email to an address, in the transaction that causes it. Returns `false` past the limit
 * of one per hour and three per day.
 */
export async function countRecipient(em: SqlEntityManager, recipient: Recipient) {
  const now = Date.now();
  const hash = hashRecipient(recipient);
  const initial = { hash, sentAt: [], lastAt: new Date(0) };
  const insert = em.createQueryBuilder(MailRecipientEntity).insert(initial);
  await insert.onConflict('hash').ignore().execute();
  // Concurrent emails to the same address wait here.
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const row = await em.findOneOrFail(MailRecipientEntity, { hash }, { lockMode });
  const latest = latestDate().getTime();
  const recent = row.sentAt.filter((at) => at > now - DAY_MS && at <= latest);
  if (recent.length >= EMAILS_PER_DAY || recent.some((at) => at > now - HOUR_MS)) return false;
  row.sentAt = [...recent, now];
  row.lastAt = new Date(now);
  return true;
}

const hashRecipient = ({ kind, email }: Recipient) =>
  createHash('sha256')
    .update(`${kind}:${normalizeMailbox(email)}`)
    .digest('hex');

/** Deletes the counts of an address. */
export const deleteRecipient = (em: SqlEntityManager, email: string) =>
  em.nativeDelete(MailRecipientEntity, {
    hash: { $in: mailKinds.map((kind) => hashRecipient({ kind, email })) },
  });

/** Normalizes a mailbox: without a tag such as `+1`. */
function normalizeMailbox(email: string) {
  const [name = '', domain = ''] = normalizeEmail(email).split('@');
  return `${name.replace(/(?<=[^+])\+.*/s, '')}@${domain}`;
}

/**
 * Takes one email from the budget of `limit` per hour, outside a transaction. Returns when it may be sent: now, or at the
 * start of the next hour with capacity left; `undefined` when there is none within a day.
 */
export async function reserveFromBudget(em: SqlEntityManager, limit: number) {
  const now = Date.now();
  const end = now + MAX_WAIT_MS;
  const full = await em.find(MailHourEntity, {
    hour: { $gte: utcHour(now), $lte: utcHour(end) },
    mails: { $gte: limit },
  });
  const fullHours = new Set(full.map(({ hour }) => hour));
  for (let at = startOfHour(utcHour(now)); at < end; at += HOUR_MS)
    if (!fullHours.has(utcHour(at)) && (await takeFromHour(em, 'mails', utcHour(at), limit)))
      return new Date(Math.max(at, now));
  return undefined;
}

/** The hour in UTC, as in `2026-11-05T09`. */
export const utcHour = (moment: number | Date) => new Date(moment).toISOString().slice(0, 13);

/** Returns the start of an hour in the format of `utcHour`, in milliseconds. */
const startOfHour = (hour: string) => Date.parse(`${hour}:00Z`);

/** Takes one of `limit` in one statement, so that concurrent emails cannot exceed it. */
async function takeFromHour(
  em: SqlEntityManager,
  column: 'mails' | 'notices',
  hour: string,
  limit: number,
) {
  const updated = await em.execute<unknown[]>(
    `insert into mail_hours (hour, mails, notices) values (?, ?, ?) on conflict (hour) ` +
      `do update set ${column} = mail_hours.${column} + 1 where mail_hours.${column} < ? returning hour`,
    [hour, Number(column === 'mails'), Number(column === 'notices'), limit],
  );
  return updated.length === 1;
}

/** Stored kinds, keys and columns call a notification of the team a notice. */
export const NOTIFICATION_DIGEST = 'noticeDigest';
export const DAILY_NOTIFICATIONS = 'dailyNotices';
const NOTIFICATIONS_PER_HOUR = 10;
/** Covers transactions that are still open at the end of the hour. */
const DIGEST_DELAY_MS = 60_000;

/** Limit of notifications. `to` is the address of LEAD_NOTIFY_EMAIL, which gets those of leads and quizzes. */
export type NotificationSettings = {
  to?: string | undefined;
  publicUrl: string;
  reserve: ReserveNotification;
};

/**
 * Returns `false` when the next notification belongs in this hour's digest instead. Call it outside
 * transactions: it locks the count of the hour.
 */
export type ReserveNotification = (em: SqlEntityManager) => Promise<boolean>;

/**
 * Sends at most ten notifications an hour one by one, so that a flood of submissions does not
 * become a flood of email. The database counts them, for all processes and over restarts.
 */
export function createNotificationLimit(): ReserveNotification {
  let fullHour = '';
  return async (em) => {
    const hour = utcHour(Date.now());
    if (hour === fullHour) return false;
    if (await takeFromHour(em, 'notices', hour, NOTIFICATIONS_PER_HOUR)) return true;
    const from = startOfHour(hour);
    const key = `notice-digest:${new Date(from).toISOString()}`;
    const dueAt = new Date(from + HOUR_MS + DIGEST_DELAY_MS);
    await enqueueOnce(em, { kind: NOTIFICATION_DIGEST, key, payload: { from }, dueAt });
    fullHour = hour;
    return false;
  };
}

/** Gives back a reserved notification that is not sent after all. */
export const releaseNotification = (em: SqlEntityManager) =>
  em.nativeUpdate(
    MailHourEntity,
    { hour: utcHour(Date.now()), notices: { $gt: 0 } },
    { notices: raw('notices - 1') },
  );

/** Returns the range of a digest: the hour, and a minute before and after it. */
export const digestRange = (from: number) => ({
  since: new Date(from - DIGEST_DELAY_MS),
  before: new Date(from + HOUR_MS + DIGEST_DELAY_MS),
});

export async function deleteOldMailCounts(em: SqlEntityManager, { before, limit }: ExpiredRange) {
  const hours = await em.nativeDelete(MailHourEntity, { hour: { $lt: utcHour(before) } });
  const where = { lastAt: { $lt: before } };
  return hours + (await deleteBatch(em, MailRecipientEntity, { where, limit }));
}
