import { z } from 'zod';
import { DeliveryError } from '../outbox/deliveryError.ts';
import { oneLine } from './untrustedText.ts';
import { errorText } from '../errorText.ts';

/** mailgun.js reports a missing response as status 400 with an error code as its message. */
const MailgunError = z.object({
  type: z.literal('MailgunAPIError'),
  status: z.int(),
  message: z.string(),
  details: z.string().catch(''),
});

/** Returns the status of Mailgun's response, or `undefined` when there was none. */
export function statusOf(error: unknown) {
  const { data } = MailgunError.safeParse(error);
  return data && !isNoResponse(data) ? data.status : undefined;
}

// Such as ECONNREFUSED or CERT_HAS_EXPIRED; ERR_BAD_REQUEST replaces an empty status text.
const isNoResponse = ({ status, message }: z.output<typeof MailgunError>) =>
  status === 200 || (/^[A-Z\d]+(_[A-Z\d]+)*$/.test(message) && !message.startsWith('ERR_BAD_'));

type Options = {
  retryAfterSeconds: number | undefined;
  /** Removed from every message. */
  secrets: readonly string[];
  /** Milliseconds one call may take. */
  timeout: number;
};

/** Describes the failure for the admin, and decides whether to retry. */
export function toDeliveryError(error: unknown, { retryAfterSeconds, secrets, timeout }: Options) {
  const status = statusOf(error);
  const redact = (text: string) =>
    oneLine(
      secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text),
      200,
    );
  if (status === undefined) return new DeliveryError(describeNoResponse(error, timeout, redact));
  const details = MailgunError.safeParse(error).data?.details ?? '';
  const explanation = details ? ` It says: ${redact(details)}` : '';
  return new DeliveryError(`${describeStatus(status)}${explanation}`, {
    retryAfterSeconds,
    isPermanent: isPermanentStatus(status, details),
  });
}

function describeNoResponse(error: unknown, timeout: number, clean: (text: string) => string) {
  const text = errorText(error);
  if (/ETIMEDOUT|ECONNABORTED/.test(text))
    return `Mailgun did not respond within ${timeout / 1000} seconds.`;
  if (error instanceof z.ZodError) return 'Mailgun returned an unexpected response.';
  return `Mailgun could not be reached (${clean(text)}).`;
}

function describeStatus(status: number) {
  if (status === 401)
    return 'Mailgun rejected the key (401): check MAILGUN_API_KEY and MAILGUN_BASE_URL.';
  if (status === 403)
    return 'Mailgun denied the request (403): check the account, MAILGUN_DOMAIN and MAIL_FROM.';
  if (status === 404)
    return 'Mailgun does not know the domain (404): check MAILGUN_DOMAIN, and MAILGUN_BASE_URL for one in the EU.';
  if (status === 413) return 'The email is too large for Mailgun (413).';
  if (status === 429) return "Mailgun's rate limit is exceeded (429).";
  if (status >= 500) return `Mailgun returned a server error (${status}).`;
  return `Mailgun rejected the email (${status}).`;
}

/**
 * Only errors caused by the email itself are permanent: the operator can fix a wrong key, domain or
 * sender, and then the email is sent. Mailgun has no code for an invalid recipient, only text.
 */
const isPermanentStatus = (status: number, details: string) =>
  status === 413 || (status === 400 && /\bto\b.*\bparameter\b|\brecipient/i.test(details));
