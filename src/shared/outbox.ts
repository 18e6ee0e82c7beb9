import { z } from 'zod';
import { nextCursor, PageQuery } from './paging.ts';

export const OutboxState = z.enum(['waiting', 'failed', 'done']);
export type OutboxState = z.output<typeof OutboxState>;

export const OutboxQuery = PageQuery.extend({ state: OutboxState });
export type OutboxQuery = z.output<typeof OutboxQuery>;

/** An outbox row in the admin's list, without its payload. */
export const OutboxRow = z.object({
  id: z.guid(),
  kind: z.string(),
  state: OutboxState,
  /** Recipient, URL or event. */
  about: z.string(),
  attempts: z.int(),
  /** When the next attempt is due. */
  dueAt: z.date(),
  /** When it was delivered or failed for good. */
  settledAt: z.date().nullable(),
  lastError: z.string().nullable(),
  /** Rows of a kind that is not configured wait. */
  isConfigured: z.boolean(),
  createdAt: z.date(),
});
export const OutboxPage = z.object({ rows: z.array(OutboxRow), nextCursor });

export const OutboxContent = z.object({
  kind: z.string(),
  /** False once housekeeping has deleted the content. */
  hasContent: z.boolean(),
  mail: z
    .object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() })
    .nullable(),
  /** The payload, formatted for reading. */
  json: z.string(),
});

const kindLabels: Partial<Record<string, string>> = {
  mail: 'Email',
  'account-mail': 'Email with a sign-in link',
  guide: 'Strategy guide',
  guideUpgrade: 'Improved strategy guide',
  guideRewrite: 'Regenerated strategy guide',
  notify: 'Notifications',
  noticeDigest: 'Notification digest',
  dailyNotices: 'Daily notifications',
  event: 'Event',
  webhook: 'Webhook',
};

/** The name of a kind of outbox row. */
export const deliveryLabel = (kind: string) => kindLabels[kind] ?? kind;
