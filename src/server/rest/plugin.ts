import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { METHODS } from 'node:http';
import { Readable } from 'node:stream';
import { utcDay } from '../../shared/dates.ts';
import { SpamQuery } from '../../shared/spam.ts';
import type { CreateContext } from '../trpc/context.ts';
import { errorBody } from '../http/errors.ts';
import { makeReady, type ReadyCache, sendReady } from '../http/responseCache.ts';
import type { CountReads } from '../http/readRateLimit.ts';
import type { Timeouts } from '../timeouts.ts';
import { callProcedure } from './callProcedure.ts';
import { batchOf, csvStream, FIRST_ROWS } from './csv.ts';
import { docsPage } from './docs.ts';
import { exportPlaces } from './exportSlots.ts';
import { type OpenApi, openApi } from './openApi.ts';
import { answerPlainForm, isPlainForm } from './htmlForm.ts';
import { needsSignInPage, sendToSignIn } from './signInRedirect.ts';
import { type CsvRoute, type JsonRoute, routes } from './routes.ts';

export type RestOptions = {
  createContext: CreateContext;
  cache: ReadyCache;
  publicUrl: string;
  timeouts: Timeouts;
  countReads: CountReads;
};
const JSON_TYPE = 'application/json; charset=utf-8';
type Door = { req: FastifyRequest; res: FastifyReply };

/** Mounts the table of routes: the same procedures as /trpc, under the paths external tools know. */
export async function rest(app: FastifyInstance, options: RestOptions) {
  await app.register(formbody);
  app.addHook(
    'onRequest',
    options.countReads(() => 1),
  );
  const enterExport = exportPlaces(options.timeouts);
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: (req, res) =>
        'csv' in route
          ? sendCsv(route, { req, res }, { ...options, enterExport })
          : sendJson(route, { req, res }, options),
    });
  }
  // A method that is not known here could not be refused by name.
  for (const method of METHODS.filter((name) => !app.supportedMethods.includes(name)))
    app.addHttpMethod(method);
  for (const [path, allowed] of methodsByPath()) refuseOthers(app, path, allowed);
  documents(app, options);
  for (const url of ['/api', '/api/*']) app.all(url, { onRequest: noSuchPath }, noSuchPath);
}

function sendJson(route: JsonRoute, door: Door, options: RestOptions) {
  const { req, res } = door;
  const kept = route.isCached ? keptUnder(route, req) : undefined;
  const ready = kept && options.cache.peek(kept.key);
  return ready ? sendReady(req, res, ready) : answerJson(route, door, options, kept);
}

type Kept = { key: string; isOneOfMany: boolean };

/**
 * The key of an answer: by its decoded parts, or one post could be kept under any number of spellings,
 * and by the parameters that the route knows. Nothing for a query that it will refuse.
 */
function keptUnder({ path, query }: JsonRoute, req: FastifyRequest): Kept | undefined {
  const key = `${path} ${JSON.stringify(req.params)}`;
  if (!query || !req.url.includes('?')) return { key, isOneOfMany: false };
  const { data } = query.safeParse(req.query);
  if (!data) return undefined;
  const isOneOfMany = Object.keys(data).length > 0;
  return { key: isOneOfMany ? `${key} ${JSON.stringify(data)}` : key, isOneOfMany };
}

async function answerJson(
  route: JsonRoute,
  { req, res }: Door,
  { createContext, cache }: RestOptions,
  kept: Kept | undefined,
) {
  const answer = () => {
    const type = route.method === 'GET' ? 'query' : 'mutation';
    const called = { type, path: route.procedure } as const;
    return callProcedure(createContext({ req, res }), called, req[route.input]);
  };
  if (isPlainForm(req)) return answerPlainForm(req, res, answer);
  res.header('cache-control', 'no-store');
  if (!kept) return res.code(route.status).send(await answer());
  const make = async () => makeReady(JSON.stringify(await answer()), JSON_TYPE);
  const { key, isOneOfMany } = kept;
  return sendReady(req, res, await cache.get(key, make, { isOneOfMany }));
}

type Exports = Pick<RestOptions, 'createContext'> & {
  enterExport: ReturnType<typeof exportPlaces>;
};

async function sendCsv({ csv, access, query }: CsvRoute, { req, res }: Door, options: Exports) {
  const context = options.createContext({ req, res });
  res.header('cache-control', 'no-store');
  const start = async () => {
    // Strangers take no place in the queue.
    await context.gate.admit(access);
    const read = await options.enterExport(res);
    const called = { type: 'query', path: csv.procedure } as const;
    const asked = query && isObject(req.query) ? req.query : {};
    const batch = (page: { cursor?: string; limit: number }) =>
      read(async () => batchOf(await callProcedure(context, called, { ...asked, ...page })));
    // Read before the first byte is sent, so that a refusal is still a status.
    return { batch, first: await batch({ limit: FIRST_ROWS }) };
  };
  const started = await start().catch((error: unknown) => {
    if (needsSignInPage(req, error)) return undefined;
    throw error;
  });
  if (!started) return sendToSignIn(req, res);
  const { batch, first } = started;
  res.type('text/csv; charset=utf-8');
  res.header('content-disposition', `attachment; filename="${csv.name}-${utcDay()}.csv"`);
  const columns = isWithSpam(req.query) ? (csv.columnsWithSpam ?? csv.columns) : csv.columns;
  // The length is not known without reading it all, so none is said.
  if (req.method === 'HEAD') return res.send(Readable.from([]));
  const rows = csvStream(columns, first, (cursor, limit) => batch({ cursor, limit }));
  // Nothing is read for a client that has gone, also when a compressor stands in between.
  res.raw.once('close', () => rows.destroy());
  if (res.raw.destroyed) rows.destroy();
  return res.send(rows);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isWithSpam = (query: unknown) => SpamQuery.safeParse(query).data?.spam === 'include';

function documents(app: FastifyInstance, { publicUrl }: RestOptions) {
  // Made with the first request that wants it, so that a start does not wait for it.
  let made: OpenApi | undefined;
  const document = () => (made ??= openApi(publicUrl));
  app.get('/api/openapi.json', (_req, reply) => reply.send(document()));
  app.get('/api/docs', (_req, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(document())),
  );
  refuseOthers(app, '/api/openapi.json', ['GET', 'HEAD']);
  refuseOthers(app, '/api/docs', ['GET', 'HEAD']);
}

function methodsByPath() {
  const byPath = new Map<string, string[]>();
  for (const { method, path } of routes) {
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method];
    byPath.set(path, [...(byPath.get(path) ?? []), ...methods]);
  }
  return byPath;
}

// Before the body is read, which matters no more.
const noSuchPath = async (_req: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send(errorBody(404, 'No such path'));

/** OPTIONS tells what a path takes; anything else it does not take is 405, whatever the body. */
function refuseOthers(app: FastifyInstance, url: string, allowed: string[]) {
  const allow = [...allowed, 'OPTIONS'].join(', ');
  app.route({
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async (req, reply) => {
      reply.header('allow', allow);
      if (req.method === 'OPTIONS') return reply.code(204).send();
      return reply
        .code(405)
        .send(errorBody(405, `${req.method} is not allowed here, but ${allow}`));
    },
    handler: (_req, reply) => reply.send(),
  });
}
