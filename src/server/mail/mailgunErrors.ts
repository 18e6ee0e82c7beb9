import { z } from 'zod';
import { DeliveryError } from '../jobs/outbox/deliveryError.ts';
import { oneLine } from './untrustedText.ts';
import { errorText } from '../../shared/errorText.ts';

/** A response of Mailgun that is no success. */
export class MailgunError extends Error {
  readonly status: number;

  constructor(status: number, details = '') {
    super(details);
    this.name = 'MailgunError';
    this.status = status;
  }
}

type Options = {
  retryAfterSeconds: number | undefined;
  /** Removed from every message. */
  secrets: readonly string[];
  /** Milliseconds one call may take. */
  timeout: number;
};

/** Describes the failure for the admin, and decides whether to retry. */
export function toDeliveryError(error: unknown, { retryAfterSeconds, secrets, timeout }: Options) {
  if (error instanceof DeliveryError) return error;
  const redact = (text: string) => oneLine(withoutSecrets(text, secrets), 200);
  if (!(error instanceof MailgunError))
    return new DeliveryError(describeNoResponse(error, timeout, redact));
  const { status, message } = error;
  const explanation = message ? ` It says: ${redact(message)}` : '';
  return new DeliveryError(`${describeStatus(status)}${explanation}`, {
    retryAfterSeconds,
    isPermanent: isPermanentStatus(status, message),
  });
}

/** Removes secrets also as a third party may repeat them: encoded, or as the header that it got. */
function withoutSecrets(text: string, secrets: readonly string[]) {
  const forms = secrets.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    // As in the header of HTTP Basic.
    Buffer.from(`api:${secret}`).toString('base64'),
    ...(['base64', 'base64url', 'hex'] as const).map((code) => Buffer.from(secret).toString(code)),
  ]);
  return forms
    .reduce((rest, form) => (form === '' ? rest : rest.replaceAll(form, '…')), text)
    .replace(/\b(basic|bearer)\s+[\w+/=.~-]+/gi, '$1 …');
}

function describeNoResponse(error: unknown, timeout: number, clean: (text: string) => string) {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `Mailgun did not respond within ${timeout / 1000} seconds.`;
  if (error instanceof z.ZodError) return 'Mailgun returned an unexpected response.';
  return `Mailgun could not be reached (${clean(reasonOf(error))}).`;
}

/** Returns a code such as ECONNREFUSED or CERT_HAS_EXPIRED, or what `fetch` says. */
function reasonOf(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { data } = z.object({ code: z.string().regex(/^(?!UND_)/) }).safeParse(cause);
  return data?.code ?? errorText(cause);
}

function describeStatus(status: number) {
  if (status < 400)
    return `Mailgun redirected the request (${status}), which is not followed: check MAILGUN_BASE_URL.`;
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
