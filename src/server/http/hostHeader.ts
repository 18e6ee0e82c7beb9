import { TRPCError } from '@trpc/server';
import type { onRequestHookHandler } from 'fastify';

/**
 * Rejects a request with two `Host` headers (RFC 9112, section 3.2): a proxy may use one and this
 * server the other. Takes a callback instead of returning a promise, as it runs for every request.
 */
export const rejectDuplicateHost: onRequestHookHandler = (
  { raw: { rawHeaders } },
  _reply,
  done,
) => {
  let hosts = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  done(hosts > 1 ? twoHosts() : undefined);
};

const twoHosts = () =>
  new TRPCError({ code: 'BAD_REQUEST', message: 'A request must have one Host header.' });
