import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Orm } from '../database/database.ts';
import { contentProblems } from '../content/siteContent.ts';
import { writeChecks } from '../jobs/housekeeping/writeChecks.ts';
import { type Timeouts, withTimeout } from '../http/timeouts.ts';

type Options = {
  orm: Orm;
  uploadsFolder: string;
  timeouts: Pick<Timeouts, 'readiness'>;
  /** Whether the file of SQLite is still where it was opened. */
  isInPlace: () => boolean;
  /** Whether Redis responds and takes writes; absent when it is not configured. */
  redis?: (() => boolean) | undefined;
};

/**
 * `/healthz`: the process responds. `/readyz`: it also takes requests and reaches its database, whose
 * file is still there, and says what it cannot write; `?without=database` leaves out both, because cached pages are served
 * without it.
 */
export async function health(
  app: FastifyInstance,
  { orm, uploadsFolder, timeouts, isInPlace, redis }: Options,
) {
  const unwritable = writeChecks({ orm, uploadsFolder, log: app.log });
  const checkDatabase = shared(() => orm.checkConnection());
  app.get('/healthz', (request) => ({
    status: 'ok',
    forwarded: forwarded(request),
    protocol: request.protocol,
  }));
  app.get<{ Querystring: { without?: unknown } }>('/readyz', async (request, reply) => {
    if (app.isDraining) return reply.code(503).send({ status: 'stopping' });
    const isMisplaced = !isInPlace();
    if (isMisplaced) request.log.error(`${MISPLACED} ${RESCUE}`);
    if (request.query.without === 'database') return { status: 'ready' };
    if (isMisplaced)
      return reply
        .code(503)
        .send({ status: 'database file deleted or replaced', message: MISPLACED });
    const check = await withTimeout(timeouts.readiness, checkDatabase());
    if (!check?.ok) {
      request.log.error({ err: check?.error }, 'database unreachable');
      return reply.code(503).send({ status: 'database out of reach' });
    }
    // Without Redis boards are not shared between processes, but everything else works.
    const sharing = redis && { redis: redis() ? 'ready' : 'out of reach' };
    // Pages and lists are still served, so a proxy should not take the server out.
    return {
      status: 'ready',
      ...sharing,
      ...(await withTimeout(timeouts.readiness, unwritable())),
      ...(contentProblems().length > 0 && { content: 'changed files have problems' }),
    };
  });
}

const MISPLACED =
  'The database file was deleted or replaced while the server has it open: what is stored now is lost when the server stops.';
const RESCUE = `Put the file back, or copy it and the file that ends with -wal from /proc/${process.pid}/fd, before you stop the server.`;

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
