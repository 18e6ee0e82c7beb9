import { describe, expect, test } from 'vitest';
import { basic, bearer, password, signIn, testApp } from '../../../test/app.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
type Headers = Record<string, string>;

const json = { 'content-type': 'application/json' };
const write = (server: Server, headers: Headers, payload = '{"name":"x","scopes":["quiz:read"]}') =>
  server.inject({ method: 'POST', url: '/trpc/admin.access.createToken', headers, payload });
const tokens = async (server: Server) =>
  (await server.inject({ url: '/trpc/admin.access.tokens', headers: bearer })).json().result.data
    .tokens.length;
const cookieOf = async (server: Server) => ({ cookie: (await signIn(server)).cookie });

describe('a write with a cookie', () => {
  test.each<[string, Headers]>([
    ['another site', { ...json, 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { ...json, 'sec-fetch-site': 'same-site' }],
    ['a bookmark', { ...json, 'sec-fetch-site': 'none' }],
    ['another origin', { ...json, origin: 'https://evil.example' }],
    ['another port', { ...json, origin: 'http://localhost:81' }],
    ['a sandboxed frame', { ...json, origin: 'null' }],
    ['a name that only begins alike', { ...json, origin: 'http://localhost:80.evil.example' }],
    ['a browser that does not say', json],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    ],
    ['a form of texts', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }],
  ])('from %s is rejected', async (_from, headers) => {
    await using server = await testApp();
    const response = await write(server, { ...(await cookieOf(server)), ...headers });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
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
    await using server = await testApp({ environment: { ...environment } });
    const response = await write(server, { ...(await cookieOf(server)), ...json, ...headers });
    expect(response.statusCode).toBe(200);
    expect(await tokens(server)).toBe(1);
  });
});

test('rejects a native multipart form', async () => {
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
});

describe('a read with a cookie', () => {
  test.each([
    '/api/leads/export',
    '/api/leads',
    '/api/quiz/export',
    '/trpc/leads.list?input=%7B%7D',
  ])("%s is accepted from the site's own page and the address bar", async (url) => {
    await using server = await testApp();
    const cookie = await cookieOf(server);
    const from = async (site: string) =>
      (await server.inject({ url, headers: { ...cookie, 'sec-fetch-site': site } })).statusCode;
    expect(await from('same-origin')).toBe(200);
    expect(await from('none')).toBe(200);
    expect(await from('cross-site')).toBe(403);
    expect(await from('same-site')).toBe(403);
  });
});

test('Basic credentials that a browser adds are treated like a cookie', async () => {
  await using server = await testApp();
  const headers = { ...basic(password), ...json };
  expect((await write(server, { ...headers, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
    403,
  );
  expect((await write(server, { ...headers, origin: 'https://evil.example' })).statusCode).toBe(
    403,
  );
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

test.each<[string, Headers]>([
  ['a browser of today', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a browser without TLS', { origin: 'http://evil.example' }],
  ['a browser that does not say', {}],
])('a cross-site form without the cookie, sent by %s, clears no cookie', async (_by, headers) => {
  await using server = await testApp();
  const origin = await server.app.listen({ port: 0 });
  const body = new FormData();
  body.set('a', 'b');
  const url = `${origin}/trpc/admin.access.signOut`;
  const response = await fetch(url, { method: 'POST', headers, body });
  await response.text();
  expect(response.status).toBe(415);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('clear-site-data')).toBeNull();
});

test('only navigations get a Basic challenge', async () => {
  await using server = await testApp();
  const invitation = async (headers: Headers) =>
    (await server.inject({ url: '/api/leads', headers })).headers['www-authenticate'];
  expect(await invitation({ 'sec-fetch-mode': 'cors' })).toBeUndefined();
  expect(await invitation({ 'sec-fetch-mode': 'same-origin' })).toBeUndefined();
  expect(await invitation({ 'sec-fetch-mode': 'navigate' })).toMatch(/^Basic/);
});

test.each([
  '//evil.example/admin',
  '//evil.example/admin/',
  '/\\evil.example/admin/',
  '/%5Cevil.example/admin/',
  '/%2F%2Fevil.example/ADMIN',
  '/ADMIN/?next=https://evil.example',
  '/admin/?next=//evil.example',
])('%s redirects only within the site', async (url) => {
  await using server = await testApp();
  const { headers } = await server.inject({ url, headers: { host: 'site.example' } });
  const target = new URL(headers.location ?? '/', 'http://site.example/');
  expect(target.origin).toBe('http://site.example');
});

test('signing in never redirects', async () => {
  await using server = await testApp();
  const response = await server.post(
    '/trpc/admin.access.signIn?next=https://evil.example',
    { password, next: 'https://evil.example' },
    { 'sec-fetch-site': 'same-origin', referer: 'https://evil.example' },
  );
  expect(response.statusCode).toBe(200);
  expect(response.headers.location).toBeUndefined();
  expect(response.body).not.toContain('evil');
});
