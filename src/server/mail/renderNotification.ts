import { z } from 'zod';
import { isObject } from '../../shared/isObject.ts';
import { failureNotification, subscriberNotification } from './templates/eventNotifications.ts';
import { leadNotification, type NotifiedLead } from './templates/leadNotification.ts';
import { type NotifiedResponse, quizNotification } from './templates/quizNotification.ts';

/** What a notification is about. */
export type NotificationFacts =
  | { lead: NotifiedLead }
  | { response: NotifiedResponse }
  | { subscriber: { id: string; email: string } }
  | { failure: { kind: string } };

const Settings = z.object({
  to: z.string(),
  publicUrl: z.string(),
  /** Whether the recipient chose it in the admin; otherwise the operator did. */
  isChosen: z.boolean().optional(),
});

const LeadPayload = Settings.extend({ lead: z.custom<NotifiedLead>(isObject) });
const QuizPayload = Settings.extend({ response: z.custom<NotifiedResponse>(isObject) });
const SubscriberPayload = Settings.extend({
  subscriber: z.object({ id: z.string(), email: z.string() }),
});
const FailurePayload = Settings.extend({ failure: z.object({ kind: z.string() }) });

/**
 * Returns the email of an outbox row of kind `mail`. A payload with facts is a notification of the
 * team; any other one is an `Email` already, and returned unchanged.
 */
export function renderNotification(payload: unknown): unknown {
  const aboutLead = LeadPayload.safeParse(payload);
  if (aboutLead.success) return leadNotification(aboutLead.data.lead, aboutLead.data);
  const aboutQuiz = QuizPayload.safeParse(payload);
  if (aboutQuiz.success) return quizNotification(aboutQuiz.data.response, aboutQuiz.data);
  const aboutSubscriber = SubscriberPayload.safeParse(payload);
  if (aboutSubscriber.success)
    return subscriberNotification(aboutSubscriber.data.subscriber, aboutSubscriber.data);
  const aboutFailure = FailurePayload.safeParse(payload);
  return aboutFailure.success
    ? failureNotification(aboutFailure.data.failure, aboutFailure.data)
    : payload;
}
