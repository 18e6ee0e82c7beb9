import { z } from 'zod';
import { DeliveryFailure } from '../outbox/deliveryError.ts';
import { oneLine } from './untrustedText.ts';

/** What mailgun.js throws. A call that got no answer comes as status 400 with an error code for a message. */
const Refusal = z.object({
  type: z.literal('MailgunAPIError'),
  status: z.int(),
  message: z.string(),
  details: z.string().catch(''),
});

/** The status Mailgun answered; nothing when it did not answer at all. */
export function statusOf(error: unknown) {
  const { data } = Refusal.safeParse(error);
  return data && !isUnanswered(data) ? data.status : undefined;
}

// ECONNREFUSED, ETIMEDOUT, CERT_HAS_EXPIRED; ERR_BAD_REQUEST stands in for an empty status text.
const isUnanswered = ({ status, message }: z.output<typeof Refusal>) =>
  status === 200 || (/^[A-Z\d]+(_[A-Z\d]+)*$/.test(message) && !message.startsWith('ERR_BAD_'));

type Options = {
  retryAfterSeconds: number | undefined;
  /** Never part of a reason, whatever Mailgun says. */
  secrets: readonly string[];
  /** Milliseconds one call may take. */
  timeout: number;
};

/** The failure as a sentence for the admin, and whether trying again can help. */
export function failureOf(error: unknown, { retryAfterSeconds, secrets, timeout }: Options) {
  const status = statusOf(error);
  const clean = (text: string) =>
    oneLine(
      secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text),
      200,
    );
  if (status === undefined) return new DeliveryFailure(unanswered(error, timeout, clean));
  const details = Refusal.safeParse(error).data?.details ?? '';
  const says = details ? ` It says: ${clean(details)}` : '';
  return new DeliveryFailure(`${sentence(status)}${says}`, {
    retryAfterSeconds,
    isPermanent: isForGood(status, details),
  });
}

function unanswered(error: unknown, timeout: number, clean: (text: string) => string) {
  const text = error instanceof Error ? error.message : String(error);
  if (/ETIMEDOUT|ECONNABORTED/.test(text))
    return `Mailgun did not answer within ${timeout / 1000} seconds.`;
  if (error instanceof z.ZodError) return 'Mailgun answered in a way that is not understood.';
  return `Mailgun could not be reached (${clean(text)}).`;
}

function sentence(status: number) {
  if (status === 401)
    return 'Mailgun does not accept the key (401): check MAILGUN_API_KEY and MAILGUN_BASE_URL.';
  if (status === 403)
    return 'Mailgun does not allow this (403): check the account, MAILGUN_DOMAIN and MAIL_FROM.';
  if (status === 404)
    return 'Mailgun does not know the domain (404): check MAILGUN_DOMAIN, and MAILGUN_BASE_URL for one in the EU.';
  if (status === 413) return 'The mail is too large for Mailgun (413).';
  if (status === 429) return 'Mailgun asks to slow down (429).';
  if (status >= 500) return `Mailgun is out of order (${status}).`;
  return `Mailgun refused the mail (${status}).`;
}

/**
 * Only what the mail itself is the cause of: a wrong key, domain or sender is mended by the
 * operator, and then the mail still goes out. Mailgun has no code for a bad recipient, only words.
 */
const isForGood = (status: number, details: string) =>
  status === 413 || (status === 400 && /\bto\b.*\bparameter\b|\brecipient/i.test(details));
