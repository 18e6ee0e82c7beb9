import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorBody, RETRY_AFTER } from './errors.ts';
import { plainPage } from './plainPage.ts';

/** JSON for tools, a plain page for people. */
export function sendError(request: FastifyRequest, reply: FastifyReply, body: ErrorBody) {
  reply.code(body.statusCode).header('cache-control', 'no-store');
  if (body.statusCode === 503) reply.header('retry-after', RETRY_AFTER);
  if (/^\/(api|trpc)(\/|$|\?)/.test(request.url)) return reply.send(body);
  const words = body.statusCode >= 500 ? ourFault : unreadable;
  const link = { label: 'Go to the home page', href: '/' };
  return reply.type('text/html; charset=utf-8').send(plainPage({ ...words, link }));
}

const ourFault = {
  title: 'Something went wrong on our side',
  text: 'Please try again in a minute. Nothing you sent before is lost.',
};
const unreadable = {
  title: 'This address cannot be read',
  text: 'It may have been cut off or mistyped.',
};
