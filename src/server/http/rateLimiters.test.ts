import { Redis } from 'ioredis';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { basic, testApp } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { timeouts } from '../../../test/timeouts.ts';
import { hasRedis, noRedis, startRedis } from '../../../test/whiteboard/redis.ts';

if (!hasRedis()) console.warn(`Limits shared by processes are not tested: ${noRedis}.`);

type Server = Awaited<ReturnType<typeof testApp>>;

const behindProxy = { TRUST_PROXY: '127.0.0.1/32' };
const open = (REDIS_URL: string, more: Record<string, string> = {}) =>
  testApp({
    environment: { ...behindProxy, REDIS_URL, ...more },
    timeouts: { ...timeouts, rateLimit: 500 },
  });
/** Each test has separate addresses, because Redis outlives it. */
const newAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 255)).join('.')}`;
const submit = async (server: Server, from: string) =>
  (await server.post('/api/quiz', {}, { 'x-forwarded-for': from })).statusCode;
const guess = async (server: Server, from: string) => {
  const headers = { ...basic('wrong'), 'x-forwarded-for': from };
  return (await server.inject({ url: '/api/leads', headers })).statusCode;
};

describe.skipIf(!hasRedis())('with Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  /** Connects before its first call. */
  async function connected(more: Record<string, string> = {}) {
    const server = await open(redis.url, more);
    await eventually(async () => {
      const from = newAddress();
      await submit(server, from);
      expect(await countOf(`quiz:${from}`)).toBe(100);
    });
    return server;
  }
  async function countOf(key: string) {
    const client = new Redis(redis.url);
    const count = await client.get(`roi:limit:${key}`);
    client.disconnect();
    return Number(count);
  }

  test('processes count reads together, a tenth of the limit at a time', async () => {
    const few = { READS_PER_ADDRESS: '20' };
    await using one = await connected(few);
    await using two = await connected(few);
    const from = newAddress();
    const read = async (server: Server) =>
      (await server.inject({ url: '/api/blog', headers: { 'x-forwarded-for': from } })).statusCode;
    for (let n = 0; n < 10; n++)
      for (const server of [one, two]) expect(await read(server)).toBe(200);
    await eventually(async () => expect(await countOf(`reads:${from}`)).toBe(20));
    for (const server of [one, two]) {
      let more = 0;
      for (; (await read(server)) === 200; more++) await wait(50);
      // Alone it would allow ten.
      expect(more).toBeLessThan(5);
    }
  });

  test('processes count public writes and wrong passwords together', async () => {
    await using one = await connected();
    await using two = await connected();
    const from = newAddress();
    for (let n = 0; n < 15; n++)
      for (const server of [one, two]) expect(await submit(server, from)).toBe(400);
    for (const server of [one, two]) expect(await submit(server, from)).toBe(429);
    for (let n = 0; n < 10; n++)
      for (const server of [one, two]) expect(await guess(server, from)).toBe(401);
    for (const server of [one, two]) expect(await guess(server, from)).toBe(429);
  });

  test('a Redis that hangs delays calls by less than two seconds; then each process counts separately', async () => {
    await using server = await connected();
    const from = newAddress();
    const client = new Redis(redis.url);
    await client.client('PAUSE', 4000, 'ALL');
    const begin = performance.now();
    expect(await submit(server, from)).toBe(400);
    expect(await guess(server, from)).toBe(401);
    expect(performance.now() - begin).toBeLessThan(2000);
    // Calls no longer wait.
    const next = performance.now();
    for (let n = 0; n < 29; n++) expect(await submit(server, from)).toBe(400);
    expect(await submit(server, from)).toBe(429);
    expect(performance.now() - next).toBeLessThan(2000);
    await wait(4000);
    client.disconnect();
    await eventually(async () => {
      const later = newAddress();
      await submit(server, later);
      expect(await countOf(`quiz:${later}`)).toBe(100);
    });
  });
});

test('without Redis the limits apply in one process', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  for (const url of [`redis://127.0.0.1:${port}`, 'redis://127.0.0.1:1']) {
    await using server = await open(url);
    const from = newAddress();
    for (let n = 0; n < 30; n++) expect(await submit(server, from)).toBe(400);
    expect(await submit(server, from)).toBe(429);
  }
  silent.close();
});
