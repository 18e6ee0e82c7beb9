import { request as http } from 'node:http';
import { request as https } from 'node:https';
import { isIP } from 'node:net';
import { InnerAddress, isPublicAddress, publicLookup } from './address.ts';

const TIMEOUT = 10_000;

type Delivery = {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Hosts that may be private, as the operator has said. */
  privateHosts: string[];
  signal: AbortSignal;
};
export type Answer = { status: number; retryAfterSeconds: number | undefined };

/**
 * Posts a body and answers the status; redirects are not followed, and what is answered is not read.
 * @throws InnerAddress, or the error of the connection.
 */
export async function post({
  url,
  headers,
  body,
  privateHosts,
  signal,
}: Delivery): Promise<Answer> {
  const { protocol, hostname, host } = new URL(url);
  const bare = hostname.replace(/^\[|\]$/g, '');
  const isAllowed = privateHosts.includes(host) || privateHosts.includes(bare);
  // An address in figures is connected to without a lookup.
  if (!isAllowed && isIP(bare) && !isPublicAddress(bare)) throw new InnerAddress(bare);
  return new Promise((resolve, reject) => {
    const send = protocol === 'https:' ? https : http;
    const request = send(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
      ...(!isAllowed && { lookup: publicLookup }),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'ROI-Podcast-Agency-Webhooks/1',
        ...headers,
      },
    });
    request.on('response', (response) => {
      resolve({
        status: response.statusCode ?? 0,
        retryAfterSeconds: Number(response.headers['retry-after']) || undefined,
      });
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}
