import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isObject } from '../../../shared/isObject.ts';

type Observed = { retryAfter?: string | undefined; fetches: WeakSet<object> };
type Report = { request?: object; response?: unknown };
const calls = new AsyncLocalStorage<Observed>();

/**
 * Makes a call by `node:http` or `fetch`; when it fails, `toError` gets the seconds of the
 * `Retry-After` header. mailgun.js and Google's library drop the headers of an error response, but
 * Node publishes them on diagnostics channels.
 */
export async function withRetryAfter<T>(
  call: () => Promise<T>,
  toError: (error: unknown, retryAfterSeconds: number | undefined) => Error,
): Promise<T> {
  const observed: Observed = { fetches: new WeakSet() };
  const listeners = listenersFor(observed);
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  try {
    return await calls.run(observed, call);
  } catch (error) {
    throw toError(error, parseRetryAfter(observed.retryAfter));
  } finally {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  }
}

/** The channels report all requests of the process, so each listener filters its own. */
function listenersFor(observed: Observed) {
  const isThisCall = () => calls.getStore() === observed;
  return [
    listener('http.client.response.finish', ({ response }) => {
      if (isThisCall() && isHttpResponse(response))
        observed.retryAfter = response.headers['retry-after'];
    }),
    listener('undici:request:create', ({ request }) => {
      if (isThisCall() && request) observed.fetches.add(request);
    }),
    // Reported in the context of the connection, which other calls may share.
    listener('undici:request:headers', ({ request, response }) => {
      if (request && observed.fetches.has(request) && isFetchResponse(response))
        observed.retryAfter = findHeader(response.headers, 'retry-after');
    }),
  ] as const;
}

const listener = (channel: string, onReport: (report: Report) => void) =>
  [
    channel,
    (message: unknown) => {
      if (isReport(message)) onReport(message);
    },
  ] as const;

const isReport = (message: unknown): message is Report => isObject(message);

const isHttpResponse = (response: unknown): response is IncomingMessage =>
  isObject(response) && 'headers' in response;

const isFetchResponse = (response: unknown): response is { headers: unknown[] } =>
  isHttpResponse(response) && Array.isArray(response.headers);

/** undici reports names and values in turn, as bytes. */
function findHeader(headers: readonly unknown[], name: string) {
  const isName = (part: unknown, index: number) =>
    index % 2 === 0 && decodeBytes(part).toLowerCase() === name;
  const at = headers.findIndex(isName);
  return at === -1 ? undefined : decodeBytes(headers[at + 1]);
}

const decodeBytes = (part: unknown) => (Buffer.isBuffer(part) ? part.toString('latin1') : '');

/** Parses seconds or a date (RFC 9110). */
function parseRetryAfter(retryAfter = '') {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
