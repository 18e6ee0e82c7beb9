import type { SqlEntityManager } from '@mikro-orm/sql';
import { leadNotification, type NotifiedLead } from './templates/leadNotification.ts';
import { enqueueEmail } from './email.ts';
import type { ReserveNotification } from './notificationLimit.ts';
import { type NotifiedResponse, quizNotification } from './templates/quizNotification.ts';

/** Recipient and limit of notifications; absent without LEAD_NOTIFY_EMAIL. */
export type NotificationSettings = { to: string; publicUrl: string; reserve: ReserveNotification };

/** Enqueues the notification in the transaction that stores the lead. */
export function enqueueLeadNotification(
  tx: SqlEntityManager,
  lead: NotifiedLead,
  notifications?: NotificationSettings,
) {
  if (!notifications) return;
  enqueueEmail(tx, {
    key: `lead-notice:${lead.id}`,
    aboutId: lead.id,
    mail: leadNotification(lead, notifications),
  });
}

/** Enqueues the notification in the transaction that stores the response. */
export function enqueueQuizNotification(
  tx: SqlEntityManager,
  response: NotifiedResponse,
  notifications?: NotificationSettings,
) {
  if (!notifications) return;
  enqueueEmail(tx, {
    key: `quiz-notice:${response.id}`,
    aboutId: response.id,
    mail: quizNotification(response, notifications),
  });
}
