import type { FastifyInstance } from 'fastify';

type Options = { contact: string | undefined; publicUrl: string };

/** RFC 9116 recommends an expiry of less than a year. */
const GOOD_FOR = 180 * 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt`: where to report a vulnerability. */
export async function securityTxt(app: FastifyInstance, { contact, publicUrl }: Options) {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const lines = [
      `Contact: ${contact ? asUri(contact) : `${publicUrl}/contact`}`,
      `Expires: ${new Date(Date.now() + GOOD_FOR).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

const asUri = (contact: string) => (contact.includes('://') ? contact : `mailto:${contact}`);
