import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callAccounts, newPerson, personPassword } from '../../../test/accounts.ts';
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

/** People whose passwords are guessed: each account allows 20 wrong ones an hour. */
const newPeople = (server: Server, count: number) =>
  Promise.all(Array.from({ length: count }, () => newPerson(server, 'editor')));
type Attempt = { email: string; password?: string };
const signInFrom = (server: Server, from: string, { email, password = personPassword }: Attempt) =>
  server.post(
    '/trpc/admin.access.signIn',
    { email, password },
    { ...ownPage, 'x-forwarded-for': from },
  );
const statusFrom = async (server: Server, from: string, attempt: Attempt) =>
  (await signInFrom(server, from, attempt)).statusCode;
/** Guesses each person's password 20 times from a network; returns the statuses. */
async function spray(server: Server, from: (n: number) => string, people: Attempt[]) {
  const statuses = [];
  for (const [index, { email }] of people.entries())
    for (let n = 0; n < 20; n++)
      statuses.push(await statusFrom(server, from(index * 20 + n), { email, password: 'wrong' }));
  return { verified: statuses.filter((status) => status === 401).length, last: statuses.at(-1) };
}

test('blocks an address after 20 wrong passwords, even with the right one; known ones are not affected', async () => {
  await using server = await testApp({ environment: behindProxy });
  expect(await guess(server, '10.0.0.2', right)).toBe(200);
  for (let n = 0; n < 20; n++) expect(await guess(server, '10.0.0.1')).toBe(401);
  expect(await guess(server, '10.0.0.1')).toBe(429);
  expect(await guess(server, '10.0.0.1', right)).toBe(429);
  expect(await guess(server, '10.0.0.2', right)).toBe(200);
  expect(await ask(server, { ...bearer, 'x-forwarded-for': '10.0.0.1' })).toBe(200);
});

test('an IPv6 network counts as one address, and an IPv4 address written as one of IPv6 as the same', async () => {
  await using server = await testApp({ environment: behindProxy });
  const [one, two, three] = await newPeople(server, 3);
  if (!one || !two || !three) throw new Error('no people');
  await spray(server, (n) => `2001:db8:0:1:${n}::${n}`, [one]);
  expect(await statusFrom(server, '2001:db8:0:1:ffff::1', three)).toBe(429);
  expect(await statusFrom(server, '2001:db8:0:2::1', three)).toBe(200);
  await spray(server, () => '::ffff:203.0.113.7', [two]);
  expect(await statusFrom(server, '203.0.113.7', three)).toBe(429);
  expect(await statusFrom(server, '::ffff:203.0.113.8', three)).toBe(200);
});

test('after 20 wrong passwords an account takes only networks that signed in to it', async () => {
  await using server = await testApp({ environment: behindProxy });
  const [ada, eve] = await newPeople(server, 2);
  if (!ada || !eve) throw new Error('no people');
  expect(await statusFrom(server, '10.1.0.1', ada)).toBe(200);
  expect(await statusFrom(server, '10.2.0.1', eve)).toBe(200);
  const nobody = { email: 'nobody@example.com' };
  for (const { email } of [ada, nobody]) {
    const { verified } = await spray(server, (n) => `10.3.${n}.1`, [{ email }]);
    expect(verified).toBe(20);
    for (const word of ['wrong', personPassword])
      expect(await statusFrom(server, '10.4.0.1', { email, password: word })).toBe(429);
    later(16);
  }
  // Not the network of somebody else, either.
  const refused = await signInFrom(server, '10.2.0.1', ada);
  expect(refused.statusCode).toBe(429);
  const wait = Number(refused.headers['retry-after']);
  expect([wait > 900, wait <= 3600]).toEqual([true, true]);
  expect(await statusFrom(server, '10.1.0.1', { ...ada, password: 'wrong' })).toBe(401);
  expect(await statusFrom(server, '10.1.0.1', ada)).toBe(200);
  expect(await statusFrom(server, '10.4.0.1', eve)).toBe(200);

  // A link lets its holder in from anywhere.
  const link = (await callAccounts(server, 'team.link', ada, bearer)).json().result.data.url;
  const newPassword = 'another sentence as a password';
  const choice = { token: new URL(link).hash.slice(1), newPassword };
  const there = { ...ownPage, 'x-forwarded-for': '10.5.0.1' };
  expect((await callAccounts(server, 'link.choosePassword', choice, there)).statusCode).toBe(200);
  expect(await statusFrom(server, '10.5.0.1', { ...ada, password: newPassword })).toBe(200);
  expect(await statusFrom(server, '10.4.0.1', { ...ada, password: newPassword })).toBe(429);
  later(45);
  expect(await statusFrom(server, '10.4.0.1', { ...ada, password: newPassword })).toBe(200);
});

test('the form, HTTP Basic and confirmations share the count of the site’s password', async () => {
  await using server = await testApp({ environment: behindProxy });
  const browser = await signIn(server, { 'x-forwarded-for': '10.1.0.1' });
  const confirm = (word: string) =>
    server.post('/trpc/admin.access.confirmPassword', { password: word }, browser);
  for (let n = 0; n < 9; n++) {
    expect(await guess(server, `10.2.${n}.1`)).toBe(401);
    expect(await statusFrom(server, `10.3.${n}.1`, { email: '', password: 'wrong' })).toBe(401);
  }
  for (let n = 0; n < 2; n++) expect((await confirm('wrong')).statusCode).toBe(401);
  expect(await guess(server, '10.4.0.1', right)).toBe(429);
  expect(await statusFrom(server, '10.4.0.1', { email: '', password })).toBe(429);
  expect((await confirm(password)).statusCode).toBe(200);
  expect(await guess(server, '10.1.0.1', right)).toBe(200);
});

test('a /48 verifies 100 guesses of any number, a /32 200 and an IPv4 /24 100', async () => {
  await using server = await testApp({ environment: behindProxy });
  const people = await newPeople(server, 17);
  const [ada] = people.splice(0, 1);
  if (!ada) throw new Error('no people');
  expect(await statusFrom(server, '2001:db8:1:ffff::1', ada)).toBe(200);
  const first = await spray(server, (n) => `2001:db8:1:${n}::1`, people.slice(0, 6));
  expect(first).toEqual({ verified: 100, last: 429 });
  expect(await statusFrom(server, '2001:db8:1:eeee::1', ada)).toBe(429);
  expect(await statusFrom(server, '2001:db8:1:ffff::1', ada)).toBe(200);
  expect(await statusFrom(server, '2001:db8:2::1', ada)).toBe(200);
  const second = await spray(server, (n) => `2001:db8:${n + 10}::1`, people.slice(5, 11));
  expect(second).toEqual({ verified: 100, last: 429 });
  expect(await statusFrom(server, '2001:db8:3::1', ada)).toBe(429);
  expect(await statusFrom(server, '2001:db9::1', ada)).toBe(200);
  const third = await spray(server, (n) => `203.0.113.${n}`, people.slice(10));
  expect(third).toEqual({ verified: 100, last: 429 });
  expect(await statusFrom(server, '203.0.113.200', ada)).toBe(429);
  expect(await statusFrom(server, '203.0.114.1', ada)).toBe(200);
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

test('after 500 overall only networks that signed in before may try', async () => {
  await using server = await testApp({ environment: behindProxy });
  const people = await newPeople(server, 27);
  const [ada] = people.splice(0, 1);
  if (!ada) throw new Error('no people');
  expect(await guess(server, '10.1.0.1', right)).toBe(200);
  expect(await statusFrom(server, '10.1.1.1', ada)).toBe(200);
  // The database remembers, not the process that was signed in to.
  await using another = await testApp({ url: server.url, environment: behindProxy });
  const all = await spray(another, (n) => `10.${n % 200}.${n >> 4}.1`, people);
  expect(all).toEqual({ verified: 500, last: 429 });
  for (const word of [wrong, right]) expect(await guess(another, '10.201.0.1', word)).toBe(429);
  expect(await retryAfter(another, '10.201.0.1')).toBeGreaterThan(600);
  expect(await guess(another, '10.1.0.1')).toBe(401);
  expect(await guess(another, '10.1.0.1', right)).toBe(200);
  expect(await statusFrom(another, '10.1.1.1', ada)).toBe(200);
  expect(await ask(another, { ...bearer, 'x-forwarded-for': '10.201.0.1' })).toBe(200);
  later(15.1);
  expect(await guess(another, '10.201.0.1', right)).toBe(200);
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
  // Each for any sign-in, and for the site's password.
  expect(rows).toHaveLength(4);
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
  later(61);
  for (let n = 0; n < 20; n++) expect(await ask(server, {}, { ...from(n), ...inside })).toBe(401);
  const known = { headers: { ...right, 'x-forwarded-for': '192.0.2.99' } };
  expect(await ask(server, {}, { ...known, ...inside })).toBe(429);
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
