import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { v7 as uuid } from 'uuid';
import { webhookEvents } from '../../shared/webhooks.ts';
import type { Orm } from '../database/database.ts';
import { DeliveryError } from '../jobs/outbox/deliveryError.ts';
import { enqueue, lockIfExists, type Job } from '../jobs/outbox/queue.ts';
import type { Handler } from '../jobs/outbox/worker.ts';
import { PrivateAddressError } from './privateAddresses.ts';
import { WebhookDeliveryEntity, WebhookEntity } from './entity.ts';
import { type DeliveryResponse, post } from './send.ts';
import { signingSecrets } from './service.ts';

const AnyEvent = z.object({ type: z.string(), timestamp: z.string(), data: z.unknown() });
const Event = AnyEvent.extend({ type: z.enum(webhookEvents) });
const Delivery = z.object({ webhookId: z.string(), event: AnyEvent });

/** Enqueues a delivery for each webhook that subscribes to an event. */
export const eventHandler =
  (orm: Orm): Handler =>
  async (job) => {
    const em = orm.em.fork();
    await em
      .transactional(async (tx) => {
        // The row was deleted if the person was erased.
        if (await lockIfExists(tx, job)) await enqueueDeliveries(tx, job);
      })
      .catch((error: unknown) => {
        // An interrupted attempt has already written the rows.
        if (!(error instanceof UniqueConstraintViolationException)) throw error;
      });
  };

async function enqueueDeliveries(em: SqlEntityManager, { key, payload, aboutId }: Job) {
  const event = Event.parse(payload);
  const webhooks = await em.find(WebhookEntity, { isActive: true });
  for (const { id, events } of webhooks)
    if (events.includes(event.type))
      enqueue(em, {
        kind: 'webhook',
        key: `webhook:${id}:${key}`,
        queue: id,
        payload: { webhookId: id, event },
        // An erasure of the person deletes these rows, too.
        ...(aboutId && { aboutId }),
      });
}

type Options = { orm: Orm; allowedPrivateHosts: string[]; timeout: number };

/** Delivers one event to one webhook, and logs the delivery. */
export const webhookHandler =
  ({ orm, allowedPrivateHosts, timeout }: Options): Handler =>
  async (job, signal) => {
    const { webhookId, event } = Delivery.parse(job.payload);
    const em = orm.em.fork();
    const webhook = await em.findOne(WebhookEntity, { id: webhookId });
    if (!webhook?.isActive)
      throw new DeliveryError('The webhook was deleted or paused.', { isPermanent: true });

    const start = Date.now();
    const body = JSON.stringify(event);
    // Signed at each attempt: receivers reject old signatures, to prevent replays.
    const headers = signedHeaders(signingSecrets(webhook), messageId(job), new Date(start), body);
    const outcome = await post({
      url: webhook.url,
      headers,
      body,
      allowedPrivateHosts,
      signal,
      timeout,
    }).catch((error: Error) => error);
    const error = toDeliveryError(outcome);
    em.create(WebhookDeliveryEntity, {
      id: uuid(),
      webhookId,
      event: event.type,
      attempt: job.attempt,
      status: outcome instanceof Error ? null : outcome.status,
      error: error?.message ?? null,
      milliseconds: Date.now() - start,
    });
    // 410 Gone: the receiver no longer exists.
    if (!(outcome instanceof Error) && outcome.status === 410) webhook.isActive = false;
    await em.flush();
    if (error) throw error;
  };

/** Returns the headers of the Standard Webhooks specification, with a signature by each secret. */
function signedHeaders(secrets: string[], id: string, time: Date, body: string) {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, time, body));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

/** The same in every attempt, so that receivers can ignore repeats. */
const messageId = ({ id }: Job) => `msg_${id.replaceAll('-', '')}`;

function toDeliveryError(outcome: DeliveryResponse | Error) {
  if (outcome instanceof PrivateAddressError)
    return new DeliveryError(outcome.message, { isPermanent: true });
  if (outcome instanceof Error)
    return new DeliveryError(`The address could not be reached: ${outcome.message}`);
  const { status, retryAfterSeconds } = outcome;
  if (status >= 200 && status < 300) return undefined;
  return new DeliveryError(`The address returned ${status}.`, {
    isPermanent: status === 410,
    retryAfterSeconds,
  });
}
