import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { ById } from '../../shared/byId.ts';
import type { NewWebhook, WebhookEvent } from '../../shared/webhooks.ts';
import { type Actor, audit } from '../audit/auditLog.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { enqueue } from '../jobs/outbox/queue.ts';
import { PrivateAddressError, rejectPrivateHost } from './privateAddresses.ts';
import { WebhookDeliveryEntity, WebhookEntity } from './entity.ts';
import { deleteBatch, type ExpiredRange } from '../database/deleteBatch.ts';
import { DAY_MS } from '../../shared/durations.ts';

const DELIVERIES_SHOWN = 100;
/** How long a process may miss a new webhook, so that storing a lead needs no extra query. */
const CACHE_MS = 1000;

type CachedEvents = { at: number; events: Set<WebhookEvent> };
const cacheByDatabase = new WeakMap<object, CachedEvents>();

/** Returns the events that webhooks subscribe to, as this process last read them. */
async function subscribedEvents(em: SqlEntityManager) {
  const database = em.getDriver();
  const cached = cacheByDatabase.get(database);
  if (cached && Math.abs(Date.now() - cached.at) < CACHE_MS) return cached.events;
  const webhooks = await em.fork().find(WebhookEntity, { isActive: true });
  const events = new Set(webhooks.flatMap((webhook) => webhook.events));
  cacheByDatabase.set(database, { at: Date.now(), events });
  return events;
}

/**
 * Returns a function that creates an event about a row, which the next flush stores. It does nothing
 * when no webhook subscribes to the event. In two steps, because the first one may read the database,
 * which the transaction that stores the row must not wait for; `data` is computed only if needed.
 */
export async function eventPublisher(em: SqlEntityManager, type: WebhookEvent) {
  const isSubscribed = (await subscribedEvents(em)).has(type);
  return (aboutId: string, data: () => object, tx: SqlEntityManager = em) => {
    if (!isSubscribed) return;
    const payload = { type, timestamp: new Date().toISOString(), data: data() };
    enqueue(tx, { kind: 'event', key: `event:${type}:${uuid()}`, payload, aboutId });
  };
}

export const listWebhooks = (em: SqlEntityManager) =>
  em.find(WebhookEntity, {}, { orderBy: { createdAt: 'asc', id: 'asc' } });

type Creation = { webhook: NewWebhook; allowedPrivateHosts: string[]; actor: Actor };

/** @throws TRPCError BAD_REQUEST for a private address. */
export async function createWebhook(
  em: SqlEntityManager,
  { webhook: input, allowedPrivateHosts, actor }: Creation,
) {
  rejectPrivateAddress(input.url, allowedPrivateHosts);
  const id = uuid();
  const webhook = await em.transactional(async (tx) => {
    await audit(tx, actor, 'webhook.created', { type: 'webhook', id });
    return tx.create(WebhookEntity, {
      id,
      ...input,
      secret: newSecret(),
      previousSecret: null,
      secretRotatedAt: null,
      isActive: true,
    });
  });
  cacheByDatabase.delete(em.getDriver());
  return webhook;
}

type Changes = Partial<NewWebhook> & { id: string; isActive?: boolean | undefined };
type Update = { changes: Changes; allowedPrivateHosts: string[]; actor: Actor };

/** @throws TRPCError BAD_REQUEST for a private address, or NOT_FOUND. */
export async function changeWebhook(
  em: SqlEntityManager,
  { changes: { id, ...changes }, allowedPrivateHosts, actor }: Update,
) {
  if (changes.url) rejectPrivateAddress(changes.url, allowedPrivateHosts);
  const webhook = await em.transactional(async (tx) => {
    await audit(tx, actor, 'webhook.changed', { type: 'webhook', id });
    return tx.assign(await tx.findOneOrFail(WebhookEntity, { id }), changes);
  });
  cacheByDatabase.delete(em.getDriver());
  return webhook;
}

/** Gives a webhook a new secret. @throws TRPCError NOT_FOUND */
export const rotateSecret = (em: SqlEntityManager, { id }: ById, actor: Actor) =>
  em.transactional(async (tx) => {
    const webhook = await tx.findOneOrFail(WebhookEntity, { id });
    webhook.previousSecret = webhook.secret;
    webhook.secret = newSecret();
    webhook.secretRotatedAt = new Date();
    await audit(tx, actor, 'webhook.secretRotated', { type: 'webhook', id });
    return { secret: webhook.secret };
  });

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** Returns the secrets that sign a delivery; for a day after a rotation, both. */
export function signingSecrets({ secret, previousSecret, secretRotatedAt }: Secrets) {
  const isRecent = !!secretRotatedAt && Date.now() - secretRotatedAt.getTime() < DAY_MS;
  return previousSecret && isRecent ? [secret, previousSecret] : [secret];
}
type Secrets = { secret: string; previousSecret: string | null; secretRotatedAt: Date | null };

/** Names are resolved at delivery time, because they may change. */
function rejectPrivateAddress(url: string, allowedPrivateHosts: string[]) {
  try {
    rejectPrivateHost(url, allowedPrivateHosts);
  } catch (error) {
    if (!(error instanceof PrivateAddressError)) throw error;
    throw new TRPCError({ code: 'BAD_REQUEST', message: `url: ${error.message}` });
  }
}

export async function removeWebhook(em: SqlEntityManager, { id }: ById, actor: Actor) {
  await em.transactional(async (tx) => {
    await tx.findOneOrFail(WebhookEntity, { id });
    await tx.nativeDelete(WebhookDeliveryEntity, { webhookId: id });
    await tx.nativeDelete(WebhookEntity, { id });
    await audit(tx, actor, 'webhook.deleted', { type: 'webhook', id });
  });
  cacheByDatabase.delete(em.getDriver());
  return {};
}

/** Enqueues a test delivery. Returns its outbox key. */
export async function enqueueTest(em: SqlEntityManager, { id }: ById) {
  await em.findOneOrFail(WebhookEntity, { id });
  const key = `webhook:${id}:test:${uuid()}`;
  const event = { type: 'test', timestamp: new Date().toISOString(), data: {} };
  enqueue(em, { kind: 'webhook', key, queue: id, payload: { webhookId: id, event } });
  await em.flush();
  return key;
}

/** Deletes a failed test, which is not retried; the delivery log has the reason. */
export const deleteTest = (em: SqlEntityManager, key: string) =>
  em.nativeDelete(OutboxEntity, { key, state: { $ne: 'done' } });

export const latestDeliveries = (em: SqlEntityManager, { id }: ById) =>
  em.find(
    WebhookDeliveryEntity,
    { webhookId: id },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: DELIVERIES_SHOWN },
  );

export const deleteOldDeliveries = (em: SqlEntityManager, { before, limit }: ExpiredRange) =>
  deleteBatch(em, WebhookDeliveryEntity, { where: { createdAt: { $lt: before } }, limit });
