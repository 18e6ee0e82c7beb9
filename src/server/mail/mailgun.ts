import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { senderText, settingsOf } from '../content/settings.ts';
import { describeIssues } from '../http/errors.ts';
import { once } from '../../shared/once.ts';
import { DeliveryError } from '../jobs/outbox/deliveryError.ts';
import { withRetryAfter } from '../jobs/outbox/retryAfter.ts';
import type { Handler } from '../jobs/outbox/worker.ts';
import { Email } from './email.ts';
import { MailgunError, toDeliveryError } from './mailgunErrors.ts';
import { requestProvider } from './mailgunRequests.ts';

const Accepted = z.object({ id: z.string().min(1) });
const Events = z.object({ body: z.object({ items: z.array(z.unknown()) }) });

/** Returns the handler of emails, or `undefined` when Mailgun is not configured. */
export function mailHandler(config: Config, timeout: number): Handler | undefined {
  const { MAILGUN_API_KEY: apiKey, MAILGUN_DOMAIN: domain, MAILGUN_BASE_URL: url } = config;
  if (!apiKey || !domain) return undefined;
  const mailgun = createClient({ apiKey, domain, url, timeout });

  return async ({ key, payload, isRepeat }) => {
    const mail = await parseEmail(payload);
    const messageId = createMessageId(key, domain);
    const call = createCall([apiKey, mail.to], timeout);
    // An earlier attempt may have succeeded even though its response was lost.
    if (isRepeat && (await call(() => mailgun.hasAccepted(messageId)))) return;
    const { replyTo } = settingsOf(config).mail;
    const headers = { ...(replyTo && { 'Reply-To': replyTo }), ...mail.headers };
    const sent = { ...mail, headers, from: senderText(config) };
    const response = await call(() => mailgun.send(sent, messageId));
    if (!Accepted.safeParse(response).success)
      throw new DeliveryError('Mailgun did not confirm that it accepted the email.');
  };
}

/**
 * Reads the state of the sending domain: `active`, `unverified` or `disabled`.
 * @throws DeliveryError when the key or domain is wrong, or Mailgun does not respond.
 */
export async function readDomainState(config: Config, timeout: number) {
  const { MAILGUN_API_KEY: apiKey = '', MAILGUN_DOMAIN: domain = '' } = config;
  const url = config.MAILGUN_BASE_URL;
  const mailgun = createClient({ apiKey, domain, url, timeout });
  return createCall([apiKey], timeout)(mailgun.readState);
}

/** Makes calls that end within the timeout and fail with a `DeliveryError` without secrets. */
const createCall =
  (secrets: string[], timeout: number) =>
  <T>(make: () => Promise<T>) =>
    withRetryAfter(make, (error, retryAfterSeconds) =>
      toDeliveryError(error, { retryAfterSeconds, secrets, timeout }),
    );

type Account = { apiKey: string; domain: string; url: string; timeout: number };

function createClient({ apiKey, domain, url, timeout }: Account) {
  // Loaded with the first email: it would take a fifth of the startup.
  const client = once(async () => {
    const { default: Mailgun } = await import('mailgun.js');
    const username = 'api';
    const made = new Mailgun(FormData).client({ username, key: apiKey, url });
    made.request.requestProvider = requestProvider({ apiKey, timeout });
    return made;
  });
  return {
    hasAccepted: async (messageId: string) => {
      const query = { 'message-id': messageId, limit: 1 };
      // `events.get` prints a warning with every call.
      const events = (await client()).request.get(`/v3/${domain}/events`, query);
      const response: unknown = await events.catch(emptyIfForbidden);
      return Events.parse(response).body.items.length > 0;
    },
    send: async ({ headers, ...message }: Email & { from: string }, messageId: string) =>
      (await client()).messages.create(domain, {
        ...message,
        ...Object.fromEntries(
          Object.entries(headers ?? {}).map(([name, value]) => [`h:${name}`, value]),
        ),
        'h:Message-Id': `<${messageId}>`,
        // The links are private, so Mailgun must not rewrite them.
        'o:tracking': 'no',
      }),
    readState: async () => (await (await client()).domains.get(domain)).state,
  };
}

/** The same in every attempt: email clients show a message with a known id only once. */
const createMessageId = (key: string, domain: string) =>
  `${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}`;

async function parseEmail(payload: object) {
  // Loaded with the first email, like the client.
  const { renderNotification } = await import('./renderNotification.ts');
  const { success, data, error } = Email.safeParse(renderNotification(payload));
  if (success) return data;
  throw new DeliveryError(`The email is invalid (${describeIssues(error)}).`, {
    isPermanent: true,
  });
}

/** A key that may only send cannot read events; duplicates are then left to the Message-Id. */
function emptyIfForbidden(error: unknown) {
  if (error instanceof MailgunError && [401, 403, 404].includes(error.status))
    return { body: { items: [] } };
  throw error;
}
