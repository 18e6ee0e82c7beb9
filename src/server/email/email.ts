import type { SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import { emailAddress } from '../../shared/text.ts';
import { enqueue } from '../outbox/queue.ts';
import type { SendSlot } from './reservation.ts';
import { oneLine } from './untrustedText.ts';

export const MAIL = 'mail';

/** Header values are one line: a line break in visitor input would inject a header. */
const line = (max: number) => z.string().transform((value) => oneLine(value, max));

/** The payload of a row of kind `mail`. */
export const Email = z.object({
  to: emailAddress,
  subject: line(150),
  html: z.string().min(1),
  text: z.string().min(1),
  headers: z.record(z.string().regex(/^[a-z][a-z\d-]*$/i), line(900)).optional(),
});
export type Email = z.output<typeof Email>;

type NewEmail = {
  /** One mail a key, for ever: `guide-mail:RESPONSE_ID`. */
  key: string;
  aboutId?: string;
  mail: Email;
  /** Someone waits for it: it is sent before other email. */
  isUrgent?: boolean;
  /** When it may leave; at once without one. */
  slot?: SendSlot;
};

/** Adds the mail to what `em` flushes next, so that it exists when what caused it does. */
export const enqueueEmail = (em: SqlEntityManager, { mail, slot, ...posting }: NewEmail) =>
  enqueue(em, { kind: MAIL, ...posting, payload: mail, ...slot });
