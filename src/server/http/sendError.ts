import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorBody, RETRY_AFTER_SECONDS } from './errors.ts';
import { plainPage } from './plainPage.ts';

/** Sends JSON under `/api` and `/trpc`, elsewhere an HTML page. */
export function sendError(request: FastifyRequest, reply: FastifyReply, body: ErrorBody) {
  reply.code(body.statusCode).header('cache-control', 'no-store');
  if (body.statusCode === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (/^(https?:\/\/[^/]*)?\/(api|trpc|metrics|ws)(\/|$|\?)/.test(request.url))
    return reply.send({ ...body, requestId: request.id });
  const texts = textsFor(body);
  const link = { label: 'Go to the home page', href: '/' };
  return reply.type('text/html; charset=utf-8').send(plainPage({ ...texts, link }));
}

function textsFor({ statusCode, message }: ErrorBody) {
  if (statusCode === 415) return { title: 'This form cannot be read', text: message };
  if (statusCode === 429) return tooManyRequests;
  return statusCode >= 500 ? serverError : invalidAddress;
}

const tooManyRequests = {
  title: 'Too many requests',
  text: 'Your network has opened more pages than we can serve. Please wait a minute.',
};
const serverError = {
  title: 'Something went wrong on our side',
  text: 'Please try again in a minute. Nothing you sent before is lost.',
};
const invalidAddress = {
  title: 'This address cannot be read',
  text: 'It may have been cut off or mistyped.',
};
