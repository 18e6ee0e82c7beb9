import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import {
  bearer,
  password,
  quickHash,
  testApp,
  type TestApp as Server,
  token,
  unconfigured,
} from '../../../test/app.ts';

const local = { host: 'localhost:3000' };
const basic = (pair: string) => ({
  authorization: `Basic ${Buffer.from(pair).toString('base64')}`,
});
const right = basic(`admin:${password}`);

const ask = async (server: Server, headers: Record<string, string>, more: InjectOptions = {}) =>
  (await server.inject({ url: '/api/leads', headers, ...more })).statusCode;

describe('without ADMIN_PASSWORD', () => {
  const open = (environment: Record<string, string> = {}) =>
    testApp({ environment: { ...unconfigured, ...environment } });

  test('accepts requests of the machine itself, and rejects all others', async () => {
    await using server = await open();
    for (const remoteAddress of ['127.0.0.1', '127.9.8.7', '::1', '::ffff:127.0.0.1'])
      for (const host of ['localhost', 'localhost:3000', '127.0.0.1:80', '[::1]:3000', 'LocalHost'])
        expect([host, await ask(server, { host }, { remoteAddress })]).toEqual([host, 200]);
    for (const remoteAddress of ['10.0.0.1', '192.168.1.7', '128.0.0.1', '::2', '::ffff:10.0.0.1'])
      expect(await ask(server, local, { remoteAddress })).toBe(401);
  });

  /** What nginx, Apache, HAProxy, Envoy, Traefik, load balancers, content networks and tunnels add. */
  const proxyHeaders =
    `
    forwarded via x-forwarded-for x-forwarded-host x-forwarded-proto x-forwarded-port x-forwarded-server
    x-forwarded-prefix x-forwarded-client-cert x-real-ip x-client-ip x-cluster-client-ip x-original-url
    x-original-uri x-rewrite-url x-scheme x-request-id x-request-start x-correlation-id x-envoy-external-address
    x-amzn-trace-id x-amz-cf-id x-azure-ref x-cloud-trace-context x-appengine-country x-vercel-id
    x-nf-client-connection-ip x-b3-traceid b3 traceparent tracestate baggage uber-trace-id true-client-ip
    fly-client-ip fly-region fastly-client fastly-ff cf-ray cf-visitor cf-connecting-ip cdn-loop
    cloudfront-viewer-country akamai-origin-hop tailscale-user-login ngrok-skip-browser-warning client-ip
    remote-user ssl-client-cert early-data max-forwards proxy-authorization proxy-connection surrogate-capability
    x-anything anything acceptable securely`.match(/\S+/g) ?? [];
  const foreign: [how: string, headers: Record<string, string>][] = [
    ...proxyHeaders.map((name): [string, Record<string, string>] => [
      'by a proxy',
      { [name]: 'x' },
    ]),
    ['to a rebound name', { host: 'evil.example:3000' }],
    ['to a rebound name', { host: 'localhost.evil.example' }],
    ['to a rebound name', { host: '127.0.0.1.evil.example' }],
    ['from another site', { origin: 'https://evil.example' }],
    ['from another port', { origin: 'http://localhost:4000' }],
    ['from a sandboxed frame', { origin: 'null' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
  ];

  test('rejects what came by a proxy, to a rebound name or from another site', async () => {
    await using server = await open();
    for (const [how, headers] of foreign)
      expect([how, headers, await ask(server, { ...local, ...headers })]).toEqual([
        how,
        headers,
        401,
      ]);
  });

  test('accepts a local browser with all the headers it adds', async () => {
    await using server = await open();
    for (const site of ['same-origin', 'none'])
      expect(await ask(server, { ...local, 'sec-fetch-site': site })).toBe(200);
    expect(await ask(server, { ...local, origin: 'http://localhost:3000' })).toBe(200);
    const headers = {
      ...local,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      'sec-fetch-dest': 'empty',
      'sec-ch-ua': '"Chromium";v="140"',
      'sec-ch-ua-platform': '"Linux"',
      'sec-gpc': '1',
      'sec-purpose': 'prefetch',
      dnt: '1',
      priority: 'u=1, i',
      'upgrade-insecure-requests': '1',
      'save-data': 'on',
      'cache-control': 'max-age=0',
      pragma: 'no-cache',
      te: 'trailers',
      'accept-language': 'de',
      'if-none-match': '"x"',
      range: 'bytes=0-',
      'sec-websocket-key': 'x',
      upgrade: 'websocket',
      connection: 'Upgrade',
      'last-event-id': '1',
      'idempotency-key': 'x',
      'content-type': 'application/json',
      referer: 'http://localhost:3000/admin',
      cookie: 'a=b',
    };
    expect(await ask(server, headers)).toBe(200);
  });

  test('accepts command-line clients with the headers they add', async () => {
    await using server = await open();
    const clients: Record<string, string>[] = [
      { 'user-agent': 'curl/8.5.0', accept: '*/*', expect: '100-continue' },
      { 'user-agent': 'Wget/1.21.4', accept: '*/*', 'accept-encoding': 'identity' },
      {
        'user-agent': 'HTTPie/3.2.4',
        'accept-encoding': 'gzip, deflate',
        connection: 'keep-alive',
      },
      { 'user-agent': 'PostmanRuntime/7', 'postman-token': 'x', 'cache-control': 'no-cache' },
      { 'user-agent': 'node', 'sec-fetch-mode': 'cors', 'accept-language': '*' },
      { 'trpc-accept': 'application/jsonl', 'x-trpc-source': 'script' },
    ];
    for (const headers of clients)
      expect([headers, await ask(server, { ...local, ...headers })]).toEqual([headers, 200]);
  });

  test('the 401 names the header that closed the admin, and what to do', async () => {
    await using server = await open();
    const messageFor = async (headers: Record<string, string>) =>
      (await server.inject({ url: '/api/leads', headers: { ...local, ...headers } })).json()
        .message;
    expect(await messageFor({ traceparent: 'x' })).toBe(
      'The header traceparent may come from a proxy or tunnel. Without ADMIN_PASSWORD the admin is open only to direct requests from the machine itself, with HOST and PUBLIC_URL local. Set ADMIN_PASSWORD, or send the request without this header.',
    );
    expect((await messageFor({ ['x'.repeat(5000)]: 'x' })).length).toBeLessThan(400);
    expect(await messageFor({ host: 'evil.example' })).not.toContain('header');
  });

  test.each([
    [{ HOST: '0.0.0.0' }, 401],
    [{ HOST: '::' }, 401],
    [{ HOST: '192.168.1.7' }, 401],
    [{ PUBLIC_URL: 'https://www.example.com' }, 401],
    [{ PUBLIC_URL: 'https://localhost.example.com' }, 401],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' }, 200],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, 200],
    [{ HOST: '127.0.0.2', PUBLIC_URL: 'http://127.0.0.1' }, 200],
  ])('with %j the machine itself gets status %i', async (environment, status) => {
    await using server = await open(environment);
    expect(await ask(server, local)).toBe(status);
  });

  test('exports and erasure work, but nothing that outlasts the visit is created', async () => {
    await using server = await open({ API_TOKENS: token });
    const post = async (name: string, payload: object, headers: Record<string, string> = local) =>
      (await server.post(`/trpc/${name}`, payload, headers)).statusCode;
    const made = { name: 'CRM', scopes: ['leads:read'] };
    const webhook = { name: 'CRM', url: 'https://example.com/', events: ['lead.created'] };
    expect(await ask(server, local, { url: '/api/leads/export' })).toBe(200);
    expect(await ask(server, local, { url: '/api/subscribers/export' })).toBe(200);
    expect(await post('admin.person.erase', { email: 'ada@example.com' })).toBe(200);
    expect(await post('admin.access.createToken', made)).toBe(403);
    expect(await post('webhooks.create', webhook)).toBe(403);
    const created = await server.post('/trpc/webhooks.create', webhook, bearer);
    const { id } = created.json().result.data;
    expect(await post('webhooks.rotateSecret', { id })).toBe(403);
    expect(await post('webhooks.change', { id, url: 'https://evil.example/' })).toBe(403);
    expect(await post('webhooks.change', { id, isActive: false })).toBe(200);
    const refused = await server.post('/trpc/admin.access.createToken', made, local);
    expect(refused.json().error.message).toContain('ADMIN_PASSWORD');
  });

  test('behind a trusted proxy on this machine no caller is local; a token works from anywhere', async () => {
    await using server = await open({
      TRUST_PROXY: '127.0.0.0/8',
      API_TOKENS: `${'o'.repeat(32)}, ${token}`,
    });
    expect(await ask(server, { ...local, 'x-forwarded-for': '127.0.0.1' })).toBe(401);
    expect(await ask(server, bearer, { remoteAddress: '10.0.0.1' })).toBe(200);
  });
});

describe('with ADMIN_PASSWORD', () => {
  test.each(['a long password', 'with:colons:in:it', 'pässwörd-🎙️', ' spaces around '])(
    'Basic with %j opens, whatever the user name',
    async (word) => {
      await using server = await testApp({ environment: { ADMIN_PASSWORD: word } });
      for (const name of ['admin', '', 'ädä', 'a b'])
        expect(await ask(server, basic(`${name}:${word}`))).toBe(200);
      expect(await ask(server, basic(`admin:${word}x`))).toBe(401);
      expect(await ask(server, basic(`admin:${word.slice(0, -1)}`))).toBe(401);
    },
  );

  test('rejects invalid credentials, also of the machine itself; the scheme may be in any case', async () => {
    await using server = await testApp();
    const basicInCapitals = right.authorization.replace('Basic', 'BASIC');
    for (const authorization of [`bearer ${token}`, basicInCapitals])
      expect(await ask(server, { authorization })).toBe(200);
    for (const authorization of [
      '',
      'Basic',
      'Basic %%%',
      'Bearer',
      `Bearer ${token}x`,
      `Bearer ${token} x`,
      `Token ${token}`,
      `Bearer ${password}`,
      'Basic YWRtaW4=',
      `Basic ${password}`,
      'Bearer undefined',
      'Digest x',
      // The hash is configured, the password is right.
      basic(`admin:${quickHash}`).authorization,
    ])
      expect([authorization, await ask(server, { ...local, authorization })]).toEqual([
        authorization,
        401,
      ]);
  });
});
