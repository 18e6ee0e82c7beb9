import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import helmet from 'helmet';
import { includesRole } from '../shared/accounts.ts';
import { SOCKET_PATH } from '../shared/whiteboard/constants.ts';
import { blogVersion } from './blog/service.ts';
import type { Config } from './config.ts';
import { loadCredentials } from './access/credentials.ts';
import { cookieSession, roleOf } from './access/identify.ts';
import { findSession } from './access/sessions.ts';
import { once } from '../shared/once.ts';
import { bearerToken, matchesAnyToken } from './access/apiTokens.ts';
import { isDirectLocalRequest } from './access/sameOrigin.ts';
import { contextFactory } from './trpc/context.ts';
import type { Orm } from './database/database.ts';
import { toHttp } from './http/errors.ts';
import { acceptOnlyUtf8 } from './http/utf8.ts';
import { sendError } from './http/sendError.ts';
import { geminiOf } from './guides/geminiAccess.ts';
import { outboxHandlers } from './operations/outboxHandlers.ts';
import { addGauges } from './operations/gauges.ts';
import { health } from './operations/health.ts';
import { createHousekeeping, type Housekeeping } from './jobs/housekeeping/worker.ts';
import { createMetrics, type Metrics, metricsRoute } from './operations/metrics.ts';
import { requestId } from './http/requestId.ts';
import { rejectInvalidHost } from './http/hostHeader.ts';
import { memoryRateLimiters } from './http/rateLimiters.ts';
import { createOutbox, type Outbox } from './jobs/outbox/worker.ts';
import type { ClientBuild } from './pages/client.ts';
import { pages } from './pages/plugin.ts';
import { uploads } from './pages/uploads.ts';
import { createReadLimit } from './http/readRateLimit.ts';
import { ResponseCache } from './http/responseCache.ts';
import { rest } from './rest/plugin.ts';
import { addResponseHeaders, securityPolicy } from './http/securityHeaders.ts';
import { securityTxt } from './http/securityTxt.ts';
import { type Timeouts, timeouts as productionTimeouts } from './http/timeouts.ts';
import { calledProcedures, trpcRoutes } from './trpc/plugin.ts';
import { loadProcedures } from './trpc/router.ts';
import { createDemoTidying } from './whiteboard/demoBoard.ts';
import { MemoryBus } from './whiteboard/bus.ts';
import { encode } from './whiteboard/webSocketFrame.ts';
import { createBoardStorage } from './whiteboard/boardStorage.ts';
import { Rooms } from './whiteboard/rooms.ts';
import { whiteboard } from './whiteboard/socket.ts';
import { createStore } from './whiteboard/store.ts';
import { dialectOf } from './database/search/sql.ts';

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
    housekeeping: Housekeeping;
    /** Makes `/readyz` return 503, so that a proxy sends new requests elsewhere. */
    drain: () => void;
  }
}

export type AppOptions = {
  orm: Orm;
  config: Config;
  client: ClientBuild;
  logger?: FastifyBaseLogger | undefined;
  timeouts?: Timeouts | undefined;
};

/**
 * Builds the whole server without listening on a port. Reads no environment, so tests build the same
 * app.
 */
export async function buildApp(options: AppOptions) {
  const { orm, config, client, logger, timeouts = productionTimeouts } = options;
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const policy = securityPolicy({ config, publicUrl, isDevelopment: client.isDevelopment });
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    // tRPC joins a batch's procedure names into one path parameter.
    routerOptions: { maxParamLength: 5000 },
    // Otherwise a body that never ends would hold its connection open.
    requestTimeout: 30_000,
    // Pipelined requests are read before others; the last response announces the end.
    maxRequestsPerSocket: 1000,
    // Requests that arrive while the server stops are answered, on a connection that then closes.
    return503OnClosing: false,
    // Development restarts without waiting for responses.
    forceCloseConnections: client.isDevelopment || 'idle',
    // Ignores upgrades except on the whiteboard's path, and all of them while the server stops.
    http: {
      shouldUpgradeCallback: (request) =>
        app.server.listenerCount('upgrade') > 0 &&
        (request.url?.split('?')[0] === SOCKET_PATH ||
          client.isHotReloadUpgrade?.(request) === true),
    },
    // A URL that cannot be decoded reaches no route and no hook.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      helmet(policy)(request.raw, reply.raw, () => {});
      sendError(request, reply, toHttp(error));
    },
  });
  app.server.on('dropRequest', (_request, socket) => socket.destroy());
  const metrics = createMetrics();
  const { bus, limiters } = await sharedState({ orm, config, log: app.log, timeouts });
  const fork = () => orm.em.fork();
  const mebibytes = config.WHITEBOARD_STORAGE_MIB;
  const boardStorage = createBoardStorage({ fork, mebibytes, log: app.log });
  const rooms = new Rooms({
    store: createStore(fork, boardStorage.usedShare),
    bus,
    encode,
    log: app.log,
    onAck: metrics.countAck,
  });
  const gemini = geminiOf(config);
  const outbox = createOutbox({
    orm,
    handlers: outboxHandlers({
      orm,
      config,
      gemini,
      publicUrl,
      log: app.log,
      timeouts,
      onGuide: metrics.countGuide,
    }),
    log: app.log,
    timeouts,
    onAttempt: metrics.countAttempt,
  });
  app.decorate('outbox', outbox);
  const housekeeping = createHousekeeping({
    orm,
    loadRules: async () => {
      const { housekeepingRules } = await import('./operations/housekeepingRules.ts');
      return housekeepingRules({ config, liveBoards: rooms });
    },
    log: app.log,
    timeouts,
  });
  app.decorate('housekeeping', housekeeping);
  const demoTidying = createDemoTidying({ fork: () => orm.em.fork(), live: rooms, log: app.log });
  let backgroundStart: NodeJS.Timeout | undefined;
  // An app that never listens, as in most tests, does no background work.
  app.addHook('onListen', async () => {
    backgroundStart = setTimeout(() => {
      outbox.start();
      housekeeping.start();
      demoTidying.start();
      // Imported in advance, so that the first call of a procedure does not wait for it.
      void loadProcedures().catch((err: unknown) =>
        app.log.error({ err }, 'failed to import the routers'),
      );
    }, timeouts.backgroundStart);
  });
  app.addHook('onClose', () => demoTidying.stop());
  const credentials = once(() => loadCredentials(orm.em.fork(), config));
  const closing = new AbortController();
  app.addHook('preClose', async () => {
    clearTimeout(backgroundStart);
    closing.abort();
    // Started here, so that outbox attempts end while the last responses do; `onClose`, which runs
    // after those, waits for both.
    void outbox.stop();
    void housekeeping.stop();
  });
  app.addHook('onClose', () => outbox.stop());
  app.addHook('onClose', () => housekeeping.stop());
  let isDraining = false;
  app.decorate('drain', () => {
    isDraining = true;
  });
  app.addHook('onClose', async () => limiters.close());
  const createContext = contextFactory({
    orm,
    config,
    limiters,
    outbox,
    liveBoards: rooms,
    boardStorage,
    publicUrl,
    closing: closing.signal,
    timeouts,
    onPostsChanged: () => cache.invalidate(),
    metrics,
    gemini,
  });
  const limitReads = createReadLimit({
    perMinute: config.READS_PER_ADDRESS,
    isAdmin: async (req, res) => (await createContext({ req, res }).auth.state()).by !== null,
    shared: config.REDIS_URL ? limiters : undefined,
  });
  const cache = new ResponseCache(() => blogVersion(orm.em.fork()), timeouts.postsVersion);

  await addResponseHeaders(app, { policy, isDraining: () => isDraining });
  app.addHook('onRequest', rejectInvalidHost);
  acceptOnlyUtf8(app);
  // Cookies are parsed only on routes that use a session.
  await app.register(cookie, { hook: false });
  // Frequent responses are cached precompressed; for the others, speed matters more than size.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['gzip', 'deflate', 'identity'],
    zlibOptions: { level: 1 },
  });
  recordResponses(app, metrics);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const body = toHttp(error);
    if (body.statusCode >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, body);
  });

  await app.register(trpcRoutes, { createContext, limitReads });
  await app.register(rest, { createContext, cache, publicUrl, timeouts, limitReads });
  const redis = config.REDIS_URL ? bus.isReady : undefined;
  await app.register(health, {
    orm,
    uploadsFolder: config.UPLOADS_DIR,
    timeouts,
    isDraining: () => isDraining,
    redis,
  });
  addGauges({ metrics, orm, config, rooms, timeouts, handles: outbox.handles, redis });
  await app.register(metricsRoute, {
    metrics,
    isAllowed: (request) => {
      const token = bearerToken(request.headers.authorization);
      if (!token) return isDirectLocalRequest(request);
      return !!config.METRICS_TOKEN && matchesAnyToken(token, [config.METRICS_TOKEN]);
    },
  });
  await app.register(securityTxt, { contact: config.SECURITY_CONTACT, publicUrl });
  await app.register(uploads, { folder: config.UPLOADS_DIR });
  await app.register(whiteboard, {
    rooms,
    publicUrl,
    socketsPerAddress: config.WHITEBOARD_SOCKETS_PER_ADDRESS,
    isEditor: async (req) => {
      const context = { req, em: orm.em.fork(), config, credentials };
      const session = await cookieSession(context, findSession);
      return !!session && includesRole(roleOf(session), 'editor');
    },
    onSockets: metrics.countSockets,
  });
  await app.register(pages, { createContext, cache, client, config, publicUrl, limitReads });
  return app;
}

type Shared = { orm: Orm; config: Config; log: FastifyBaseLogger; timeouts: Timeouts };

/** What processes share through Redis. Without it, this one is on its own. */
async function sharedState({ orm, config: { REDIS_URL: url }, log, timeouts }: Shared) {
  // On SQLite it is also the only one; on Postgres there may be others, as during an update.
  const isAlone = () => dialectOf(orm.em) === 'sqlite';
  if (!url)
    return { bus: new MemoryBus().connect('this', isAlone), limiters: memoryRateLimiters() };
  // Imported here, so that a start without Redis does not load its client.
  const { redisBus } = await import('./whiteboard/redisBus.ts');
  const { redisRateLimiters } = await import('./http/redisRateLimiters.ts');
  return {
    bus: redisBus(url, {
      log,
      timeout: timeouts.redis,
      ping: { every: timeouts.redisPing, timeout: timeouts.redisSilence },
    }),
    limiters: redisRateLimiters(url, { log, timeout: timeouts.rateLimit }),
  };
}

/** Requested every few seconds: at info level they would drown out the rest of the log. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Counts every response and logs a line about it, with the route's pattern instead of the URL, which
 * may identify a person.
 */
function recordResponses(app: FastifyInstance, metrics: Metrics) {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const { statusCode, elapsedTime } = reply;
    const route = request.routeOptions.url ?? 'none';
    metrics.countRequest(elapsedTime / 1000, method, route, `${statusCode}`);
    const level = statusCode >= 500 ? 'error' : PROBES.has(route) ? 'debug' : 'info';
    const procedures = calledProcedures(request);
    request.log[level](
      { method, route, ...(procedures && { procedures }), statusCode, ms: Math.round(elapsedTime) },
      'request completed',
    );
    done();
  });
}
