import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Attribution } from '../../shared/attribution.ts';
import { foldText, normalizeEmail } from '../../shared/fold.ts';
import type { LinkPurpose, LinkState } from '../../shared/newsletter.ts';
import { latestDate } from '../database/clock.ts';
import { identifyVisitor } from '../visits/visits.ts';
import { countRecipient, type NotificationSettings } from '../mail/quota.ts';
import { notifier } from '../notifications/notify.ts';
import { alreadyMailed } from '../http/errors.ts';
import { outboxStatus } from '../jobs/outbox/queue.ts';
import { eventPublisher } from '../webhooks/service.ts';
import { SubscriberEntity, type SubscriberRow } from './entity.ts';
import { enqueueSubscriberEmail, latestEmailKey } from './emails.ts';
import { DAY_MS, HOUR_MS } from '../../shared/durations.ts';

/**
 * Minimum time between two emails to an address, however often it is entered, on top of the limits
 * for all email that visitors cause.
 */
const emailPauseMs = { pending: HOUR_MS, unsubscribed: 0, confirmed: DAY_MS };
const LINK_LIFETIME_MS = 7 * DAY_MS;

export type Subscription = {
  email: string;
  attribution?: Attribution | undefined;
  visitorId?: string | undefined;
  isSuspectedSpam: boolean;
  publicUrl: string;
};

/**
 * Stores a subscription and sends an email: a confirmation link, or a note that the address is
 * already subscribed. Runs the same statements whether or not the address is known, up to that
 * email. @throws TRPCError TOO_MANY_REQUESTS within an hour of the last request
 */
export async function subscribe(em: SqlEntityManager, subscription: Subscription) {
  const { email, attribution, visitorId, isSuspectedSpam, publicUrl } = subscription;
  if (isSuspectedSpam) return addSubscriber(em, email, null);
  const isWithinLimit = await em.transactional(async (tx) => {
    const emailKey = normalizeEmail(email);
    identifyVisitor(tx, { visitorId, email });
    await addSubscriber(tx, email, emailKey);
    // Concurrent requests for the same address wait here.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const row = await tx.findOneOrFail(SubscriberEntity, { emailKey }, { lockMode });
    row.askedAt = new Date();
    // First, so that the answer is the same for every address.
    if (!(await countRecipient(tx, { kind: 'newsletter', email }))) return false;
    if (!(await isEmailDue(tx, row))) return true;
    if (row.status !== 'confirmed')
      Object.assign(row, { email, attribution, status: 'pending', requestedAt: row.askedAt });
    enqueueEmailTo(tx, row, { publicUrl, isLimited: true });
    return true;
  });
  if (!isWithinLimit) throw alreadyMailed();
}

async function addSubscriber(em: SqlEntityManager, email: string, emailKey: string | null) {
  const now = new Date();
  const row = {
    id: uuid(),
    email,
    emailKey,
    addressKey: normalizeEmail(email),
    searchKey: foldText(email),
    status: 'pending' as const,
    unsubscribeToken: newToken(),
    requestedAt: now,
    askedAt: now,
    createdAt: now,
  };
  const insert = em.createQueryBuilder(SubscriberEntity).insert(row);
  // An update, because it also locks an existing row: housekeeping may be about to delete it.
  await insert.onConflict('emailKey').merge(['askedAt']).execute();
}

const newToken = () => randomBytes(24).toString('base64url');
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Whether to send an email now. After an outage, the person would get all waiting ones together. */
async function isEmailDue(em: SqlEntityManager, row: SubscriberRow) {
  const last = await outboxStatus(em, latestEmailKey(row));
  if (last?.state === 'waiting' && row.status === 'pending') return false;
  // A date far ahead comes from a wrong clock.
  return !row.mailedAt || Math.abs(Date.now() - row.mailedAt.getTime()) > emailPauseMs[row.status];
}

/** Enqueues an email; a new confirmation link replaces the previous one. */
export function enqueueEmailTo(em: SqlEntityManager, row: SubscriberRow, delivery: Delivery) {
  const confirmToken = newToken();
  row.mailedAt = new Date();
  if (row.status !== 'confirmed') row.confirmHash = hashToken(confirmToken);
  enqueueSubscriberEmail(em, { row, confirmToken, ...delivery });
}

type Delivery = { publicUrl: string; isLimited?: boolean };

type LinkInput = { purpose: LinkPurpose; token: string };

/** Returns what a link would do. Changes nothing, because mail scanners open links. */
export async function linkState(em: SqlEntityManager, link: LinkInput): Promise<LinkState> {
  const row = await findByLink(em, link);
  return row ? resolveLinkState(em, row, link.purpose) : 'unknown';
}

/** Confirms or unsubscribes, when the visitor presses the button on a link's page. */
export async function followLink(
  em: SqlEntityManager,
  link: LinkInput,
  notifications?: NotificationSettings,
): Promise<LinkState> {
  const row = await findByLink(em, link);
  if (!row) return 'unknown';
  const state = await resolveLinkState(em, row, link.purpose);
  if (state !== 'ready') return state;
  const { id, status, confirmHash } = row;
  const isConfirmed = link.purpose === 'confirm';
  const change = isConfirmed ? confirmedFields() : unsubscribedFields();
  const publish = await eventPublisher(em, 'subscriber.confirmed');
  const notify = isConfirmed
    ? await notifier(em, notifications, { subject: 'subscriber' })
    : undefined;
  const changed = await em.transactional(async (tx) => {
    const count = await tx.nativeUpdate(SubscriberEntity, { id, status, confirmHash }, change);
    if (count === 1 && 'confirmedAt' in change) {
      publish(id, () => ({ id, email: row.email, confirmedAt: change.confirmedAt }), tx);
      notify?.(tx, id, { subscriber: { id, email: row.email } });
    }
    return count;
  });
  em.clear();
  // A concurrent request has changed the row first.
  return changed === 1 ? 'done' : linkState(em, link);
}

const confirmedFields = () => ({ status: 'confirmed' as const, confirmedAt: new Date() });

/** After unsubscribing, only that fact is stored. */
const unsubscribedFields = () => ({
  status: 'unsubscribed' as const,
  unsubscribedAt: new Date(),
  attribution: null,
});

const findByLink = (em: SqlEntityManager, { purpose, token }: LinkInput) =>
  em.findOne(
    SubscriberEntity,
    purpose === 'confirm' ? { confirmHash: hashToken(token) } : { unsubscribeToken: token },
  );

async function resolveLinkState(
  em: SqlEntityManager,
  row: SubscriberRow,
  purpose: LinkPurpose,
): Promise<LinkState> {
  if (purpose === 'unsubscribe') return row.status === 'unsubscribed' ? 'already' : 'ready';
  if (row.status !== 'pending') return row.status === 'confirmed' ? 'already' : 'unknown';
  return (await isExpired(em, row)) ? 'expired' : 'ready';
}

/** Counts from when the email was sent, which may be long after the request. */
async function isExpired(em: SqlEntityManager, row: SubscriberRow) {
  const mail = await outboxStatus(em, latestEmailKey(row));
  const sentAt = mail ? mail.settledAt : row.mailedAt;
  if (!sentAt) return false;
  return sentAt.getTime() < Date.now() - LINK_LIFETIME_MS || sentAt > latestDate();
}
