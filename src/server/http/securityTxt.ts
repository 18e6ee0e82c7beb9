import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../durations.ts';

type Options = { contact: string | undefined; publicUrl: string };

/** RFC 9116 recommends an expiry of less than a year. */
const LIFETIME_MS = 180 * DAY_MS;

/** `/.well-known/security.txt`: where to report a vulnerability. */
export async function securityTxt(app: FastifyInstance, { contact, publicUrl }: Options) {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const lines = [
      `Contact: ${contact ? asUri(contact) : `${publicUrl}/contact`}`,
      `Expires: ${new Date(Date.now() + LIFETIME_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

const asUri = (contact: string) => (contact.includes('://') ? contact : `mailto:${contact}`);
