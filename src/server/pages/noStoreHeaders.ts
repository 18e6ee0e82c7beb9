import type { FastifyReply } from 'fastify';

/** For an address that is a secret: the answer is kept nowhere, and links on it pass the address on to nobody. */
export const setSecretHeaders = (reply: FastifyReply) =>
  reply.headers({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
