import { z } from 'zod';
import { DeliveryError } from '../jobs/outbox/deliveryError.ts';
import { MailgunError } from './mailgunErrors.ts';

/** A response of Mailgun has about 200 bytes, an event a few thousand. */
const MAX_RESPONSE_BYTES = 1_000_000;

const Sent = z.object({
  params: z.instanceof(URLSearchParams).optional(),
  data: z.instanceof(FormData).optional(),
});
const Message = z.object({ message: z.string() });

type Options = {
  apiKey: string;
  /** Milliseconds for a request and its whole response. */
  timeout: number;
};

/**
 * Sends the requests of mailgun.js, whose own client follows redirects, reads responses of any size
 * and detects only silence, so that a slow response would hold the outbox row.
 */
export const requestProvider = ({ apiKey, timeout }: Options) => ({
  setSubAccountHeader: () => {},
  resetSubAccountHeader: () => {},
  makeRequest: async (url: string, method: string, sent: unknown) => {
    const { params, data } = Sent.parse(sent);
    const target = new URL(url);
    if (params) target.search = `${params}`;
    const response = await fetch(target, {
      method,
      headers: { authorization: `Basic ${Buffer.from(`api:${apiKey}`).toString('base64')}` },
      ...(data && { body: data }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const { status } = response;
    const body = parseBody(await readText(response));
    if (response.ok) return { status, body };
    throw new MailgunError(status, Message.safeParse(body).data?.message);
  },
});

/** Leaving the loop early closes the connection. */
async function readText({ body }: Response) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_RESPONSE_BYTES)
      throw new DeliveryError('Mailgun returned more than 1 MB: check MAILGUN_BASE_URL.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text };
  }
}
