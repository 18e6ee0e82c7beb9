import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  auditKinds,
  basic,
  bearer,
  ownPage,
  password,
  signIn,
  testApp,
  type TestApp as Server,
} from '../../../test/app.ts';
import { browserOf, postSignIn } from '../../../test/accounts.ts';
import { stoppedDate } from '../../../test/stoppedClock.ts';
import { AccountEntity } from './accounts/entity.ts';
import { SessionEntity } from './entity.ts';
import { formatHash, hashPassword } from './passwords.ts';
import { MINUTE_MS } from '../../shared/durations.ts';

const hashed = async (word: string) => ({
  passwordHash: formatHash(await hashPassword(word, randomBytes(16))),
});

type Headers = Record<string, string>;

beforeEach(() => void stoppedDate());

/** Makes the last password confirmation of every session this old. */
const age = (server: Server, minutes: number) =>
  server.orm.em
    .fork()
    .nativeUpdate(SessionEntity, {}, { provenAt: new Date(Date.now() - minutes * MINUTE_MS) });

async function staleSession(server: Server) {
  const browser = await signIn(server);
  await age(server, 16);
  return browser;
}

const get = (server: Server, url: string, headers: Headers) => server.inject({ url, headers });
const batch = (name: string) => `/trpc/${name}.exportBatch?input=%7B%7D`;
const token = { name: 'CRM', scopes: ['leads:read'] };
const webhook = { name: 'CRM', url: 'https://example.com/', events: ['lead.created'] };
const someone = { email: 'ada@example.com' };

type Call = (server: Server, headers: Headers) => ReturnType<typeof get>;
const sensitive: [string, Call][] = [
  ['creating a token', (s, h) => s.post('/trpc/admin.access.createToken', token, h)],
  ['creating a webhook', (s, h) => s.post('/trpc/webhooks.create', webhook, h)],
  ['erasure', (s, h) => s.post('/trpc/admin.person.erase', someone, h)],
  ['the export of leads', (s, h) => get(s, '/api/leads/export', h)],
  ['the export of quiz responses', (s, h) => get(s, '/api/quiz/export', h)],
  ['the export of subscribers', (s, h) => get(s, '/api/subscribers/export', h)],
  ['the export of leads by tRPC', (s, h) => get(s, batch('leads'), h)],
  ['the export of quiz responses by tRPC', (s, h) => get(s, batch('quiz'), h)],
  ['the export of subscribers by tRPC', (s, h) => get(s, batch('newsletter'), h)],
];

test('what is sensitive needs the password again 15 minutes after the last confirmation', async () => {
  await using server = await testApp();
  const browser = await signIn(server);
  for (const [name, call] of sensitive) {
    const statusFor = async (headers: Headers) => [name, (await call(server, headers)).statusCode];
    await age(server, 14.9);
    expect(await statusFor(browser)).toEqual([name, 200]);
    await age(server, 15.1);
    const refused = await call(server, browser);
    expect([name, refused.statusCode]).toEqual([name, 403]);
    expect(refused.body).toContain('Enter the admin password again');
    const again = await server.post('/trpc/admin.access.confirmPassword', { password }, browser);
    expect(again.statusCode).toBe(200);
    for (const headers of [browser, bearer, basic(password)])
      expect(await statusFor(headers)).toEqual([name, 200]);
  }
});

test('a confirmation by a clock that was ahead does not count after its correction', async () => {
  await using server = await testApp();
  const browser = await signIn(server);
  await age(server, -60);
  expect((await get(server, '/api/leads/export', browser)).statusCode).toBe(403);
});

test('a webhook that gets another address or secret needs it, too, with a distinct error code; a pause does not', async () => {
  await using server = await testApp();
  const browser = await staleSession(server);
  const response = await server.post('/trpc/admin.access.createToken', token, browser);
  expect(response.json().error.data).toMatchObject({ code: 'PASSWORD_REQUIRED', httpStatus: 403 });
  const { id } = (await server.post('/trpc/webhooks.create', webhook, bearer)).json().result.data;
  const change = async (name: string, input: object) =>
    (await server.post(`/trpc/webhooks.${name}`, { id, ...input }, browser)).statusCode;
  expect(await change('change', { url: 'https://evil.example/' })).toBe(403);
  expect(await change('rotateSecret', {})).toBe(403);
  expect(await change('change', { isActive: false })).toBe(200);
});

test('a wrong password confirms nothing and counts as a guess', async () => {
  await using server = await testApp();
  const browser = await staleSession(server);
  const confirm = (word: string) =>
    server.post('/trpc/admin.access.confirmPassword', { password: word }, browser);
  for (let n = 0; n < 20; n++) expect((await confirm('wrong')).statusCode).toBe(401);
  expect((await confirm(password)).statusCode).toBe(429);
  expect((await get(server, '/api/leads/export', browser)).statusCode).toBe(403);
  expect((await auditKinds(server))[0]).toBe('session.refused');
});

test('the password that opened a session confirms it, also when its account has another one', async () => {
  await using server = await testApp();
  const browser = await signIn(server);
  const own = 'another sentence as a password';
  const { id } = await server.orm.em.fork().findOneOrFail(AccountEntity, { role: 'owner' });
  const { passwordHash } = await hashed(own);
  await server.orm.em
    .fork()
    .nativeUpdate(AccountEntity, { id }, { passwordHash, email: 'o@e.com', emailKey: 'o@e.com' });
  const confirm = async (word: string, headers: Headers) => {
    await age(server, 16);
    const path = '/trpc/admin.access.confirmPassword';
    return (await server.post(path, { password: word }, headers)).statusCode;
  };
  expect(await confirm(password, browser)).toBe(200);
  expect(await confirm(own, browser)).toBe(200);
  expect(await confirm('wrong', browser)).toBe(401);
  const byOwn = browserOf(await postSignIn(server, { email: 'o@e.com', password: own }));
  expect(await confirm(own, byOwn)).toBe(200);
  expect(await confirm(password, byOwn)).toBe(401);
});

test('a confirmation counts for one session and is audited; a session from before they were recorded has none', async () => {
  await using server = await testApp();
  const [one, two] = [await signIn(server), await signIn(server)];
  await server.orm.em.fork().nativeUpdate(SessionEntity, {}, { provenAt: null });
  await server.post('/trpc/admin.access.confirmPassword', { password }, one);
  expect((await get(server, '/api/leads/export', one)).statusCode).toBe(200);
  expect((await get(server, '/api/leads/export', two)).statusCode).toBe(403);
  expect(await auditKinds(server)).toContain('password.confirmed');
});

describe('an export opened by its address', () => {
  const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };
  const accept = { accept: 'text/html,application/xhtml+xml' };
  const url = '/api/leads/export?status=new';

  test('by a browser leads to the sign-in page and back, also when the session has ended', async () => {
    await using server = await testApp();
    const { cookie } = await staleSession(server);
    // The second browser sends no Sec-Fetch-Mode.
    for (const headers of [{ ...navigation, ...accept }, accept]) {
      const response = await get(server, url, { ...headers, cookie });
      expect([response.statusCode, response.headers.location]).toEqual([
        303,
        `/admin/sign-in?next=${encodeURIComponent(url)}`,
      ]);
      expect(response.headers['www-authenticate']).toBeUndefined();
    }
    await server.orm.em.fork().nativeDelete(SessionEntity, {});
    const response = await get(server, url, { ...navigation, ...accept, cookie });
    expect(response.statusCode).toBe(303);
  });

  test('by a script or a tool is rejected in JSON', async () => {
    await using server = await testApp();
    const { cookie } = await staleSession(server);
    for (const headers of [{ ...ownPage, 'sec-fetch-mode': 'cors', ...accept }, { accept: '*/*' }])
      expect((await get(server, url, { ...headers, cookie })).json()).toEqual({
        statusCode: 403,
        error: 'Forbidden',
        message: expect.stringContaining('Enter the admin password again'),
        requestId: expect.any(String),
      });
  });
});

test('the session reports how long the confirmation is valid', async () => {
  await using server = await testApp();
  const state = async (headers: Headers) =>
    (await get(server, '/trpc/admin.access.state', headers)).json().result.data.proofSeconds;
  const browser = await signIn(server);
  expect(await state(browser)).toBe(900);
  await age(server, 16);
  expect(await state(browser)).toBe(0);
  expect(await state(bearer)).toBeNull();
  expect(await state({})).toBeNull();
});
