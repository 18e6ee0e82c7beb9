import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
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
const permissionsPolicy = deniedFeatures.map((feature) => `${feature}=()`).join(', ');

type Options = { config: Config; publicUrl: string; isDevelopment: boolean };

/** The options of Helmet. */
export const securityPolicy = ({ config, publicUrl, isDevelopment }: Options) => ({
  // Vite's development scripts are inline.
  contentSecurityPolicy: isDevelopment ? false : contentSecurityPolicy(config),
  // Embedded calendars and forms have other origins, which the policy above lists.
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  strictTransportSecurity: publicUrl.startsWith('https:'),
});

type HeaderOptions = { policy: ReturnType<typeof securityPolicy>; isDraining: () => boolean };

/** Sets the security headers and the request id on every response. */
export async function addResponseHeaders(
  app: FastifyInstance,
  { policy, isDraining }: HeaderOptions,
) {
  await app.register(fastifyHelmet, policy);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'permissions-policy': permissionsPolicy, 'x-request-id': request.id });
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Keeps proxies from reusing the connection.
    if (isDraining()) reply.header('connection', 'close');
    done(null, payload);
  });
}
