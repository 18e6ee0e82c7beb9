import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { METHODS } from 'node:http';
import { Readable } from 'node:stream';
import { SpamQuery } from '../../shared/spam.ts';
import type { CreateContext } from '../context.ts';
import { errorBody } from '../errors.ts';
import { makeReady, type ReadyCache, sendReady } from '../ready.ts';
import { createCaller } from '../router.ts';
import { csvStream, FIRST_ROWS } from './csv.ts';
import { docsPage } from './docs.ts';
import { type OpenApi, openApi } from './openapi.ts';
import { answerPlainForm, isPlainForm } from './plainForm.ts';
import { needsSignInPage, sendToSignIn } from './signInPage.ts';
import { type CsvRoute, type JsonRoute, routes } from './routes.ts';

export type RestOptions = { createContext: CreateContext; cache: ReadyCache; publicUrl: string };
const JSON_TYPE = 'application/json; charset=utf-8';
type Door = { req: FastifyRequest; res: FastifyReply };

/** Mounts the table of routes: the same procedures as /trpc, under the paths external tools know. */
export async function rest(app: FastifyInstance, options: RestOptions) {
  await app.register(formbody);
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: (req, res) =>
        'csv' in route
          ? sendCsv(route, { req, res }, options)
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
  // Only plain addresses are kept: a query could make any number of them.
  const isKept = route.isCached && !req.url.includes('?');
  // By its decoded parts, or one post could be kept under any number of spellings.
  const key = isKept ? `${route.path} ${JSON.stringify(req.params)}` : undefined;
  const ready = key && options.cache.peek(key);
  return ready ? sendReady(req, res, ready) : answerJson(route, door, options, key);
}

async function answerJson(
  route: JsonRoute,
  { req, res }: Door,
  { createContext, cache }: RestOptions,
  key: string | undefined,
) {
  const answer = () => {
    const parts = { params: req.params, query: req.query, body: req.body };
    return route.call(createCaller(createContext({ req, res })), parts);
  };
  if (isPlainForm(req)) return answerPlainForm(req, res, answer);
  if (!key && route.isCached)
    return sendReady(req, res, await makeReady(JSON.stringify(await answer()), JSON_TYPE));
  res.header('cache-control', 'no-store');
  if (!key) return res.code(route.status).send(await answer());
  const ready = await cache.get(key, async () =>
    makeReady(JSON.stringify(await answer()), JSON_TYPE),
  );
  return sendReady(req, res, ready);
}

async function sendCsv({ csv }: CsvRoute, { req, res }: Door, { createContext }: RestOptions) {
  const api = createCaller(createContext({ req, res }));
  // Read before the first byte is sent, so that a refusal is still a status.
  res.header('cache-control', 'no-store');
  const first = await csv.batch(api, { limit: FIRST_ROWS }, req.query).catch((error: unknown) => {
    if (needsSignInPage(req, error)) return undefined;
    throw error;
  });
  if (!first) return sendToSignIn(req, res);
  const today = new Date().toISOString().slice(0, 10);
  res.type('text/csv; charset=utf-8');
  res.header('content-disposition', `attachment; filename="${csv.name}-${today}.csv"`);
  const columns = isWithSpam(req.query) ? (csv.columnsWithSpam ?? csv.columns) : csv.columns;
  // The length is not known without reading it all, so none is said.
  if (req.method === 'HEAD') return res.send(Readable.from([]));
  return res.send(
    csvStream(columns, first, (cursor, limit) => csv.batch(api, { cursor, limit }, req.query)),
  );
}

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
