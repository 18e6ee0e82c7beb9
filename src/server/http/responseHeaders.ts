import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Headers, kindOf, OMITTED_HEADERS, type ResponseKind } from './securityHeaders.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the headers of every response as a flat list, for responses that run no `onSend`. */
    responseHeaders: (request: FastifyRequest, kind: ResponseKind) => string[];
  }
  interface FastifyReply {
    /** Selects the security headers; by default, the content type does. */
    responseKind: ResponseKind | undefined;
  }
}

type Options = { headers: Headers; isDraining: () => boolean };

/** Sets the security headers and the request id on every response, unless its handler set others. */
export function addResponseHeaders(app: FastifyInstance, { headers, isDraining }: Options) {
  const of = (kind: ResponseKind) => headers.filter(([name]) => !OMITTED_HEADERS[kind].has(name));
  const headersOf = { document: headers, data: of('data'), file: of('file') };
  const lists = { document: headers.flat(), data: of('data').flat(), file: of('file').flat() };
  app.decorateReply('responseKind');
  app.decorate('responseHeaders', ({ id }, kind) => [
    ...lists[kind],
    'x-request-id',
    id,
    // Keeps proxies from reusing the connection.
    ...(isDraining() ? ['connection', 'close'] : []),
  ]);
  // As the response is sent, because cached responses use the list and skip this hook.
  app.addHook('onSend', (request, reply, payload, done) => {
    const kind = reply.responseKind ?? kindOf(reply.getHeader('content-type'));
    for (const [name, value] of headersOf[kind])
      if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id);
    if (isDraining()) reply.header('connection', 'close');
    done(null, payload);
  });
}
