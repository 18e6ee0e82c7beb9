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

/** Headers that only matter for documents; on other files, they would add a kilobyte each. */
export const DOCUMENT_HEADERS = new Set([
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]);

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
