import { z } from 'zod';

/** What an external tool can be told of. */
export const webhookEvents = ['lead.created', 'quiz.completed', 'subscriber.confirmed'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const NewWebhook = z.object({
  name: z.string().trim().min(1, 'Required').max(200, 'Must have at most 200 characters'),
  url: z
    .string()
    .trim()
    .max(2000, 'Must have at most 2,000 characters')
    .refine(isWebhookAddress, 'Must be an address such as https://example.com/hooks'),
  events: z.array(z.enum(webhookEvents)).min(1, 'Choose at least one event'),
});
export type NewWebhook = z.output<typeof NewWebhook>;

export const Webhook = z.object({
  id: z.guid(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Signs every delivery; the receiver needs it to tell ours from others. */
  secret: z.string(),
  isActive: z.boolean(),
  createdAt: z.date(),
});

export const WebhookDelivery = z.object({
  id: z.guid(),
  webhookId: z.guid(),
  event: z.string(),
  attempt: z.int(),
  /** HTTP status of the answer; null when none came. */
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
