import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Orm } from '../database.ts';
import { type Timeouts, withTimeout } from '../timeouts.ts';

type Options = {
  orm: Orm;
  timeouts: Pick<Timeouts, 'readiness'>;
  isDraining: () => boolean;
  /** Whether Redis responds; absent when it is not configured. */
  redis?: (() => boolean) | undefined;
};

/**
 * `/healthz`: the process responds. `/readyz`: it also takes requests and reaches its database;
 * `?without=database` leaves out the latter, because cached pages are served without it.
 */
export async function health(app: FastifyInstance, { orm, timeouts, isDraining, redis }: Options) {
  const checkDatabase = shared(() => orm.checkConnection());
  app.get('/healthz', (request) => ({
    status: 'ok',
    forwarded: forwarded(request),
    protocol: request.protocol,
  }));
  app.get<{ Querystring: { without?: unknown } }>('/readyz', async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'stopping' });
    if (request.query.without === 'database') return { status: 'ready' };
    const check = await withTimeout(timeouts.readiness, checkDatabase());
    if (!check?.ok) {
      request.log.error({ err: check?.error }, 'database unreachable');
      return reply.code(503).send({ status: 'database out of reach' });
    }
    // Without Redis boards are not shared between processes, but everything else works.
    return { status: 'ready', ...(redis && { redis: redis() ? 'ready' : 'out of reach' }) };
  });
}

/** Whether the headers of a proxy are trusted, ignored or not sent. */
function forwarded({ headers, ips = [] }: FastifyRequest) {
  if (ips.length > 1) return 'trusted';
  return headers['x-forwarded-for'] || headers['x-forwarded-proto'] ? 'ignored' : 'none';
}

/** Runs one check at a time, for all callers: checks of a database that hangs would use up its connections. */
export function shared<T>(check: () => Promise<T>) {
  let running: Promise<T> | undefined;
  return () => (running ??= check().finally(() => (running = undefined)));
}
