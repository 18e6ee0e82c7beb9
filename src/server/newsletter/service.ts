import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Attribution } from '../../shared/attribution.ts';
import type { LinkPurpose, LinkState } from '../../shared/newsletter.ts';
import type { MailSlot, ReserveMail } from '../email/reservation.ts';
import { progressOf } from '../outbox/queue.ts';
import { announcer } from '../webhooks/service.ts';
import { emailKeyOf } from '../textKeys.ts';
import { SubscriberEntity, type SubscriberRow } from './entity.ts';
import { enqueueLetter, letterKey } from './emails.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/**
 * How long we do not write to an address again, however often it is entered, besides the limits that
 * hold for every mail a stranger can cause.
 */
const pause = { pending: HOUR, unsubscribed: 0, confirmed: DAY };
const LINK_LIFETIME = 7 * DAY;

export type Subscription = {
  email: string;
  attribution?: Attribution | undefined;
  isSuspectedSpam: boolean;
  publicUrl: string;
  reserveMail: ReserveMail;
};

/**
 * Notes that an address wants the newsletter and writes to it: a confirmation link, or to a reader
 * that they are one. Runs the same statements whatever is known of the address, up to that mail.
 */
export async function subscribe(em: SqlEntityManager, subscription: Subscription) {
  const { email, attribution, isSuspectedSpam, publicUrl, reserveMail } = subscription;
  if (isSuspectedSpam) return addSubscriber(em, email, null);
  await em.transactional(async (tx) => {
    const emailKey = emailKeyOf(email);
    await addSubscriber(tx, email, emailKey);
    // Whoever enters the same address at the same moment waits here for the other.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const row = await tx.findOneOrFail(SubscriberEntity, { emailKey }, { lockMode });
    row.askedAt = new Date();
    if (!(await isMailDue(tx, row))) return;
    const slot = await reserveMail(tx, { kind: 'newsletter', email });
    if (!slot) return;
    if (row.status === 'confirmed') return writeTo(tx, row, { publicUrl, slot });
    Object.assign(row, { email, attribution, status: 'pending', requestedAt: row.askedAt });
    return writeTo(tx, row, { publicUrl, slot });
  });
}

async function addSubscriber(em: SqlEntityManager, email: string, emailKey: string | null) {
  const now = new Date();
  const row = {
    id: uuid(),
    email,
    emailKey,
    addressKey: emailKeyOf(email),
    status: 'pending' as const,
    unsubscribeToken: newToken(),
    requestedAt: now,
    askedAt: now,
    createdAt: now,
  };
  const insert = em.createQueryBuilder(SubscriberEntity).insert(row);
  // An update, because it also locks a row that is there: housekeeping may be about to delete it.
  await insert.onConflict('emailKey').merge(['askedAt']).execute();
}

const newToken = () => randomBytes(24).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Not while the last mail still waits to be sent: the person would get them all at once. */
async function isMailDue(em: SqlEntityManager, row: SubscriberRow) {
  const last = await progressOf(em, letterKey(row));
  if (last?.state === 'waiting' && row.status === 'pending') return false;
  // A date far ahead is a wrong clock's, and must not keep a person waiting for it.
  return !row.mailedAt || Math.abs(Date.now() - row.mailedAt.getTime()) > pause[row.status];
}

/** Puts a mail into the outbox; a new confirmation link ends the one before. */
export function writeTo(em: SqlEntityManager, row: SubscriberRow, { publicUrl, slot }: Writing) {
  const confirmToken = newToken();
  row.mailedAt = new Date();
  if (row.status !== 'confirmed') row.confirmHash = hashOf(confirmToken);
  enqueueLetter(em, { row, confirmToken, publicUrl, slot });
}

type Writing = { publicUrl: string; slot?: MailSlot };

type LinkInput = { purpose: LinkPurpose; token: string };

/** What pressing the button of a link would do. Changes nothing: mail scanners open links. */
export async function linkState(em: SqlEntityManager, link: LinkInput): Promise<LinkState> {
  const row = await rowOf(em, link);
  return row ? stateOf(em, row, link.purpose) : 'unknown';
}

/** Presses the button of a link: confirms or unsubscribes. */
export async function followLink(em: SqlEntityManager, link: LinkInput): Promise<LinkState> {
  const row = await rowOf(em, link);
  if (!row) return 'unknown';
  const state = await stateOf(em, row, link.purpose);
  if (state !== 'ready') return state;
  const { id, status, confirmHash } = row;
  const change = link.purpose === 'confirm' ? confirmed() : unsubscribed();
  const announce = await announcer(em, 'subscriber.confirmed');
  const changed = await em.transactional(async (tx) => {
    const count = await tx.nativeUpdate(SubscriberEntity, { id, status, confirmHash }, change);
    if (count === 1 && 'confirmedAt' in change)
      announce(id, { id, email: row.email, confirmedAt: change.confirmedAt }, tx);
    return count;
  });
  em.clear();
  // Somebody was faster: the same link pressed twice, or the other one.
  return changed === 1 ? 'done' : linkState(em, link);
}

const confirmed = () => ({ status: 'confirmed' as const, confirmedAt: new Date() });

/** Of who left, only the fact is kept. */
const unsubscribed = () => ({
  status: 'unsubscribed' as const,
  unsubscribedAt: new Date(),
  attribution: null,
});

const rowOf = (em: SqlEntityManager, { purpose, token }: LinkInput) =>
  em.findOne(
    SubscriberEntity,
    purpose === 'confirm' ? { confirmHash: hashOf(token) } : { unsubscribeToken: token },
  );

async function stateOf(
  em: SqlEntityManager,
  row: SubscriberRow,
  purpose: LinkPurpose,
): Promise<LinkState> {
  if (purpose === 'unsubscribe') return row.status === 'unsubscribed' ? 'already' : 'ready';
  if (row.status !== 'pending') return row.status === 'confirmed' ? 'already' : 'unknown';
  return (await isExpired(em, row)) ? 'expired' : 'ready';
}

/** Counted from when the mail went out, which may be long after it was asked for. */
async function isExpired(em: SqlEntityManager, row: SubscriberRow) {
  const mail = await progressOf(em, letterKey(row));
  const sentAt = mail ? mail.settledAt : row.mailedAt;
  return !!sentAt && sentAt.getTime() < Date.now() - LINK_LIFETIME;
}
