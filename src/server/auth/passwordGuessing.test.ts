import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  basic,
  bearer,
  ownPage,
  password,
  signIn,
  testApp,
  type TestApp as Server,
} from '../../../test/app.ts';
import { KnownNetworkEntity } from './entity.ts';

const right = basic(password);
const wrong = basic('wrong');
const behindProxy = { TRUST_PROXY: '127.0.0.1/32' };

/** Moves the clock of the app, and stops it; its timers keep running. */
const later = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
beforeEach(() => void later(0));
afterEach(() => vi.useRealTimers());

const ask = async (server: Server, headers: Record<string, string>, more: InjectOptions = {}) =>
  (await server.inject({ url: '/api/leads', headers, ...more })).statusCode;
const guess = (server: Server, from: string, headers: Record<string, string> = wrong) =>
  ask(server, { ...headers, 'x-forwarded-for': from });
const retryAfter = async (server: Server, from: string) => {
  const headers = { ...wrong, 'x-forwarded-for': from };
  return Number((await server.inject({ url: '/api/leads', headers })).headers['retry-after']);
};
const tryForm = (server: Server, word: string, headers: Record<string, string> = {}) =>
  server.post('/trpc/admin.access.signIn', { password: word }, { ...ownPage, ...headers });

test('blocks an address after 20 wrong passwords, even with the right one; others are not affected', async () => {
  await using server = await testApp({ environment: behindProxy });
  for (let n = 0; n < 20; n++) expect(await guess(server, '10.0.0.1')).toBe(401);
  expect(await guess(server, '10.0.0.1')).toBe(429);
  expect(await guess(server, '10.0.0.1', right)).toBe(429);
  expect(await guess(server, '10.0.0.2', right)).toBe(200);
  expect(await ask(server, { ...bearer, 'x-forwarded-for': '10.0.0.1' })).toBe(200);
});

test('an IPv6 network counts as one address, and an IPv4 address written as one of IPv6 as the same', async () => {
  await using server = await testApp({ environment: behindProxy });
  for (let n = 0; n < 20; n++) expect(await guess(server, `2001:db8:0:1:${n}::${n}`)).toBe(401);
  expect(await guess(server, '2001:db8:0:1:ffff::1')).toBe(429);
  expect(await guess(server, '2001:db8:0:2::1', right)).toBe(200);
  for (let n = 0; n < 20; n++) await guess(server, '::ffff:203.0.113.7');
  expect(await guess(server, '203.0.113.7')).toBe(429);
  expect(await guess(server, '::ffff:203.0.113.8')).toBe(401);
});

test('tRPC and REST share one count, and the response has Retry-After', async () => {
  await using server = await testApp();
  const url = '/trpc/leads.list?input=%7B%7D';
  for (let n = 0; n < 10; n++) {
    await ask(server, wrong);
    await ask(server, wrong, { url });
  }
  expect(await ask(server, right, { url })).toBe(429);
  const response = await server.inject({ url: '/api/leads', headers: wrong });
  expect(Number(response.headers['retry-after'])).toBe(900);
  expect(response.json()).toMatchObject({
    statusCode: 429,
    message: expect.stringMatching(/Try again in \d+ minutes/),
  });
});

test('neither requests without a password nor concurrent correct ones count as guesses', async () => {
  await using server = await testApp();
  for (let n = 0; n < 30; n++) await ask(server, {});
  expect(await ask(server, right)).toBe(200);
  const responses = await Promise.all(Array.from({ length: 40 }, () => ask(server, right)));
  expect(new Set(responses)).toEqual(new Set([200]));
});

test('after 500 overall a network that never signed in has one attempt a minute', async () => {
  await using server = await testApp({ environment: behindProxy });
  expect(await guess(server, '10.1.0.1', right)).toBe(200);
  // Accepted from memory, without hashing again.
  expect(await guess(server, '10.1.0.2', right)).toBe(200);
  // The database remembers, not the process that was signed in to.
  await using another = await testApp({ url: server.url, environment: behindProxy });
  for (let n = 0; n < 500; n++) await guess(another, `10.0.${Math.floor(n / 15)}.1`);
  expect(await guess(another, '10.2.0.1')).toBe(401);
  expect(await guess(another, '10.2.0.1')).toBe(429);
  expect(await guess(another, '10.2.0.1', right)).toBe(429);
  expect(await retryAfter(another, '10.2.0.1')).toBeLessThanOrEqual(60);
  // The owner while traveling.
  expect(await guess(another, '10.2.0.2', right)).toBe(200);
  for (const known of ['10.1.0.1', '10.1.0.2', '10.2.0.2'])
    for (const word of [wrong, wrong, right])
      expect([known, await guess(another, known, word)]).toEqual([
        known,
        word === right ? 200 : 401,
      ]);
  expect(await ask(another, { ...bearer, 'x-forwarded-for': '10.2.0.1' })).toBe(200);
  later(1.1);
  expect(await guess(another, '10.2.0.1', right)).toBe(200);
  later(15.1);
  for (let n = 0; n < 3; n++) expect(await guess(another, '10.3.0.1')).toBe(401);
});

test('stores a network that signed in as a keyed hash for 400 days', async () => {
  await using server = await testApp({ environment: behindProxy });
  const em = server.orm.em.fork();
  await guess(server, '203.0.113.7', right);
  await guess(server, '203.0.113.7', right);
  await guess(server, '2001:db8:0:1::1', right);
  await guess(server, '2001:db8:0:1::2', right);
  await guess(server, '203.0.113.8');
  const rows = await em.find(KnownNetworkEntity, {});
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|2001:/);
  for (const [index, { hash }] of rows.entries()) {
    const lastSignInAt = new Date(Date.now() - (399 + 2 * index) * 24 * 60 * 60_000);
    await em.nativeUpdate(KnownNetworkEntity, { hash }, { lastSignInAt });
  }
  await server.app.housekeeping.run();
  expect(await em.count(KnownNetworkEntity)).toBe(1);
});

test('accepts a forwarded address only from a trusted proxy', async () => {
  await using server = await testApp({ environment: { TRUST_PROXY: '10.0.0.0/8' } });
  const from = (n: number) => ({ headers: { ...wrong, 'x-forwarded-for': `192.0.2.${n}` } });
  const inside = { remoteAddress: '10.9.9.9' };
  const outside = { remoteAddress: '198.51.100.1' };
  for (let n = 0; n < 20; n++) expect(await ask(server, {}, { ...from(n), ...outside })).toBe(401);
  expect(await ask(server, {}, { ...from(99), ...outside })).toBe(429);
  for (let n = 0; n < 25; n++) expect(await ask(server, {}, { ...from(n), ...inside })).toBe(401);
});

test('the sign-in form counts with HTTP Basic; sessions and tokens still work, and after the window the password', async () => {
  await using server = await testApp();
  const browser = await signIn(server);
  for (let n = 0; n < 10; n++) {
    expect((await tryForm(server, 'wrong')).statusCode).toBe(401);
    await ask(server, wrong);
  }
  const response = await tryForm(server, password);
  expect(response.statusCode).toBe(429);
  expect(response.json().error.message).toBe('Too many wrong passwords. Try again in 15 minutes.');
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(await ask(server, browser)).toBe(200);
  expect(await ask(server, bearer)).toBe(200);
  later(14.9);
  expect((await tryForm(server, password)).statusCode).toBe(429);
  later(0.2);
  expect((await tryForm(server, password)).statusCode).toBe(200);
});

test('counts concurrent guesses one by one', async () => {
  await using server = await testApp();
  const responses = await Promise.all(Array.from({ length: 40 }, () => tryForm(server, 'wrong')));
  const statuses = responses.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});
