import type { SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import { emailAddress } from '../../shared/text.ts';
import { enqueue } from '../outbox/queue.ts';
import type { MailSlot } from './reservation.ts';
import { oneLine } from './untrustedText.ts';

export const MAIL = 'mail';

/** A header is one line, whatever somebody typed into it: a second line would be a header of theirs. */
const line = (max: number) => z.string().transform((value) => oneLine(value, max));

/** What a row of kind `mail` carries. */
export const Mail = z.object({
  to: emailAddress,
  subject: line(150),
  html: z.string().min(1),
  text: z.string().min(1),
  headers: z.record(z.string().regex(/^[a-z][a-z\d-]*$/i), line(900)).optional(),
});
export type Mail = z.output<typeof Mail>;

type Posting = {
  /** One mail a key, for ever: `guide-mail:RESPONSE_ID`. */
  key: string;
  aboutId?: string;
  mail: Mail;
  /** Someone waits for it: it goes before what else is to be sent. */
  isUrgent?: boolean;
  /** When it may leave; at once without one. */
  slot?: MailSlot;
};

/** Adds the mail to what `em` flushes next, so that it exists when what caused it does. */
export const enqueueMail = (em: SqlEntityManager, { mail, slot, ...posting }: Posting) =>
  enqueue(em, { kind: MAIL, ...posting, payload: mail, ...slot });
