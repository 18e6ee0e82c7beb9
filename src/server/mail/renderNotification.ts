import { z } from 'zod';
import { isObject } from '../../shared/isObject.ts';
import { leadNotification, type NotifiedLead } from './templates/leadNotification.ts';
import { type NotifiedResponse, quizNotification } from './templates/quizNotification.ts';

const settings = { to: z.string(), publicUrl: z.string() };
const LeadPayload = z.object({ ...settings, lead: z.custom<NotifiedLead>(isObject) });
const QuizPayload = z.object({ ...settings, response: z.custom<NotifiedResponse>(isObject) });

/** Returns the email of an outbox row about a lead or a quiz response; other payloads unchanged. */
export function renderNotification(payload: unknown): unknown {
  const aboutLead = LeadPayload.safeParse(payload);
  if (aboutLead.success) return leadNotification(aboutLead.data.lead, aboutLead.data);
  const aboutQuiz = QuizPayload.safeParse(payload);
  return aboutQuiz.success ? quizNotification(aboutQuiz.data.response, aboutQuiz.data) : payload;
}
