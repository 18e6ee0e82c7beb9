import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { includesRole } from '../shared/accounts.ts';
import { once } from '../shared/once.ts';
import { SOCKET_PATH } from '../shared/whiteboard/constants.ts';
import { loadCredentials } from './access/credentials.ts';
import { cookieSession, roleOf } from './access/identify.ts';
import { findSession } from './access/sessions.ts';
import { blogVersion } from './blog/service.ts';
import type { Config } from './config.ts';
import { siteContent } from './content/siteContent.ts';
import type { Orm } from './database/database.ts';
import { databasePlace } from './database/sqlite.ts';
import { geminiOf } from './guides/geminiAccess.ts';
import { clientErrors } from './http/clientErrors.ts';
import {
  everyRequest,
  type Policy,
  requestId,
  securityPolicy,
  sendFrameworkError,
} from './http/everyRequest.ts';
import { longBodies } from './http/longBodies.ts';
import { createReadLimit, memoryRateLimiters } from './http/rateLimits.ts';
import { ResponseCache } from './http/responseCache.ts';
import { securityTxt } from './http/securityTxt.ts';
import { type Timeouts, timeouts as productionTimeouts } from './http/timeouts.ts';
import { backgroundWork } from './operations/backgroundWork.ts';
import { addGauges } from './operations/gauges.ts';
import { health } from './operations/health.ts';
import { createMetrics, metricsRoute, recordResponses } from './operations/metrics.ts';
import type { ClientBuild } from './pages/client.ts';
import { pages } from './pages/plugin.ts';
import { uploads } from './pages/uploads.ts';
import { rest } from './rest/plugin.ts';
import { contextFactory } from './trpc/context.ts';
import { trpcRoutes } from './trpc/plugin.ts';
import { createBoardStorage } from './whiteboard/boardStorage.ts';
import { MemoryBus } from './whiteboard/bus.ts';
import { Rooms } from './whiteboard/rooms.ts';
import { whiteboard } from './whiteboard/socket.ts';
import { createBoardStore } from './whiteboard/store.ts';

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
  const { orm, config, client, timeouts = productionTimeouts } = options;
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const policy = securityPolicy({ config, publicUrl, isDevelopment: client.isDevelopment });
  const app = createServer(options, policy);
  const { log } = app;
  const fork = () => orm.em.fork();
  const { bus, limiters, redis } = await sharedState({ config, log, timeouts });
  const metrics = createMetrics();
  const gemini = geminiOf(config);
  const boardStorage = createBoardStorage({ fork, mebibytes: config.WHITEBOARD_STORAGE_MIB, log });
  const store = createBoardStore(orm, boardStorage.usedShare);
  const rooms = new Rooms({ store, bus, log, onAck: metrics.countAck });
  const cache = new ResponseCache(() => publicVersion(fork()), timeouts.postsVersion);
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onClose', async () => limiters.close());

  await app.register(everyRequest, { policy });
  // Cookies are parsed only on routes that use a session.
  await app.register(cookie, { hook: false });
  // Frequent responses are cached precompressed; for the others, speed matters more than size.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['gzip', 'deflate', 'identity'],
    zlibOptions: { level: 1 },
    // `everyRequest` refuses compressed bodies.
    globalDecompression: false,
  });
  await app.register(recordResponses, { metrics });
  const site = { orm, config, publicUrl, timeouts, metrics, gemini };
  await app.register(backgroundWork, { ...site, rooms });
  const createContext = contextFactory({
    ...site,
    limiters,
    outbox: app.outbox,
    liveBoards: rooms,
    boardStorage,
    closing: closing.signal,
    onPostsChanged: () => cache.invalidate(),
  });
  const isAdmin = async (req: FastifyRequest, res: FastifyReply) =>
    (await createContext({ req, res }).auth.state()).by !== null;
  await app.register(longBodies, { isAdmin });
  const limitReads = createReadLimit({
    perMinute: config.READS_PER_ADDRESS,
    isAdmin,
    shared: config.REDIS_URL ? limiters : undefined,
  });

  await app.register(trpcRoutes, { createContext, limitReads, timeouts });
  await app.register(rest, { createContext, cache, publicUrl, timeouts, limitReads });
  const state = { orm, timeouts, isInPlace: databasePlace(config.DATABASE_URL), redis };
  await app.register(health, { ...state, uploadsFolder: config.UPLOADS_DIR });
  addGauges({ ...state, metrics, config, rooms, handles: app.outbox.handles });
  await app.register(metricsRoute, { metrics, token: config.METRICS_TOKEN });
  await app.register(securityTxt, { contact: config.SECURITY_CONTACT, publicUrl });
  await app.register(uploads, { folder: config.UPLOADS_DIR });
  await app.register(whiteboard, {
    rooms,
    publicUrl,
    socketsPerAddress: config.WHITEBOARD_SOCKETS_PER_ADDRESS,
    isEditor: editorCheck({ orm, config }),
    onSockets: metrics.countSockets,
  });
  await app.register(pages, { createContext, cache, client, config, publicUrl, limitReads });
  return app;
}

function createServer({ config, client, logger }: AppOptions, policy: Policy): FastifyInstance {
  const { watch, answer } = clientErrors(policy);
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
    frameworkErrors: sendFrameworkError(policy),
    clientErrorHandler: ({ code }, socket) => answer(code, socket, app.log),
  });
  watch(app.server, app.log);
  app.server.on('dropRequest', (_request, socket) => socket.destroy());
  return app;
}

/** Returns the version of everything that public pages show: posts and content. */
async function publicVersion(em: Orm['em']) {
  const posts = await blogVersion(em);
  return { ...posts, version: `${posts.version} ${siteContent().version}` };
}

/** Returns a function that tells whether a request is part of the session of an editor or owner. */
function editorCheck({ orm, config }: Pick<AppOptions, 'orm' | 'config'>) {
  const credentials = once(() => loadCredentials(orm.em.fork(), config));
  return async (req: FastifyRequest) => {
    const context = { req, em: orm.em.fork(), config, credentials };
    const session = await cookieSession(context, findSession);
    return !!session && includesRole(roleOf(session), 'editor');
  };
}

type Shared = { config: Config; log: FastifyBaseLogger; timeouts: Timeouts };

/** What processes share through Redis. Without it, they share the database alone, as during an update. */
async function sharedState({ config: { REDIS_URL: url }, log, timeouts }: Shared) {
  if (!url) return { bus: new MemoryBus().connect('this'), limiters: memoryRateLimiters() };
  // Imported here, so that a start without Redis does not load its client.
  const { redisBus } = await import('./whiteboard/redisBus.ts');
  const { redisRateLimiters } = await import('./http/redisRateLimiters.ts');
  const bus = redisBus(url, {
    log,
    timeout: timeouts.redis,
    ping: { every: timeouts.redisPing, timeout: timeouts.redisSilence },
  });
  return {
    bus,
    /** Whether Redis responds and takes writes. */
    redis: bus.isReady,
    limiters: redisRateLimiters(url, { log, timeout: timeouts.rateLimit }),
  };
}
