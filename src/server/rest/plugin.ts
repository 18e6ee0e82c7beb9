import { callTRPCProcedure } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Readable } from 'node:stream';
import type { Notice } from '../../shared/content/shapes.ts';
import { ColumnsQuery } from '../../shared/attributionColumns.ts';
import { utcDay } from '../../shared/dates.ts';
import { SpamQuery } from '../../shared/spam.ts';
import type { Context } from '../access/procedures.ts';
import { appRouter } from '../trpc/router.ts';
import type { CreateContext } from '../trpc/context.ts';
import { errorBody, toHttp } from '../http/errors.ts';
import { plainPage } from '../http/plainPage.ts';
import { sendError } from '../http/sendError.ts';
import { CachedResponse, type ResponseCache, sendCachedResponse } from '../http/responseCache.ts';
import { type LimitReads, READS_PER_LIST } from '../http/rateLimits.ts';
import type { Timeouts } from '../http/timeouts.ts';
import { loadRequiredAccess, type ProcedurePath } from './procedures.ts';
import { parseBatch, csvStream, FIRST_BATCH_ROWS } from './csv.ts';
import { createExportSlots } from './exportSlots.ts';
import { siteContent } from '../content/siteContent.ts';
import { once } from '../../shared/once.ts';
import { needsSignInPage, redirectToSignIn } from './signInRedirect.ts';
import { type CsvRoute, type JsonRoute, routes } from './routes.ts';
import { isObject } from '../../shared/isObject.ts';

export type RestOptions = {
  createContext: CreateContext;
  cache: ResponseCache;
  publicUrl: string;
  timeouts: Timeouts;
  limitReads: LimitReads;
};
const JSON_TYPE = 'application/json; charset=utf-8';
const SENT_PATH = '/message-sent';
type RequestContext = { req: FastifyRequest; res: FastifyReply };

/** Mounts the table of routes: the procedures of `/trpc` under the REST paths. */
export async function rest(app: FastifyInstance, options: RestOptions) {
  app.addHook('onRequest', options.limitReads(countReads));
  const acquireExportSlot = createExportSlots(options.timeouts);
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: (req, res) =>
        'csv' in route
          ? sendCsv(route, { req, res }, { ...options, acquireExportSlot })
          : sendJson(route, { req, res }, options),
    });
  }
  for (const [path, allowed] of methodsByPath()) rejectOtherMethods(app, path, allowed);
  registerDocumentation(app, options);
  registerFormConfirmation(app);
  for (const url of ['/api', '/api/*'])
    app.all(url, { onRequest: sendPathNotFound }, sendPathNotFound);
}

/**
 * Returns the cache key of a response: its decoded parameters, because one post has any number of
 * spellings. Returns `undefined` for a query that the route knows: callers could invent any number
 * of pages of a list, and each would displace others.
 */
function cacheKeyOf({ path, query }: JsonRoute, req: FastifyRequest): string | undefined {
  if (query && isPageOf(query, req)) return undefined;
  return `${path} ${JSON.stringify(req.params)}`;
}

const lists = new Map<string, z.ZodObject>(
  routes.flatMap((route) =>
    'isCached' in route && route.query ? [[route.path, route.query] as const] : [],
  ),
);

/** A page of a list is made for each request. */
function countReads(req: FastifyRequest) {
  const query = lists.get(req.routeOptions.url ?? '');
  return query && isPageOf(query, req) ? READS_PER_LIST : 1;
}

/** Whether a request has parameters that the route knows, or invalid ones. */
function isPageOf(query: z.ZodObject, req: FastifyRequest) {
  if (!req.url.includes('?')) return false;
  const { data } = query.safeParse(req.query);
  return !data || Object.keys(data).length > 0;
}

async function sendJson(
  route: JsonRoute,
  { req, res }: RequestContext,
  { createContext, cache }: RestOptions,
) {
  const cacheKey = route.isCached ? cacheKeyOf(route, req) : undefined;
  const call = () => {
    const type = route.method === 'GET' ? 'query' : 'mutation';
    const procedure = { type, path: route.procedure } as const;
    const context = { ...createContext({ req, res }), isCached: !!cacheKey };
    return callProcedure(context, procedure, req[route.input]);
  };
  if (isHtmlForm(req)) return sendFormResult(req, res, call);
  if (!cacheKey) {
    res.header('cache-control', 'no-store');
    return res.code(route.status).send(await call());
  }
  const make = async () => new CachedResponse(JSON.stringify(await call()), JSON_TYPE);
  return sendCachedResponse(req, res, await cache.get(cacheKey, make));
}

type ProcedureCall = { type: 'query' | 'mutation'; path: ProcedurePath };

/** Calls a procedure by name with unchecked input: its schema validates it. */
const callProcedure = async (
  ctx: Context,
  { type, path }: ProcedureCall,
  input: unknown,
): Promise<unknown> =>
  callTRPCProcedure({
    router: appRouter,
    type,
    path,
    ctx,
    getRawInput: () => Promise.resolve(input),
    signal: undefined,
    batchIndex: 0,
  });

/** Whether a browser submitted a form without scripts, so that the response must be a page. */
const isHtmlForm = ({ method, headers }: FastifyRequest) =>
  method === 'POST' &&
  !!headers['content-type']?.startsWith('application/x-www-form-urlencoded') &&
  !!headers.accept?.startsWith('text/html');

async function sendFormResult(
  request: FastifyRequest,
  reply: FastifyReply,
  submit: () => Promise<unknown>,
) {
  try {
    await submit();
    // A page of its own, because reloading the answer to a POST would send the form again.
    return await reply.redirect(SENT_PATH, 303);
  } catch (error) {
    const { statusCode, message } = toHttp(error);
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    const { failure } = texts();
    const text = statusCode >= 500 ? failure.text : refusal(statusCode, message);
    return sendResultPage(request, reply.code(statusCode), { ...failure, text });
  }
}

function registerFormConfirmation(app: FastifyInstance) {
  app.get(SENT_PATH, async (request, reply) =>
    sendResultPage(request, reply.header('cache-control', 'no-store'), texts().success),
  );
}

const texts = () => siteContent().documents.forms.message;

const refusal = (statusCode: number, message: string) =>
  statusCode === 429 ? message : `${texts().withoutScripts.refused} ${message}.`;

function refererPath({ headers, host }: FastifyRequest) {
  const from = headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer) : null;
  // Two slashes at the start would name another host.
  return from?.host === host ? from.pathname.replace(/^\/+/, '/') : '/';
}

/** The browser also sends the address of the form after the redirect and on a reload. */
function sendResultPage(request: FastifyRequest, reply: FastifyReply, notice: Notice) {
  const link = { label: texts().withoutScripts.back, href: refererPath(request) };
  return reply.type('text/html; charset=utf-8').send(plainPage({ ...notice, link }));
}

type ExportOptions = Pick<RestOptions, 'createContext'> & {
  acquireExportSlot: ReturnType<typeof createExportSlots>;
};

async function sendCsv(route: CsvRoute, { req, res }: RequestContext, options: ExportOptions) {
  const { csv, procedure, query } = route;
  const context = options.createContext({ req, res });
  res.header('cache-control', 'no-store');
  const start = async () => {
    const access = (await loadRequiredAccess())(route);
    // An unauthenticated caller takes no slot.
    if (access !== 'public') await context.auth.authorize(access);
    const readInSlot = await options.acquireExportSlot(res);
    const filter = query && isObject(req.query) ? req.query : {};
    const readBatch = (page: { cursor?: string; limit: number }) =>
      readInSlot(async () =>
        parseBatch(
          await callProcedure(context, { type: 'query', path: procedure }, { ...filter, ...page }),
        ),
      );
    // Before the first byte is sent, so that an error still gets a status.
    return { readBatch, first: await readBatch({ limit: FIRST_BATCH_ROWS }) };
  };
  const started = await start().catch((error: unknown) => {
    if (needsSignInPage(req, error)) return undefined;
    throw error;
  });
  if (!started) return redirectToSignIn(req, res);
  const { readBatch, first } = started;
  res.type('text/csv; charset=utf-8');
  res.header('content-disposition', `attachment; filename="${csv.name}-${utcDay()}.csv"`);
  const columns = columnsOf(csv, req.query);
  // Without a Content-Length, because it is only known after reading all rows.
  if (req.method === 'HEAD') return res.send(Readable.from([]));
  const rows = csvStream(columns, first, (cursor, limit) => readBatch({ cursor, limit }));
  // Stops reading when the client disconnects, even with a compressor in between.
  res.raw.once('close', () => rows.destroy());
  if (res.raw.destroyed) rows.destroy();
  return res.send(rows);
}

const columnsOf = (csv: CsvRoute['csv'], query: unknown) => [
  ...(includesSpam(query) ? (csv.columnsWithSpam ?? csv.columns) : csv.columns),
  ...(ColumnsQuery.safeParse(query).data?.columns ? (csv.furtherColumns ?? []) : []),
];

const includesSpam = (query: unknown) => SpamQuery.safeParse(query).data?.spam === 'include';

function registerDocumentation(app: FastifyInstance, { publicUrl }: RestOptions) {
  // Generated at the first request, to keep the startup fast.
  const document = once(async () => (await import('./openApi.ts')).openApi(publicUrl));
  app.get('/api/openapi.json', document);
  app.get('/api/docs', async (_req, reply) => {
    const { docsPage } = await import('./docs.ts');
    return reply.type('text/html; charset=utf-8').send(docsPage(await document()));
  });
  rejectOtherMethods(app, '/api/openapi.json', ['GET', 'HEAD']);
  rejectOtherMethods(app, '/api/docs', ['GET', 'HEAD']);
}

function methodsByPath() {
  const byPath = new Map<string, string[]>();
  for (const { method, path } of routes) {
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method];
    byPath.set(path, [...(byPath.get(path) ?? []), ...methods]);
  }
  return byPath;
}

// Before the body is read, because it is not needed.
const sendPathNotFound = async (req: FastifyRequest, reply: FastifyReply) =>
  sendError(req, reply, errorBody(404, 'No such path'));

/** Responds to OPTIONS with the allowed methods, and to any other method with 405. */
function rejectOtherMethods(app: FastifyInstance, url: string, allowed: string[]) {
  const allow = [...allowed, 'OPTIONS'].join(', ');
  app.route({
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async (req, reply) => {
      reply.header('allow', allow);
      if (req.method === 'OPTIONS') return reply.code(204).send();
      return sendError(req, reply, errorBody(405, `Method not allowed. Allowed: ${allow}`));
    },
    handler: (_req, reply) => reply.send(),
  });
}
