import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** Browser features that neither the site nor its embeds use. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Policies that API responses also carry, as OWASP's REST Security Cheat Sheet advises. */
const POLICY_HEADERS = ['content-security-policy', 'permissions-policy', 'x-frame-options'];

/** Headers that browsers only apply to documents. */
const DOCUMENT_HEADERS = [
  ...POLICY_HEADERS,
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** How a browser uses a response. */
export type ResponseKind = 'document' | 'data' | 'file';

/** Returns the kind of a response by its content type. */
export const kindOf = (contentType: unknown): ResponseKind =>
  typeof contentType === 'string' && contentType.startsWith('application/json')
    ? 'data'
    : 'document';

/**
 * Headers that a kind of response omits: they would add a kilobyte to every file and take five
 * percent of the throughput of a cached API response.
 */
export const OMITTED_HEADERS: Record<ResponseKind, Set<string>> = {
  document: new Set(),
  data: new Set(DOCUMENT_HEADERS.filter((name) => !POLICY_HEADERS.includes(name))),
  file: new Set(DOCUMENT_HEADERS),
};

export type Headers = (readonly [name: string, value: string])[];

type Options = { config: Config; publicUrl: string; isDevelopment: boolean };

/**
 * Returns the headers that Helmet sets, computed once: they are the same on every response, and
 * serializing the policy for each one cost a third of the throughput.
 */
export function securityHeaders({ config, publicUrl, isDevelopment }: Options) {
  const middleware = helmet({
    // Vite's development scripts are inline.
    contentSecurityPolicy: isDevelopment ? false : contentSecurityPolicy(config),
    // Embedded calendars and forms have other origins, which the policy above lists.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:'),
  });
  const permissions = deniedFeatures.map((feature) => `${feature}=()`).join(', ');
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, () => {});
  response.setHeader('permissions-policy', permissions);
  return Object.entries(response.getHeaders()).map(
    ([name, value]) => [name, String(value)] as const,
  );
}
