import type { InjectOptions } from 'fastify';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { routes } from '../src/server/rest/routes.ts';
import { bearer, lead, testApp } from './app.ts';

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const errorShape = (statusCode: number, message: RegExp = /./) => ({
  statusCode,
  error: expect.any(String),
  message: expect.stringMatching(message),
  requestId: expect.any(String),
});

const known = new Map<string, string>();
for (const { method, path } of routes) {
  const url = path.replace(':slug', 'a-post');
  const methods = method === 'GET' ? 'GET, HEAD' : method;
  known.set(url, [known.get(url), methods].filter(Boolean).join(', '));
}
for (const url of ['/api/openapi.json', '/api/docs']) known.set(url, 'GET, HEAD');

test('ignores fields named __proto__ and constructor', async () => {
  await using server = await testApp();
  for (const name of ['__proto__', 'constructor'])
    for (const [url, status] of [
      ['/api/leads', 201],
      ['/trpc/leads.create', 200],
    ] as const) {
      const payload = JSON.stringify(lead).replace('{', `{"${name}":{"prototype":{"x":1}},`);
      const response = await server.inject({ method: 'POST', url, headers: json, payload });
      expect([name, url, response.statusCode]).toEqual([name, url, status]);
    }
});

describe('methods', () => {
  test('returns 405 with Allow for an unsupported method, also of a procedure, in the common error format', async () => {
    await using server = await testApp();
    const port = await portOf(server.app);
    expect((await send(port, 'TRACE', '/trpc/leads.create')).status).toBe(405);
    for (const [url, allowed] of known) {
      const allow = sorted(`${allowed}, OPTIONS`);
      for (const method of server.app.supportedMethods.filter((name) => !allow.includes(name))) {
        const response = await send(port, method, url);
        expect([method, url, response.status]).toEqual([method, url, 405]);
        expect(sorted(response.allow)).toEqual(allow);
      }
    }
    const wrong = { method: 'PUT', url: '/api/leads', payload: '{', headers: json } as const;
    const response = await server.inject(wrong);
    expect(response.json()).toEqual(errorShape(405, /^Method not allowed\. Allowed: .*POST/));
  });

  test('OPTIONS returns 204 with Allow on every path', async () => {
    await using server = await testApp();
    for (const [url, allowed] of known) {
      const response = await server.inject({ method: 'OPTIONS', url });
      expect([url, response.statusCode]).toEqual([url, 204]);
      expect(sorted(response.headers.allow)).toEqual(sorted(`${allowed}, OPTIONS`));
    }
  });

  test('HEAD returns the headers of GET without a body', async () => {
    await using server = await testApp({ isSeeded: true });
    const gets = [...known].filter(([, allowed]) => allowed.includes('GET'));
    for (const [path] of gets) {
      const url = path.replace('a-post', 'podcast-metrics-that-matter');
      const [get, head] = [
        await server.inject({ url, headers: bearer }),
        await server.inject({ method: 'HEAD', url, headers: bearer }),
      ];
      expect([url, head.statusCode, head.body]).toEqual([url, 200, '']);
      for (const name of ['content-type', 'content-disposition', 'etag'])
        expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  test('an unknown path is a 404 in JSON for any method', async () => {
    await using server = await testApp();
    const port = await portOf(server.app);
    for (const url of ['/api/nope', '/api/blog/a/b', '/api', '/api/']) {
      for (const method of server.app.supportedMethods) {
        const response = await send(port, method, url);
        expect([url, method, response.status]).toEqual([url, method, 404]);
        expect(response.type).toContain('application/json');
      }
      const wrong = { method: 'POST', url, payload: '{', headers: json } as const;
      expect((await server.inject(wrong)).json()).toEqual(errorShape(404));
    }
  });
});

describe('bodies', () => {
  const post = (payload: InjectOptions['payload'], headers: object) => ({
    method: 'POST' as const,
    url: '/api/leads',
    ...(payload !== undefined && { payload }),
    headers: { ...headers },
  });

  const refused: [name: string, payload: string | undefined, headers: object, status: number][] = [
    ['over 1 MiB of JSON', JSON.stringify({ ...lead, extra: 'x'.repeat(2 ** 20) }), json, 413],
    ['an over 1 MiB form', `extra=${'x'.repeat(2 ** 20)}`, form, 413],
    ['XML', '<lead/>', { 'content-type': 'application/xml' }, 415],
    ['a multipart form', 'x', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['plain text', 'hello', { 'content-type': 'text/plain' }, 400],
    ['half of a JSON text', '{"firstName":', json, 400],
    ['an empty JSON body', '', json, 400],
    ['an empty form', '', form, 400],
    ['no body at all', undefined, {}, 400],
    ['an array', '[]', json, 400],
    ['null', 'null', json, 400],
    ['a number', '7', json, 400],
    ['a text', '"lead"', json, 400],
    ['a polluting key', `{"__proto__":{"firstName":"x"}}`, json, 400],
    ['a polluting constructor', `{"constructor":{"prototype":{"firstName":"x"}}}`, json, 400],
  ];

  test('rejects an invalid lead and stores nothing', async () => {
    await using server = await testApp();
    for (const [name, payload, headers, status] of refused) {
      const response = await server.inject(post(payload, headers));
      expect([name, response.statusCode]).toEqual([name, status]);
      expect(response.json()).toEqual(errorShape(status));
    }
    const { leads } = (await server.inject({ url: '/api/leads', headers: bearer })).json();
    expect(leads).toEqual([]);
    expect({}).not.toHaveProperty('firstName');
  });

  test('accepts a body of almost 1 MiB with a token, and ignores prototype-polluting keys in a form', async () => {
    await using server = await testApp();
    const large = { ...lead, extra: 'x'.repeat(2 ** 20 - 1000) };
    const response = await server.post('/api/leads', large, bearer);
    expect(response.statusCode).toBe(201);
    const fields = new URLSearchParams({ ...lead, __proto__: 'x', constructor: 'x' });
    const polluting = await server.inject(post(`${fields}&__proto__[admin]=1`, form));
    expect(polluting.statusCode).toBe(201);
    expect({}).not.toHaveProperty('admin');
  });
});

describe('information disclosure', () => {
  test('masks unexpected errors in REST and tRPC, and sends no header that names the software', async () => {
    await using server = await testApp();
    await server.orm.em.getConnection().execute('drop table leads');
    const rest = await server.post('/api/leads', lead);
    expect(rest.json()).toEqual({
      statusCode: 500,
      error: 'Internal Server Error',
      message: 'Internal error',
      requestId: rest.headers['x-request-id'],
    });
    const trpc = await server.post('/trpc/leads.create', lead);
    expect(trpc.statusCode).toBe(500);
    expect(trpc.json().error.message).toBe('Internal error');
    expect(trpc.body).not.toContain('stack');
    const { headers } = await server.inject('/api/blog');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });
});

describe('tRPC', () => {
  const batch = (server: Awaited<ReturnType<typeof testApp>>, names: string, input: object) =>
    server.inject({
      url: `/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`,
      headers: bearer,
    });

  test('returns a result for each call of a batch', async () => {
    await using server = await testApp({ isSeeded: true });
    await server.post('/trpc/leads.create', lead);
    const input = { 1: { slug: 'nope' }, 2: {} };
    const [cards, post, leads] = (
      await batch(server, 'blog.cards,blog.bySlug,leads.list', input)
    ).json();
    expect(cards.result.data.posts.length).toBeGreaterThan(3);
    expect(post.error).toMatchObject({ data: { httpStatus: 404 } });
    expect(leads.result.data.leads).toMatchObject([lead]);
  });

  test('returns a readable message for an invalid input, without stack or raw JSON', async () => {
    await using server = await testApp();
    const several = { ...lead, firstName: 1, company: undefined };
    for (const [payload, message] of [
      [JSON.stringify({ ...lead, email: 'x' }), /^email: Must be an /],
      [JSON.stringify(several), /^firstName: Must be text; company: Required$/],
      ['{"firstName":', /JSON/],
      ['', /./],
    ] as const) {
      const url = '/trpc/leads.create';
      const response = await server.inject({ method: 'POST', url, payload, headers: json });
      expect(response.statusCode).toBe(400);
      const { error } = response.json();
      expect(error.message).toMatch(message);
      expect(error.message).not.toMatch(/[[{]/);
      const { fields = {}, ...facts } = error.data;
      expect(Object.keys(facts).toSorted()).toEqual(['code', 'httpStatus', 'path', 'requestId']);
      // The same messages by field, for forms.
      for (const [field, sentence] of Object.entries(fields))
        expect(error.message).toContain(`${field}: ${String(sentence)}`);
    }
  });
});

type App = Awaited<ReturnType<typeof testApp>>['app'];
type RawResponse = { status: number; allow: string; type: string };

async function portOf(app: App) {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** Uses a real socket, because `inject` supports only common methods. */
function send(port: number, method: string, path: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const call = request({ port, method, path, host: '127.0.0.1' }, (response) => {
      response.resume().on('end', () => {
        const { allow = '', 'content-type': type = '' } = response.headers;
        resolve({ status: response.statusCode ?? 0, allow, type });
      });
    });
    call.on('error', reject).end();
  });
}

const sorted = (list: unknown) => String(list).split(', ').toSorted();
