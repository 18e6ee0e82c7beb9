import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { basic, bearer, password, signIn, testApp, unconfigured } from '../../../test/app.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
type Read = { url?: string; headers?: Record<string, string>; from?: string };

const LIMIT = 20;
const limited = (environment: Record<string, string> = {}) =>
  testApp({ isSeeded: true, environment: { ...environment, READS_PER_ADDRESS: `${LIMIT}` } });
const read = (server: Server, { url = '/api/blog', headers = {}, from = '10.0.0.1' }: Read = {}) =>
  server.inject({ url, headers, remoteAddress: from });
const statuses = async (server: Server, times: number, options?: Read) => {
  const seen: number[] = [];
  for (let n = 0; n < times; n++) seen.push((await read(server, options)).statusCode);
  return [...new Set(seen)];
};
// The count starts anew every minute.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('limits the reads of an address per minute, regardless of what it reads', async () => {
  await using server = await limited();
  const urls = ['/', '/api/blog', '/nowhere', '/sitemap.xml', '/trpc/blog.cards', '/api/nowhere'];
  for (let n = 0; n < LIMIT; n++) {
    const { statusCode } = await read(server, { url: urls[n % urls.length] ?? '' });
    expect(statusCode).not.toBe(429);
  }
  for (const url of urls) {
    const response = await read(server, { url });
    expect([url, response.statusCode]).toEqual([url, 429]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await read(server, { url: '/' })).body).toContain('Too many requests');
  expect(await statuses(server, 1, { from: '10.0.0.2' })).toEqual([200]);
  vi.advanceTimersByTime(60_001);
  expect(await statuses(server, LIMIT)).toEqual([200]);
});

test('files, probes and writes are not counted', async () => {
  await using server = await limited();
  for (const url of ['/favicon.svg', '/healthz', '/readyz', '/images/cases/1.svg'])
    expect([url, await statuses(server, LIMIT + 1, { url })]).toEqual([url, [200]]);
  for (let n = 0; n <= LIMIT; n++)
    await server.inject({ method: 'POST', url: '/api/leads', remoteAddress: '10.0.0.1' });
  expect(await statuses(server, LIMIT + 1)).toEqual([200, 429]);
});

test('a batch counts as its calls, and a wrong token as none', async () => {
  await using server = await limited();
  const url = `/trpc/${Array(3).fill('blog.cards').join(',')}?batch=1`;
  expect(await statuses(server, 6, { url })).toEqual([200]);
  expect(await statuses(server, 2)).toEqual([200]);
  expect(await statuses(server, 1)).toEqual([429]);
  const wrong = { headers: { authorization: 'Bearer wrong' }, from: '10.0.0.2' };
  expect(await statuses(server, LIMIT + 1, wrong)).toEqual([200, 429]);
});

test('a page of whole posts, by REST or tRPC, counts as five reads, and the cached list as one', async () => {
  await using server = await limited();
  for (const [n, url] of [
    '/trpc/blog.list?input={}',
    '/trpc/blog%2Elist?input={}',
    `/trpc/${Array(3).fill('blog.list').join(',')}?batch=1&input={"0":{},"1":{},"2":{}}`,
    '/api/blog?limit=1',
    '/api/blog?x=1&cursor=1600000000000_00000000-0000-4000-8000-000000000000',
  ].entries()) {
    const from = `10.0.1.${n}`;
    const times = url.includes('batch') ? 1 : 3;
    expect([url, await statuses(server, times, { url, from })]).toEqual([url, [200]]);
    expect([url, await statuses(server, 5, { from })]).toEqual([url, [200]]);
    expect([url, await statuses(server, 1, { from })]).toEqual([url, [429]]);
  }
  const from = '10.0.2.1';
  expect(await statuses(server, LIMIT, { url: '/api/blog?x=1', from })).toEqual([200]);
});

describe('no limit applies to', () => {
  test.each<[string, (server: Server) => Promise<Record<string, string>>]>([
    ['a token', async () => bearer],
    ['the password', async () => basic(password)],
    ['a signed-in browser', (server) => signIn(server)],
  ])('%s', async (_name, come) => {
    await using server = await limited();
    const headers = await come(server);
    expect(await statuses(server, LIMIT * 2, { headers })).toEqual([200]);
    expect(await statuses(server, 1)).toEqual([429]);
  });

  test('this machine while no password is configured', async () => {
    await using server = await limited(unconfigured);
    expect(await statuses(server, LIMIT * 2, { from: '127.0.0.1' })).toEqual([200]);
    const headers = { 'x-forwarded-for': '10.0.0.1' };
    expect(await statuses(server, 1, { from: '127.0.0.1', headers })).toEqual([429]);
  });
});
