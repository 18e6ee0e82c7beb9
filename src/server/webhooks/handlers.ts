import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { webhookEvents } from '../../shared/webhooks.ts';
import type { Orm } from '../database.ts';
import { DeliveryFailure } from '../outbox/deliveryError.ts';
import { enqueue, isStillThere, type Job } from '../outbox/queue.ts';
import type { Handler } from '../outbox/worker.ts';
import { InnerAddress } from './privateAddresses.ts';
import { WebhookDeliveryEntity, WebhookEntity } from './entity.ts';
import { type Answer, post } from './send.ts';
import { signingSecrets } from './service.ts';
import { signedHeaders } from './signing.ts';

const Event = z.object({ type: z.string(), timestamp: z.string(), data: z.unknown() });
const Announced = Event.extend({ type: z.enum(webhookEvents) });
const Delivery = z.object({ webhookId: z.string(), event: Event });

/** Writes a row for each webhook that waits for an event, so that one that is down delays no other. */
export const eventHandler =
  (orm: Orm): Handler =>
  async (job) => {
    const em = orm.em.fork();
    await em
      .transactional(async (tx) => {
        // Gone with whom it is about.
        if (await isStillThere(tx, job)) await enqueueDeliveries(tx, job);
      })
      .catch((error: unknown) => {
        // The rows are there from a try that was cut off after it wrote them.
        if (!(error instanceof UniqueConstraintViolationException)) throw error;
      });
  };

async function enqueueDeliveries(em: SqlEntityManager, { key, payload, aboutId }: Job) {
  const event = Announced.parse(payload);
  const webhooks = await em.find(WebhookEntity, { isActive: true });
  for (const { id, events } of webhooks)
    if (events.includes(event.type))
      enqueue(em, {
        kind: 'webhook',
        key: `webhook:${id}:${key}`,
        lane: id,
        payload: { webhookId: id, event },
        // Whoever erases the person it is about takes these rows, too.
        ...(aboutId && { aboutId }),
      });
}

type Options = { orm: Orm; privateHosts: string[]; timeout: number };

/** Delivers one event to one webhook and writes down what came of it. */
export const webhookHandler =
  ({ orm, privateHosts, timeout }: Options): Handler =>
  async (job, signal) => {
    const { webhookId, event } = Delivery.parse(job.payload);
    const em = orm.em.fork();
    const webhook = await em.findOne(WebhookEntity, { id: webhookId });
    if (!webhook?.isActive)
      throw new DeliveryFailure('The webhook was removed or paused.', { isPermanent: true });

    const start = Date.now();
    const body = JSON.stringify(event);
    // The time of this very try: a receiver refuses old signatures, to stop replays.
    const secrets = signingSecrets(webhook);
    const headers = signedHeaders(secrets, messageId(job), Math.floor(start / 1000), body);
    const outcome = await post({
      url: webhook.url,
      headers,
      body,
      privateHosts,
      signal,
      timeout,
    }).catch((error: Error) => error);
    const error = failureOf(outcome);
    em.create(WebhookDeliveryEntity, {
      id: uuid(),
      webhookId,
      event: event.type,
      attempt: job.attempt,
      status: outcome instanceof Error ? null : outcome.status,
      error: error?.message ?? null,
      milliseconds: Date.now() - start,
    });
    // What is gone for good says so by 410, and asks for no more.
    if (!(outcome instanceof Error) && outcome.status === 410) webhook.isActive = false;
    await em.flush();
    if (error) throw error;
  };

/** The same in every try, so that the receiver can drop a repeat. */
const messageId = ({ id }: Job) => `msg_${id.replaceAll('-', '')}`;

function failureOf(outcome: Answer | Error) {
  if (outcome instanceof InnerAddress)
    return new DeliveryFailure(outcome.message, { isPermanent: true });
  if (outcome instanceof Error)
    return new DeliveryFailure(`The address could not be reached: ${outcome.message}`);
  const { status, retryAfterSeconds } = outcome;
  if (status >= 200 && status < 300) return undefined;
  return new DeliveryFailure(`The address answered ${status}.`, {
    isPermanent: status === 410,
    retryAfterSeconds,
  });
}
