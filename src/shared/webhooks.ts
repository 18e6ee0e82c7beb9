import { z } from 'zod';
import { requiredText, urlText } from './text.ts';

/** Events that webhooks can subscribe to. */
export const webhookEvents = ['lead.created', 'quiz.completed', 'subscriber.confirmed'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const NewWebhook = z.object({
  name: requiredText(200),
  url: urlText(2000).refine(
    isWebhookAddress,
    'Must be an address such as https://example.com/hooks',
  ),
  events: z
    .array(z.enum(webhookEvents, `Must be one of ${webhookEvents.join(', ')}`))
    .min(1, 'Choose at least one event')
    .max(webhookEvents.length, `Must have at most ${webhookEvents.length} events`)
    .refine((events) => new Set(events).size === events.length, 'Must name each event once'),
});
export type NewWebhook = z.output<typeof NewWebhook>;

export const Webhook = z.object({
  id: z.guid(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isActive: z.boolean(),
  createdAt: z.date(),
});

/** Signs every delivery, so that the receiver can verify it. Shown only once. */
export const WebhookSecret = z.object({ secret: z.string() });
export const CreatedWebhook = Webhook.extend(WebhookSecret.shape);

export const WebhookDelivery = z.object({
  id: z.guid(),
  webhookId: z.guid(),
  event: z.string(),
  attempt: z.int(),
  /** HTTP status of the response; null when there was none. */
  status: z.int().nullable(),
  error: z.string().nullable(),
  milliseconds: z.int(),
  createdAt: z.date(),
});

function isWebhookAddress(value: string) {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return ['https:', 'http:'].includes(protocol) && username === '' && password === '';
}
