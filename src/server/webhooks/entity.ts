import { defineEntity, p } from '@mikro-orm/core';
import { newId, now } from '../database/columnDefaults.ts';
import type { WebhookEvent } from '../../shared/webhooks.ts';

export const WebhookEntity = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    name: p.text(),
    url: p.text(),
    events: p.json<WebhookEvent[]>().columnType('json'),
    /** Not hashed, because it signs every delivery. */
    secret: p.text(),
    /** The secret before the last rotation; it also signs deliveries for a day. */
    previousSecret: p.text().nullable().strictNullable(),
    secretRotatedAt: p.datetime(3).nullable().strictNullable(),
    isActive: p.boolean(),
    createdAt: p.datetime(3).onCreate(now),
  },
});

/** A log entry: one attempt to deliver an event. The delivery itself is an outbox row. */
export const WebhookDeliveryEntity = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  indexes: [{ properties: ['webhookId', 'createdAt'] }, { properties: ['createdAt'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    webhookId: p.uuid(),
    event: p.text(),
    attempt: p.integer(),
    status: p.integer().nullable().strictNullable(),
    error: p.text().nullable().strictNullable(),
    milliseconds: p.integer(),
    createdAt: p.datetime(3).onCreate(now),
  },
});
