import type { SqlEntityManager } from '@mikro-orm/sql';
import { leadNotice, type NoticedLead } from './templates/leadNotification.ts';
import { enqueueMail } from './email.ts';
import type { NoticeGate } from './notificationLimit.ts';
import { type NoticedResponse, quizNotice } from './templates/quizNotification.ts';

/** Who is told of what comes in; nobody without LEAD_NOTIFY_EMAIL. */
export type Notify = { to: string; publicUrl: string; gate: NoticeGate };

/** Tells of a lead, in the transaction that stores it. */
export function enqueueLeadNotice(em: SqlEntityManager, lead: NoticedLead, notify?: Notify) {
  if (!notify) return;
  enqueueMail(em, {
    key: `lead-notice:${lead.id}`,
    aboutId: lead.id,
    mail: leadNotice(lead, notify),
  });
}

/** Tells of a quiz response, in the transaction that stores it. */
export function enqueueQuizNotice(
  em: SqlEntityManager,
  response: NoticedResponse,
  notify?: Notify,
) {
  if (!notify) return;
  enqueueMail(em, {
    key: `quiz-notice:${response.id}`,
    aboutId: response.id,
    mail: quizNotice(response, notify),
  });
}
