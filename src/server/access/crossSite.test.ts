import { describe, expect, test } from 'vitest';
import {
  basic,
  bearer,
  password,
  signIn,
  testApp,
  type TestApp as Server,
} from '../../../test/app.ts';

type Headers = Record<string, string>;

const json = { 'content-type': 'application/json' };
const write = (server: Server, headers: Headers, payload = '{"name":"x","scopes":["quiz:read"]}') =>
  server.inject({ method: 'POST', url: '/trpc/admin.access.createToken', headers, payload });
const tokens = async (server: Server) =>
  (await server.inject({ url: '/trpc/admin.access.tokens', headers: bearer })).json().result.data
    .tokens.length;
const cookieOf = async (server: Server) => ({ cookie: (await signIn(server)).cookie });

describe('a write with a cookie', () => {
  const form = 'application/x-www-form-urlencoded';
  const foreign: [from: string, headers: Headers][] = [
    ['another site', { ...json, 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { ...json, 'sec-fetch-site': 'same-site' }],
    ['a bookmark', { ...json, 'sec-fetch-site': 'none' }],
    ['another origin', { ...json, origin: 'https://evil.example' }],
    ['another port', { ...json, origin: 'http://localhost:81' }],
    ['a sandboxed frame', { ...json, origin: 'null' }],
    ['a name that only begins alike', { ...json, origin: 'http://localhost:80.evil.example' }],
    ['a browser that does not say', json],
    ['a form', { 'content-type': form, 'sec-fetch-site': 'same-origin' }],
    ['a form of texts', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }],
  ];

  test('from anywhere but a page of the site is rejected', async () => {
    await using server = await testApp();
    const cookie = await cookieOf(server);
    for (const [from, headers] of foreign) {
      const { statusCode } = await write(server, { ...cookie, ...headers });
      expect([from, Math.floor(statusCode / 100)]).toEqual([from, 4]);
    }
    expect(await tokens(server)).toBe(0);
  });

  test.each<[string, Headers, Headers]>([
    ['by a browser of today', {}, { 'sec-fetch-site': 'same-origin' }],
    ['without TLS', {}, { host: 'intranet', origin: 'http://intranet' }],
    [
      'behind a proxy',
      { PUBLIC_URL: 'https://www.example.com' },
      { origin: 'https://www.example.com' },
    ],
  ])("from the site's own page, %s, is accepted", async (_how, environment, headers) => {
    await using server = await testApp({ environment });
    const response = await write(server, { ...(await cookieOf(server)), ...json, ...headers });
    expect(response.statusCode).toBe(200);
    expect(await tokens(server)).toBe(1);
  });
});

test('rejects native multipart forms, and those of another site clear no cookie', async () => {
  await using server = await testApp();
  const { cookie } = await cookieOf(server);
  const origin = await server.app.listen({ port: 0 });
  const body = new FormData();
  body.set('name', 'x');
  const response = await fetch(`${origin}/trpc/admin.access.createToken`, {
    method: 'POST',
    headers: { cookie, origin },
    body,
  });
  await response.text();
  expect(response.status).toBe(415);
  expect(await tokens(server)).toBe(0);
  const url = `${origin}/trpc/admin.access.signOut`;
  const today = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  for (const headers of [today, { origin: 'http://evil.example' }, undefined]) {
    const refused = await fetch(url, { method: 'POST', ...(headers && { headers }), body });
    await refused.text();
    expect(refused.status).toBe(415);
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect(refused.headers.get('clear-site-data')).toBeNull();
  }
});

test("a read with a cookie is accepted from the site's own page and the address bar", async () => {
  await using server = await testApp();
  const cookie = await cookieOf(server);
  const statuses = { 'same-origin': 200, none: 200, 'cross-site': 403, 'same-site': 403 };
  const exports = ['/api/leads/export', '/api/quiz/export'];
  for (const url of [...exports, '/api/leads', '/trpc/leads.list?input=%7B%7D'])
    for (const [site, status] of Object.entries(statuses)) {
      const { statusCode } = await server.inject({
        url,
        headers: { ...cookie, 'sec-fetch-site': site },
      });
      expect([url, site, statusCode]).toEqual([url, site, status]);
    }
});

test('Basic credentials that a browser adds are treated like a cookie', async () => {
  await using server = await testApp();
  const headers = { ...basic(password), ...json };
  const foreign: Headers[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
  ];
  for (const from of foreign)
    expect((await write(server, { ...headers, ...from })).statusCode).toBe(403);
  expect((await write(server, headers)).statusCode).toBe(200);
});

test('another site cannot sign a user in or out', async () => {
  await using server = await testApp();
  const browser = await signIn(server);
  const foreign = { 'sec-fetch-site': 'cross-site', ...json };
  const signInAnswer = await server.post('/trpc/admin.access.signIn', { password }, foreign);
  expect(signInAnswer.statusCode).toBe(403);
  expect(signInAnswer.headers['set-cookie']).toBeUndefined();
  await server.post('/trpc/admin.access.signOut', {}, { ...foreign, cookie: browser.cookie });
  expect((await server.inject({ url: '/api/leads', headers: browser })).statusCode).toBe(200);
});

test('only navigations get a Basic challenge', async () => {
  await using server = await testApp();
  const invitation = async (headers: Headers) =>
    (await server.inject({ url: '/api/leads', headers })).headers['www-authenticate'];
  expect(await invitation({ 'sec-fetch-mode': 'cors' })).toBeUndefined();
  expect(await invitation({ 'sec-fetch-mode': 'same-origin' })).toBeUndefined();
  expect(await invitation({ 'sec-fetch-mode': 'navigate' })).toMatch(/^Basic/);
});

test('every redirect of the admin stays within the site, and signing in has none', async () => {
  await using server = await testApp();
  for (const url of [
    '//evil.example/admin',
    '//evil.example/admin/',
    '/\\evil.example/admin/',
    '/%5Cevil.example/admin/',
    '/%2F%2Fevil.example/ADMIN',
    '/ADMIN/?next=https://evil.example',
    '/admin/?next=//evil.example',
  ]) {
    const { headers } = await server.inject({ url, headers: { host: 'site.example' } });
    const target = new URL(headers.location ?? '/', 'http://site.example/');
    expect([url, target.origin]).toEqual([url, 'http://site.example']);
  }
  const response = await server.post(
    '/trpc/admin.access.signIn?next=https://evil.example',
    { password, next: 'https://evil.example' },
    { 'sec-fetch-site': 'same-origin', referer: 'https://evil.example' },
  );
  expect(response.statusCode).toBe(200);
  expect(response.headers.location).toBeUndefined();
  expect(response.body).not.toContain('evil');
});
