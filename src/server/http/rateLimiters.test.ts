import { Redis } from 'ioredis';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { basic, testApp } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { patient, timeouts } from '../../../test/timeouts.ts';
import { freePort, listen } from '../../../test/process.ts';
import { hasRedis, noRedis, startOwnRedis, startRedis } from '../../../test/whiteboard/redis.ts';
import { createLog } from './log.ts';

if (!hasRedis()) console.warn(`Limits shared by processes are not tested: ${noRedis}.`);

type Server = Awaited<ReturnType<typeof testApp>>;

const behindProxy = { TRUST_PROXY: '127.0.0.1/32' };
type Options = Pick<Parameters<typeof testApp>[0] & {}, 'environment' | 'logger' | 'timeouts'>;

/** Waits for Redis, also on a busy machine: a late answer would be counted by the process alone. */
const open = ({ environment, ...options }: Options) =>
  testApp({ timeouts: patient, ...options, environment: { ...behindProxy, ...environment } });
/** For a Redis that does not answer. */
const impatient = { ...timeouts, rateLimit: 500 };
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
  async function connected({ environment, ...options }: Options = {}) {
    const REDIS_URL = environment?.REDIS_URL ?? redis.url;
    const server = await open({ ...options, environment: { ...environment, REDIS_URL } });
    await untilConnected(server, REDIS_URL);
    return server;
  }
  const untilConnected = (server: Server, url?: string) =>
    eventually(async () => {
      const from = newAddress();
      await submit(server, from);
      expect(await countOf(`quiz:${from}`, url)).toBe(100);
    });
  async function countOf(key: string, url = redis.url) {
    const client = new Redis(url);
    const count = await client.get(`roi:limit:${key}`);
    client.disconnect();
    return Number(count);
  }

  test('processes count reads together, a tenth of the limit at a time', async () => {
    const few = { environment: { READS_PER_ADDRESS: '20' } };
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
      // Redis handles the count of the server before ours.
      for (; (await read(server)) === 200; more++) await countOf(`reads:${from}`);
      // Alone it would allow ten.
      expect(more).toBeLessThan(10);
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

  test('processes of one site count the wrong passwords of an account together', async () => {
    await using one = await connected();
    const environment = { ...behindProxy, REDIS_URL: redis.url };
    await using two = await testApp({ environment, timeouts: patient, url: one.url });
    await untilConnected(two);
    for (let n = 0; n < 10; n++)
      for (const server of [one, two]) expect(await guess(server, newAddress())).toBe(401);
    for (const server of [one, two]) expect(await guess(server, newAddress())).toBe(429);
  });

  test('while Redis hangs, each process counts separately; then they count together again', async () => {
    const own = await startOwnRedis(await freePort());
    const environment = { REDIS_URL: own.url };
    await using server = await connected({ environment, timeouts: impatient });
    const from = newAddress();
    own.freeze();
    expect(await guess(server, from)).toBe(401);
    for (let n = 0; n < 30; n++) expect(await submit(server, from)).toBe(400);
    expect(await submit(server, from)).toBe(429);
    own.resume();
    await untilConnected(server, own.url);
    await own.stop();
  });

  test.each([
    ['is a replica', 'replicaof 127.0.0.1 1', 'replicaof no one'],
    ['is full', 'config set maxmemory 1', 'config set maxmemory 0'],
  ])('while Redis %s, each process counts separately and says so once', async (_, stop, go) => {
    const own = await startOwnRedis(await freePort());
    const order = async (command: string) => {
      const client = new Redis(own.url);
      const [name = '', ...parameters] = command.split(' ');
      await client.call(name, parameters);
      client.disconnect();
    };
    const lines: string[] = [];
    const logger = createLog('error', { write: (line: string) => void lines.push(line) });
    const environment = { REDIS_URL: own.url };
    await using server = await connected({ environment, timeouts: impatient, logger });
    const becomes = (redis: string) =>
      eventually(async () =>
        expect((await server.inject('/readyz')).json()).toMatchObject({ redis }),
      );
    await becomes('ready');
    lines.length = 0;
    await order(stop);
    await becomes('out of reach');
    const from = newAddress();
    for (let n = 0; n < 20; n++) expect(await guess(server, from)).toBe(401);
    expect(await guess(server, from)).toBe(429);
    await eventually(() =>
      expect(lines.filter((line) => line.includes('Redis takes no writes'))).toHaveLength(1),
    );
    await order(go);
    await becomes('ready');
    await untilConnected(server, own.url);
    await own.stop();
  });
});

test('without Redis the limits apply in one process', async () => {
  const silent = createServer(() => {});
  for (const url of [`redis://127.0.0.1:${await listen(silent)}`, 'redis://127.0.0.1:1']) {
    await using server = await open({ environment: { REDIS_URL: url }, timeouts: impatient });
    const from = newAddress();
    for (let n = 0; n < 30; n++) expect(await submit(server, from)).toBe(400);
    expect(await submit(server, from)).toBe(429);
  }
  silent.close();
});
