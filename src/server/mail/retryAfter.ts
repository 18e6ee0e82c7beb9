import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

type Seen = { retryAfter?: string };
const calls = new AsyncLocalStorage<Seen>();

// mailgun.js drops the headers of a refusal; Node itself tells them to whoever listens.
subscribe('http.client.response.finish', (message) => {
  const seen = calls.getStore();
  if (!seen || !isAnswer(message)) return;
  const { 'retry-after': retryAfter } = message.response.headers;
  if (retryAfter) seen.retryAfter = retryAfter;
});

const isAnswer = (message: unknown): message is { response: IncomingMessage } =>
  typeof message === 'object' && message !== null && 'response' in message;

/** Makes a call by `node:http`; when it fails, `toFailure` learns how many seconds it asks to wait. */
export async function mindingRetryAfter<T>(
  call: () => Promise<T>,
  toFailure: (error: unknown, retryAfterSeconds: number | undefined) => Error,
): Promise<T> {
  const seen: Seen = {};
  try {
    return await calls.run(seen, call);
  } catch (error) {
    throw toFailure(error, secondsOf(seen.retryAfter));
  }
}

/** From seconds, or from a date as RFC 9110 allows it. */
function secondsOf(retryAfter = '') {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
