import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const ANSWERS = 'http.client.response.finish';
type Seen = { retryAfter?: string | undefined };
const calls = new AsyncLocalStorage<Seen>();

/**
 * Makes a call by `node:http`; when it fails, `toFailure` learns how many seconds it asks to wait.
 * mailgun.js drops the headers of a refusal, but Node tells them to whoever listens.
 */
export async function mindingRetryAfter<T>(
  call: () => Promise<T>,
  toFailure: (error: unknown, retryAfterSeconds: number | undefined) => Error,
): Promise<T> {
  const seen: Seen = {};
  const onAnswer = (message: unknown) => {
    // Other calls are answered meanwhile, too.
    if (calls.getStore() === seen && isAnswer(message))
      seen.retryAfter = message.response.headers['retry-after'];
  };
  subscribe(ANSWERS, onAnswer);
  try {
    return await calls.run(seen, call);
  } catch (error) {
    throw toFailure(error, secondsOf(seen.retryAfter));
  } finally {
    unsubscribe(ANSWERS, onAnswer);
  }
}

const isAnswer = (message: unknown): message is { response: IncomingMessage } =>
  typeof message === 'object' && message !== null && 'response' in message;

/** From seconds, or from a date as RFC 9110 allows it. */
function secondsOf(retryAfter = '') {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
