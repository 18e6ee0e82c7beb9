import { TRPCError } from '@trpc/server';
import type { onRequestHookHandler } from 'fastify';

/** A name or an address, with or without a port (RFC 9112, section 3.2). */
const HOST = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * Rejects a request with a malformed `Host` header, or with two: a proxy may use one and this server
 * the other. Takes a callback instead of returning a promise, as it runs for every request.
 */
export const rejectInvalidHost: onRequestHookHandler = (
  { raw: { rawHeaders, headers } },
  _reply,
  done,
) => {
  let hosts = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  done(hosts > 1 || !HOST.test(headers.host ?? '') ? invalidHost() : undefined);
};

const invalidHost = () =>
  new TRPCError({ code: 'BAD_REQUEST', message: 'A request must have one valid Host header.' });
