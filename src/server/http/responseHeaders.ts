import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Headers } from './securityHeaders.ts';
import { DOCUMENT_HEADERS } from './securityHeaders.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the headers of every response as a flat list, for responses that run no `onSend`. */
    responseHeaders: (request: FastifyRequest) => string[];
  }
  interface FastifyReply {
    /** `false` leaves out the headers that only matter for documents. */
    isDocument: boolean;
  }
}

type Options = { headers: Headers; isDraining: () => boolean };

/** Sets the security headers and the request id on every response, unless its handler set others. */
export function addResponseHeaders(app: FastifyInstance, { headers, isDraining }: Options) {
  const ofFiles = headers.filter(([name]) => !DOCUMENT_HEADERS.has(name));
  const list = headers.flat();
  app.decorateReply('isDocument', true);
  app.decorate('responseHeaders', ({ id }) => [
    ...list,
    'x-request-id',
    id,
    // Keeps proxies from reusing the connection.
    ...(isDraining() ? ['connection', 'close'] : []),
  ]);
  // As the response is sent, because cached responses use the list and skip this hook.
  app.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of reply.isDocument ? headers : ofFiles)
      if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id);
    if (isDraining()) reply.header('connection', 'close');
    done(null, payload);
  });
}
