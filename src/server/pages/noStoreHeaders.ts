import type { FastifyReply } from 'fastify';

/**
 * For secret URLs: the response is not cached, and links on the page send the origin alone, by which
 * the next page knows that it was not opened from outside.
 */
export const setNoStoreHeaders = (reply: FastifyReply) =>
  reply.headers({
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex',
  });
