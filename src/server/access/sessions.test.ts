import { describe, expect, test } from 'vitest';
import {
  auditKinds,
  ownPage,
  password,
  signIn,
  testApp,
  type TestApp as Server,
} from '../../../test/app.ts';
import { stoppedDate } from '../../../test/stoppedClock.ts';
import { SessionEntity } from './entity.ts';
import { DAY_MS, HOUR_MS } from '../../shared/durations.ts';

type Headers = Record<string, string>;

const statusFor = async (server: Server, headers: Headers) =>
  (await server.inject({ url: '/api/leads', headers })).statusCode;
const cookieFor = async (server: Server, headers: Headers = {}) =>
  String(
    (await server.post('/trpc/admin.access.signIn', { password }, { ...ownPage, ...headers }))
      .headers['set-cookie'],
  );
const call = (server: Server, name: string, headers: Headers, payload: object = {}) =>
  server.post(`/trpc/admin.access.${name}`, payload, headers);
const sessionsOf = async (server: Server, headers: Headers): Promise<{ id: string }[]> =>
  (await server.inject({ url: '/trpc/admin.access.sessions', headers })).json().result.data
    .sessions;
const rows = (server: Server) => server.orm.em.fork().find(SessionEntity, {});
const age = (server: Server, by: { createdAt?: number; lastSeenAt?: number }) => {
  const dates = Object.entries(by).map(([name, ms]) => [name, new Date(Date.now() - ms)]);
  return server.orm.em.fork().nativeUpdate(SessionEntity, {}, Object.fromEntries(dates));
};

describe('the cookie', () => {
  const plain = /^admin=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/;
  const secure =
    /^__Host-admin=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/;

  const proxy = { TRUST_PROXY: '127.0.0.1' };
  const site = { PUBLIC_URL: 'https://www.example.com' };
  test.each<[string, Headers, Headers, RegExp]>([
    ['by http', {}, {}, plain],
    ['by https to a trusted proxy', proxy, { 'x-forwarded-proto': 'https' }, secure],
    ['by http to a trusted proxy', proxy, { 'x-forwarded-proto': 'http' }, plain],
    ['by a client that only claims https', {}, { 'x-forwarded-proto': 'https' }, plain],
    ['at the public https address', site, { host: 'www.example.com' }, secure],
  ])('%s is as safe as it can be there', async (_how, environment, headers, form) => {
    await using server = await testApp({ environment });
    expect(await cookieFor(server, headers)).toMatch(form);
    const browser = await signIn(server, headers);
    expect(await statusFor(server, browser)).toBe(200);
  });

  test('by https the name that other hosts may set is not read', async () => {
    await using server = await testApp({ environment: proxy });
    const { cookie } = await signIn(server);
    const headers = { ...ownPage, cookie, 'x-forwarded-proto': 'https' };
    expect(await statusFor(server, headers)).toBe(401);
  });

  test('is found among others, and only its hash is in the database', async () => {
    await using server = await testApp();
    const { cookie } = await signIn(server);
    const stored = JSON.stringify(await rows(server));
    expect(stored).toContain('tokenHash');
    expect(stored).not.toContain(cookie.replace('admin=', ''));
    for (const around of [`a=b; ${cookie}; c=d`, `xadmin=1;${cookie}`])
      expect(await statusFor(server, { ...ownPage, cookie: around })).toBe(200);
    const wrongs = [`${cookie}x`, cookie.toUpperCase(), 'admin=', 'admin', '=;;', `x${cookie}`];
    for (const wrong of wrongs)
      expect([wrong, await statusFor(server, { ...ownPage, cookie: wrong })]).toEqual([wrong, 401]);
  });
});

describe('a session', () => {
  test('is new at every sign-in, whatever the browser sent, and the one before ends', async () => {
    await using server = await testApp();
    const first = await signIn(server);
    const second = await signIn(server, { cookie: first.cookie });
    expect(second.cookie).not.toBe(first.cookie);
    expect(await statusFor(server, first)).toBe(401);
    expect(await statusFor(server, second)).toBe(200);
    expect(await rows(server)).toHaveLength(1);
    const planted = `admin=${'A'.repeat(43)}`;
    const browser = await signIn(server, { cookie: planted });
    expect(browser.cookie).not.toBe(planted);
    expect(await statusFor(server, { ...ownPage, cookie: planted })).toBe(401);
  });

  test('ends with sign-out, which clears the cookie and the cache of this browser', async () => {
    await using server = await testApp();
    const browser = await signIn(server);
    const other = await signIn(server);
    const later = await server.query('admin.access.state', {}, browser);
    expect(later.headers).not.toHaveProperty('clear-site-data');
    const response = await call(server, 'signOut', browser);
    expect(response.headers['clear-site-data']).toBe('"cache"');
    expect(response.headers['set-cookie']).toMatch(/^admin=; Max-Age=0; Path=\/;/);
    expect(await statusFor(server, browser)).toBe(401);
    expect(await statusFor(server, other)).toBe(200);
  });

  test('ends after 12 hours without use or seven days of use', async () => {
    await using server = await testApp();
    const browser = await signIn(server);
    stoppedDate();
    await age(server, { lastSeenAt: 11.9 * HOUR_MS });
    expect(await statusFor(server, browser)).toBe(200);
    const [row] = await rows(server);
    expect(row?.lastSeenAt).toEqual(new Date());
    await age(server, { lastSeenAt: 12.1 * HOUR_MS });
    expect(await statusFor(server, browser)).toBe(401);
    const used = await signIn(server);
    await age(server, { createdAt: 6.9 * DAY_MS });
    expect(await statusFor(server, used)).toBe(200);
    await age(server, { createdAt: 7.1 * DAY_MS });
    expect(await statusFor(server, used)).toBe(401);
    await server.app.housekeeping.run();
    expect(await rows(server)).toEqual([]);
  });

  test('of a clock that was ahead ends with its correction', async () => {
    const clock = stoppedDate();
    await using server = await testApp();
    clock.pass(366 * DAY_MS);
    const browser = await signIn(server);
    clock.pass(-366 * DAY_MS);
    expect(await statusFor(server, browser)).toBe(401);
    clock.pass(30_000);
    const other = await signIn(server);
    // The clock of another server.
    clock.pass(-30_000);
    expect(await statusFor(server, other)).toBe(200);
    await server.app.housekeeping.run();
    expect(await rows(server)).toHaveLength(1);
  });

  test('outlives a restart, and ends when the password changes', async () => {
    await using server = await testApp();
    const browser = await signIn(server);
    await using again = await testApp({ url: server.url });
    expect(await statusFor(again, browser)).toBe(200);
    await using changed = await testApp({
      url: server.url,
      environment: { ADMIN_PASSWORD: 'another long password' },
    });
    expect(await statusFor(changed, browser)).toBe(401);
    await using withSecret = await testApp({
      url: server.url,
      environment: { SESSION_SECRET: 'x'.repeat(32) },
    });
    expect(await statusFor(withSecret, browser)).toBe(401);
  });

  test('is known to every process, even when two created the secret concurrently', async () => {
    await using one = await testApp();
    await using two = await testApp({ url: one.url });
    const [first, second] = await Promise.all([signIn(one), signIn(two)]);
    expect(await statusFor(two, first)).toBe(200);
    expect(await statusFor(one, second)).toBe(200);
  });

  test('can be ended from another one, or with all others', async () => {
    await using server = await testApp();
    const mine = await signIn(server, { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' });
    const theirs = await signIn(server);
    const sessions = await sessionsOf(server, mine);
    expect(sessions).toEqual([
      expect.objectContaining({ isThisOne: false, address: '127.0.0.0/24' }),
      expect.objectContaining({ isThisOne: true, browser: 'Firefox on Linux' }),
    ]);
    expect(JSON.stringify(sessions)).not.toMatch(/hash|tag/i);
    const [{ id } = { id: '' }] = sessions;
    expect((await call(server, 'revokeSession', mine, { id })).statusCode).toBe(200);
    expect(await statusFor(server, theirs)).toBe(401);
    expect((await call(server, 'revokeSession', mine, { id })).statusCode).toBe(404);
    expect(await statusFor(server, mine)).toBe(200);
    expect(await auditKinds(server)).toContain('session.revoked');
    const browsers = [await signIn(server), await signIn(server), await signIn(server)];
    await call(server, 'revokeAllSessions', browsers[0] ?? {});
    for (const browser of browsers) expect(await statusFor(server, browser)).toBe(401);
    expect((await auditKinds(server))[0]).toBe('session.allRevoked');
  });
});

test('rendering a public page does not query sessions', async () => {
  stoppedDate();
  await using server = await testApp();
  const { cookie } = await signIn(server);
  await age(server, { lastSeenAt: HOUR_MS });
  for (const url of ['/', '/whiteboard', '/api/blog'])
    expect((await server.inject({ url, headers: { cookie } })).statusCode).toBe(200);
  const [row] = await rows(server);
  expect(row?.lastSeenAt).toEqual(new Date(Date.now() - HOUR_MS));
});
