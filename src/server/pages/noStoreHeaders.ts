import type { FastifyReply } from 'fastify';

/**
 * For secret URLs. The response is not cached, and links on the page send only the origin, which
 * tells the next page that it was not opened from outside.
 */
export const setNoStoreHeaders = (reply: FastifyReply) =>
  reply.headers({
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex',
  });
