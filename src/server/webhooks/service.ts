import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { v7 as uuid } from 'uuid';
import type { NewWebhook, WebhookEvent } from '../../shared/webhooks.ts';
import { type Actor, audit } from '../audit/auditLog.ts';
import { OutboxEntity } from '../outbox/entity.ts';
import { enqueue } from '../outbox/queue.ts';
import { InnerAddress, refuseInnerHost } from './privateAddresses.ts';
import { WebhookDeliveryEntity, WebhookEntity } from './entity.ts';
import { newSecret } from './signing.ts';

const DAY = 24 * 60 * 60 * 1000;
const DELIVERIES_SHOWN = 100;
/** How long a process may overlook a new webhook, so that a lead costs no query more. */
const REMEMBERED = 1000;

type Known = { at: number; events: Set<WebhookEvent> };
const knownByDatabase = new WeakMap<object, Known>();

/** Which events anybody waits for, as this process last knew. */
async function awaitedEvents(em: SqlEntityManager) {
  const database = em.getDriver();
  const known = knownByDatabase.get(database);
  if (known && Date.now() - known.at < REMEMBERED) return known.events;
  const webhooks = await em.fork().find(WebhookEntity, { isActive: true });
  const events = new Set(webhooks.flatMap((webhook) => webhook.events));
  knownByDatabase.set(database, { at: Date.now(), events });
  return events;
}

/**
 * A function that writes one event with what `em` flushes next, or the transaction it is given, as
 * `(id of the row, its public fields)`; it does nothing when no webhook waits for that event.
 */
export async function announcer(em: SqlEntityManager, type: WebhookEvent) {
  const isAwaited = (await awaitedEvents(em)).has(type);
  return (aboutId: string, data: object, into: SqlEntityManager = em) => {
    if (!isAwaited) return;
    const payload = { type, timestamp: new Date().toISOString(), data };
    enqueue(into, { kind: 'event', key: `event:${type}:${uuid()}`, payload, aboutId });
  };
}

export const listWebhooks = (em: SqlEntityManager) =>
  em.find(WebhookEntity, {}, { orderBy: { createdAt: 'asc', id: 'asc' } });

type Making = { webhook: NewWebhook; privateHosts: string[]; actor: Actor };

/** @throws TRPCError BAD_REQUEST for an address to which every delivery would be refused. */
export async function createWebhook(
  em: SqlEntityManager,
  { webhook: input, privateHosts, actor }: Making,
) {
  refuseAddress(input.url, privateHosts);
  const webhook = await em.transactional(async (tx) => {
    await audit(tx, actor, 'webhook.created');
    return tx.create(WebhookEntity, {
      id: uuid(),
      ...input,
      secret: newSecret(),
      previousSecret: null,
      secretRotatedAt: null,
      isActive: true,
    });
  });
  knownByDatabase.delete(em.getDriver());
  return webhook;
}

type Changes = Partial<NewWebhook> & { id: string; isActive?: boolean | undefined };
type Changing = { changes: Changes; privateHosts: string[]; actor: Actor };

/** @throws TRPCError BAD_REQUEST as above, or NOT_FOUND. */
export async function changeWebhook(
  em: SqlEntityManager,
  { changes: { id, ...changes }, privateHosts, actor }: Changing,
) {
  if (changes.url) refuseAddress(changes.url, privateHosts);
  const webhook = await em.transactional(async (tx) => {
    await audit(tx, actor, 'webhook.changed');
    return tx.assign(await tx.findOneOrFail(WebhookEntity, { id }), changes);
  });
  knownByDatabase.delete(em.getDriver());
  return webhook;
}

/** Gives a webhook a new secret. @throws TRPCError NOT_FOUND */
export const rotateSecret = (em: SqlEntityManager, { id }: { id: string }, actor: Actor) =>
  em.transactional(async (tx) => {
    const webhook = await tx.findOneOrFail(WebhookEntity, { id });
    webhook.previousSecret = webhook.secret;
    webhook.secret = newSecret();
    webhook.secretRotatedAt = new Date();
    await audit(tx, actor, 'webhook.secretRotated');
    return { secret: webhook.secret };
  });

/** The secrets that sign a delivery: after a rotation the former one does, too, until receivers know the new one. */
export function signingSecrets({ secret, previousSecret, secretRotatedAt }: Secrets) {
  const isRecent = !!secretRotatedAt && Date.now() - secretRotatedAt.getTime() < DAY;
  return previousSecret && isRecent ? [secret, previousSecret] : [secret];
}
type Secrets = { secret: string; previousSecret: string | null; secretRotatedAt: Date | null };

/** Names are looked up when a delivery goes out: where they lead may change. */
function refuseAddress(url: string, privateHosts: string[]) {
  try {
    refuseInnerHost(url, privateHosts);
  } catch (error) {
    if (!(error instanceof InnerAddress)) throw error;
    throw new TRPCError({ code: 'BAD_REQUEST', message: `url: ${error.message}` });
  }
}

export async function removeWebhook(em: SqlEntityManager, { id }: { id: string }, actor: Actor) {
  await em.transactional(async (tx) => {
    await tx.findOneOrFail(WebhookEntity, { id });
    await tx.nativeDelete(WebhookDeliveryEntity, { webhookId: id });
    await tx.nativeDelete(WebhookEntity, { id });
    await audit(tx, actor, 'webhook.deleted');
  });
  knownByDatabase.delete(em.getDriver());
  return {};
}

/** A delivery the admin asks for, to see whether the other side understands it. Answers its outbox key. */
export async function enqueueTest(em: SqlEntityManager, { id }: { id: string }) {
  await em.findOneOrFail(WebhookEntity, { id });
  const key = `webhook:${id}:test:${uuid()}`;
  const event = { type: 'test', timestamp: new Date().toISOString(), data: {} };
  enqueue(em, { kind: 'webhook', key, lane: id, payload: { webhookId: id, event } });
  await em.flush();
  return key;
}

/** A test that was not answered is over: the log says why, and nothing waits or stands as failed. */
export const dropTest = (em: SqlEntityManager, key: string) =>
  em.nativeDelete(OutboxEntity, { key, state: { $ne: 'done' } });

export const latestDeliveries = (em: SqlEntityManager, { id }: { id: string }) =>
  em.find(
    WebhookDeliveryEntity,
    { webhookId: id },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: DELIVERIES_SHOWN },
  );

/** Deletes the log of deliveries from before a date. */
export const deleteOldDeliveries = (em: SqlEntityManager, { before, limit }: Expired) =>
  em.nativeDelete(WebhookDeliveryEntity, {
    id: {
      $in: em
        .createQueryBuilder(WebhookDeliveryEntity)
        .select('id')
        .where({ createdAt: { $lt: before } })
        .limit(limit),
    },
  });
type Expired = { before: Date; limit: number };
