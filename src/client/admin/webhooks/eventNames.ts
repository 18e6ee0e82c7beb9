import type { WebhookEvent } from '../../../shared/webhooks.ts';

export const eventNames: Record<WebhookEvent, string> = {
  'lead.created': 'New leads',
  'quiz.completed': 'Quiz responses',
  'subscriber.confirmed': 'Newsletter subscribers',
};
