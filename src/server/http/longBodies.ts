import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the body may have more bytes than any form has. */
    mayBeLong: boolean;
  }
}

/**
 * The longest form is a quiz with 32,768 characters of answers and where its visitor came from, in
 * JSON that escapes each of them as `\u4e00`: 240 KB. To read and validate four times as much takes
 * 40 ms.
 */
const MAX_BYTES = 256 * 1024;

type Options = { isAdmin: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean> };

/** Lets only callers with credentials send long bodies. Register it before the routes. */
export const longBodies = fp(async (app, { isAdmin }: Options) => {
  app.decorateRequest('mayBeLong', false);
  // Takes a callback instead of returning a promise, as it runs for every request.
  app.addHook('onRequest', (request, reply, done) => {
    if (!isPossiblyLong(request)) return done();
    const known = isAdmin(request, reply).then((isKnown) => void (request.mayBeLong = isKnown));
    // oxlint-disable-next-line promise/no-callback-in-promise -- A hook without a promise continues by its callback.
    known.then(() => done(), done);
  });
});

/** A chunked body can have any length. */
const isPossiblyLong = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > MAX_BYTES;

/** @throws TRPCError PAYLOAD_TOO_LARGE for a long body without credentials. */
export function rejectLong({ mayBeLong }: FastifyRequest, { length }: Buffer) {
  if (length <= MAX_BYTES || mayBeLong) return;
  throw new TRPCError({
    code: 'PAYLOAD_TOO_LARGE',
    message: `Without credentials, a body has at most ${MAX_BYTES / 1024} KB`,
  });
}
