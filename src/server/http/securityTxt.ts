import type { FastifyInstance } from 'fastify';
import { siteContent } from '../content/siteContent.ts';
import { DAY_MS } from '../../shared/durations.ts';

type Options = { contact: string | undefined; publicUrl: string };

/** RFC 9116 recommends an expiry of less than a year. */
const LIFETIME_MS = 180 * DAY_MS;

/**
 * `/.well-known/security.txt`: where to report a vulnerability. RFC 9116 forbids http URLs, so there
 * is no `Canonical` without https.
 */
export async function securityTxt(
  app: FastifyInstance,
  { contact: configured, publicUrl }: Options,
) {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const contact = configured ?? siteContent().documents.site.email;
    const lines = [
      `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
      `Expires: ${new Date(Date.now() + LIFETIME_MS).toISOString()}`,
      'Preferred-Languages: en',
      ...(publicUrl.startsWith('https:')
        ? [`Canonical: ${publicUrl}/.well-known/security.txt`]
        : []),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
