import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isAllowedHost, publicLookup, rejectPrivateHost } from './privateAddresses.ts';

type Delivery = {
  url: string;
  headers: Record<string, string>;
  body: string;
  allowedPrivateHosts: string[];
  signal: AbortSignal;
  /** Milliseconds until the delivery fails. */
  timeout: number;
};
export type DeliveryResponse = { status: number; retryAfterSeconds: number | undefined };

/**
 * Posts a body and returns the status; redirects are not followed, and the response body is not
 * read.
 * @throws PrivateAddressError, or the connection's error; after `timeout` in any case.
 */
export async function post(delivery: Delivery): Promise<DeliveryResponse> {
  const { url, headers, body, allowedPrivateHosts, signal, timeout } = delivery;
  // IP literals are connected to without a lookup.
  rejectPrivateHost(url, allowedPrivateHosts);
  signal.throwIfAborted();
  const send = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  const request = send(url, {
    method: 'POST',
    agent: false,
    ...(!isAllowedHost(url, allowedPrivateHosts) && { lookup: publicLookup }),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'ROI-Podcast-Agency-Webhooks/1',
      ...headers,
    },
  });
  request.end(body);
  try {
    return await awaitResponse(request, AbortSignal.any([signal, AbortSignal.timeout(timeout)]));
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'TimeoutError') throw error;
    throw new Error(`it did not respond within ${timeout / 1000} seconds`, { cause: error });
  } finally {
    request.destroy();
  }
}

/** Settles when the signal aborts at the latest. */
const awaitResponse = (request: ClientRequest, signal: AbortSignal) =>
  new Promise<DeliveryResponse>((resolve, reject) => {
    const onResponse = ({ statusCode = 0, headers, socket }: IncomingMessage) => {
      resolve({
        status: statusCode,
        retryAfterSeconds: Number(headers['retry-after']) || undefined,
      });
      socket.destroy();
    };
    request.on('response', onResponse);
    // 101, although no upgrade was requested.
    request.on('upgrade', onResponse);
    request.on('error', reject);
    request.on('close', () => reject(new Error('it closed the connection without a response')));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
