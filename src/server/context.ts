import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireAdmin } from './admin/session.ts';
import { hasApiToken } from './admin/tokens.ts';
import type { Config } from './config.ts';
import type { Orm } from './database.ts';
import { createLimits } from './limits.ts';
import type { Context } from './trpc.ts';

const LONGEST_KEY = 200;

export type CreateContext = (call: { req: FastifyRequest; res: FastifyReply }) => Context;

/** Makes what the procedures know of a call, the same for tRPC and REST. */
export function contextFactory(
  orm: Orm,
  config: Config,
  contentChanged: () => void,
): CreateContext {
  const limits = createLimits();
  return ({ req, res }) => {
    const onWait = (seconds: number) => void res.header('retry-after', seconds);
    return {
      em: orm.em.fork(),
      requireAdmin: () =>
        requireAdmin(req, { config, limits, onWait }).catch((error: unknown) => {
          // Lets a browser ask for the password.
          if (config.ADMIN_PASSWORD) res.header('www-authenticate', 'Basic realm="Admin"');
          throw error;
        }),
      countWrite: (name) => {
        const hasToken = hasApiToken(req.headers.authorization, config.API_TOKENS);
        return limits.countWrite(name, req.ip, hasToken, onWait);
      },
      idempotencyKey: idempotencyKey(req.headers['idempotency-key']),
      contentChanged,
      uploadsFolder: config.UPLOADS_DIR,
    };
  };
}

function idempotencyKey(header: string | string[] | undefined) {
  const key = header?.toString().trim();
  if (key === undefined || (key !== '' && key.length <= LONGEST_KEY)) return key;
  throw new TRPCError({
    code: 'BAD_REQUEST',
    message: `Idempotency-Key: takes 1 to ${LONGEST_KEY} characters`,
  });
}
