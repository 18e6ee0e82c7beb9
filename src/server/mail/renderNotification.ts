import { z } from 'zod';
import { isObject } from '../../shared/isObject.ts';
import { leadNotification, type NotifiedLead } from './templates/leadNotification.ts';
import { type NotifiedResponse, quizNotification } from './templates/quizNotification.ts';

const settings = { to: z.string(), publicUrl: z.string() };
const LeadPayload = z.object({ ...settings, lead: z.custom<NotifiedLead>(isObject) });
const QuizPayload = z.object({ ...settings, response: z.custom<NotifiedResponse>(isObject) });

/**
 * Returns the email of an outbox row of kind `mail`. A payload with a `lead` or a `response` is a
 * notification of the team; any other one is an `Email` already, and returned unchanged.
 */
export function renderNotification(payload: unknown): unknown {
  const aboutLead = LeadPayload.safeParse(payload);
  if (aboutLead.success) return leadNotification(aboutLead.data.lead, aboutLead.data);
  const aboutQuiz = QuizPayload.safeParse(payload);
  return aboutQuiz.success ? quizNotification(aboutQuiz.data.response, aboutQuiz.data) : payload;
}
