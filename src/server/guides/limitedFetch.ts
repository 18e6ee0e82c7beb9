import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { isObject } from '../../shared/isObject.ts';

type Limits = {
  maxBytes: number;
  onTooLarge: () => Error;
  /** Called instead of following a redirect, which would take the key along. */
  onRedirect: (status: number) => Error;
};
type Limited = Limits & { controller: AbortController; bytes: number };

const calls = new AsyncLocalStorage<Limited>();
const requests = new WeakMap<object, Limited>();

/**
 * Returns a signal for a call by `fetch`, which aborts past the limits, and how to make the call.
 * Google's library takes no such options, but Node publishes all requests of `fetch` on diagnostics
 * channels.
 */
export function limitFetch(limits: Limits, signal: AbortSignal) {
  subscribeOnce();
  const controller = new AbortController();
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    run: <T>(call: () => T): T => calls.run({ ...limits, controller, bytes: 0 }, call),
  };
}

let isSubscribed = false;
function subscribeOnce() {
  if (isSubscribed) return;
  isSubscribed = true;
  subscribe('undici:request:create', (message) => {
    const limited = calls.getStore();
    if (limited && isReport(message)) requests.set(message.request, limited);
  });
  // Published before `fetch` follows a redirect.
  subscribe('undici:request:headers', (message) => {
    if (!isReport(message) || !isObject(message.response)) return;
    const { statusCode } = message.response;
    const limited = requests.get(message.request);
    if (limited && typeof statusCode === 'number' && statusCode >= 300 && statusCode < 400)
      limited.controller.abort(limited.onRedirect(statusCode));
  });
  subscribe('undici:request:bodyChunkReceived', (message) => {
    if (!isReport(message) || !Buffer.isBuffer(message.chunk)) return;
    const limited = requests.get(message.request);
    if (!limited) return;
    limited.bytes += message.chunk.length;
    if (limited.bytes > limited.maxBytes) limited.controller.abort(limited.onTooLarge());
  });
}

type Report = { request: object; response?: unknown; chunk?: unknown };
const isReport = (message: unknown): message is Report =>
  isObject(message) && isObject(message.request);
