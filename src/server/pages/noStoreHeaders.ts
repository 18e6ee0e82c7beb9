import type { FastifyReply } from 'fastify';

/** For secret URLs: the response is not cached, and links on the page do not send a referrer. */
export const setNoStoreHeaders = (reply: FastifyReply) =>
  reply.headers({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
