import type { SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import type { EmailKey } from '../../shared/emailNames.ts';
import { isEmail } from '../../shared/formText.ts';
import { enqueue } from '../jobs/outbox/queue.ts';
import { oneLine } from './untrustedText.ts';

/** Its payload is an `Email`, or the facts of a notification: see `renderNotification.ts`. */
export const MAIL = 'mail';
// Outbox rows of these two kinds contain no link: it is created when the email is sent.
export const ACCOUNT_MAIL = 'account-mail';
export const OWN_DATA_MAIL = 'own-data-mail';

/** One line: a line break in visitor input would inject a header. */
const singleLine = (max: number) => z.string().transform((value) => oneLine(value, max));

/** An email as it is sent. */
export const Email = z.object({
  to: z.string().max(320).refine(isEmail, 'Must be one email address'),
  subject: singleLine(150),
  html: z.string().min(1),
  text: z.string().min(1),
  headers: z.record(z.string().regex(/^[a-z][a-z\d-]*$/i), singleLine(900)).optional(),
});
export type Email = z.output<typeof Email>;

/** Unique: a second email with the same key is not sent. */
type Subject = { key: EmailKey; aboutId: string } | { key: string; aboutId?: never };
type NewEmail = Subject & {
  mail: Email;
  /** Sent before other email, because a visitor waits for it. */
  isUrgent?: boolean;
  /** Whether it counts against the hourly limit, because a visitor caused it. */
  isLimited?: boolean;
};

/** Creates the email, so that it is stored with its cause. */
export const enqueueEmail = (tx: SqlEntityManager, { mail, ...job }: NewEmail) =>
  enqueue(tx, { kind: MAIL, ...job, payload: mail });
