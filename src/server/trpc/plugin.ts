import { TRPCError } from '@trpc/server';
import {
  type FastifyTRPCPluginOptions,
  fastifyRequestHandler,
} from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_ANONYMOUS_BATCH_SIZE, MAX_BATCH_SIZE } from '../../shared/batch.ts';
import type { CreateContext } from './context.ts';
import { errorBody, RETRY_AFTER_SECONDS } from '../http/errors.ts';
import { sendError } from '../http/sendError.ts';
import type { Timeouts } from '../http/timeouts.ts';
import { jsonText } from '../http/everyRequest.ts';
import { type LimitReads, READS_PER_LIST } from '../http/rateLimits.ts';
import { type AppRouter, appRouter, loadProcedures } from './router.ts';

const {
  _def: { procedures },
} = appRouter;

/** The only public procedure that returns whole articles of many posts. */
const LIST_PROCEDURE = 'blog.list';

/** The only procedure whose body is a file. */
const UPLOAD_PROCEDURE = 'blog.upload';

type Params = { Params: { path?: string } };
type Options = { createContext: CreateContext; limitReads: LimitReads; timeouts: Timeouts };

/** Mounts the procedures at `/trpc`. */
export async function trpcRoutes(
  app: FastifyInstance,
  { createContext, limitReads, timeouts }: Options,
) {
  app.addHook<Params>('onRequest', rejectUnreadable);
  app.addHook('onRequest', limitReads(countReads));
  // Not earlier: the list of procedures is complete once a call has imported its router.
  app.addHook('onSend', async (request: FastifyRequest<Params>) => {
    request.procedures = calledProcedures(request.params.path);
  });
  importInAdvance(app, timeouts.backgroundStart);
  // The procedure reads uploads after its access check.
  app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    // tRPC parses it.
    async (request: FastifyRequest, body: Buffer) => jsonText(request, body),
  );
  const options: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    createContext: async ({ req, res, info }) => {
      const context = createContext({ req, res });
      const isLong = info.calls.length > MAX_ANONYMOUS_BATCH_SIZE;
      if (isLong && !(await context.auth.state()).by) throw batchTooLong();
      return context;
    },
    maxBatchSize: MAX_BATCH_SIZE,
    responseMeta: ({ errors }) => ({
      headers: {
        'cache-control': 'no-store',
        // The rest of the body is not read, so the connection cannot be reused.
        ...(errors.some(isTooLarge) && { connection: 'close' }),
        ...(errors.some(isUnavailable) && { 'retry-after': `${RETRY_AFTER_SECONDS}` }),
      },
    }),
    onError: ({ error, path, req }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR')
        req.log.error({ err: error, path }, 'call failed');
      if (isUnavailable(error)) req.log.warn({ err: error, path }, 'unavailable');
    },
  };
  // Not by tRPC's plugin, whose parser reads any bytes as UTF-8.
  app.all<{ Params: { path: string } }>('/trpc/:path', (req, res) =>
    fastifyRequestHandler({ ...options, req, res, path: req.params.path }),
  );
}

/** Returns the names of the procedures that a request called, with 'unknown' for other paths. */
function calledProcedures(path = '') {
  const names = path.split(',').map((name) => (name in procedures ? name : 'unknown'));
  return names.join(',');
}

/** Imports the routers in advance, so that the first call of a procedure does not wait for it. */
function importInAdvance(app: FastifyInstance, delay: number) {
  const load = () =>
    void loadProcedures().catch((err: unknown) =>
      app.log.error({ err }, 'failed to import the routers'),
    );
  let starting: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    starting = setTimeout(load, delay);
  });
  app.addHook('preClose', async () => clearTimeout(starting));
}

/** The path of a batch lists its procedures, separated by commas. */
function countReads({ url }: FastifyRequest) {
  const calls = decodeURIComponent(url.replace(/\?.*/s, '')).split(',');
  const lists = calls.filter((call) => call.endsWith(LIST_PROCEDURE)).length;
  return calls.length + lists * (READS_PER_LIST - 1);
}

const batchTooLong = () =>
  new TRPCError({
    code: 'BAD_REQUEST',
    message: `Without credentials, a batch takes at most ${MAX_ANONYMOUS_BATCH_SIZE} calls`,
  });

const isTooLarge = ({ code }: TRPCError) => code === 'PAYLOAD_TOO_LARGE';
const isUnavailable = ({ code }: TRPCError) => code === 'SERVICE_UNAVAILABLE';

/**
 * tRPC reads a multipart body without a limit, fails on the method TRACE, and decodes the path a
 * second time, so an escape that is left in it would fail or hide calls from the limit on reads.
 */
async function rejectUnreadable(request: FastifyRequest<Params>, reply: FastifyReply) {
  if (request.method === 'TRACE')
    return sendError(request, reply, errorBody(405, 'Method not allowed'));
  const { path = '' } = request.params;
  if (path.includes('%')) return sendError(request, reply, errorBody(404, 'No such path'));
  const type = request.headers['content-type'] ?? '';
  const isFile = /^application\/octet-stream/i.test(type);
  if (!/^multipart\//i.test(type) && (!isFile || path === UPLOAD_PROCEDURE)) return undefined;
  const message = `Bodies of type ${type.split(';')[0]} are not accepted here. Send JSON.`;
  return sendError(request, reply, errorBody(415, message));
}
