import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { CachedResponse, type CacheVersion, ResponseCache } from './responseCache.ts';

const server = await testApp({ isSeeded: true });
afterAll(() => server[Symbol.asyncDispose]());

const MEBIBYTE = 1024 * 1024;
const cached = [
  '/api/blog',
  '/api/blog/podcast-metrics-that-matter',
  '/blog',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/robots.txt',
];
const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

describe.each(cached)('%s', (url) => {
  test('is sent in the best accepted encoding, with Vary', async () => {
    const plain = await server.inject(url);
    for (const [accepted, expected] of [
      ['gzip, deflate, br', 'br'],
      ['br;q=1.0, gzip;q=0.8', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0.0,gzip;q=0', 'identity'],
      ['identity', 'identity'],
      ['', 'identity'],
    ] as const) {
      const { headers, rawPayload } = await server.inject({
        url,
        headers: { 'accept-encoding': accepted },
      });
      expect([accepted, headers['content-encoding'] ?? 'identity']).toEqual([accepted, expected]);
      expect(decode[expected](rawPayload).toString()).toBe(plain.body);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(headers.etag).toBe(plain.headers.etag);
    }
  });

  test('returns 304 for a matching ETag, also in a list and in any encoding', async () => {
    const etag = String((await server.inject(url)).headers.etag);
    for (const known of [
      etag,
      `"x", ${etag}`,
      `"x",${etag} , W/"y"`,
      '*',
      etag.replace('W/', ''),
    ]) {
      const headers = { 'if-none-match': known, 'accept-encoding': 'br' };
      const response = await server.inject({ url, headers });
      expect([known, response.statusCode, response.body]).toEqual([known, 304, '']);
      expect(response.headers).toMatchObject({
        etag,
        vary: 'accept-encoding',
        'cache-control': 'no-cache',
      });
    }
    for (const other of ['"x"', 'W/"x"', 'x', '', etag.slice(0, -2)]) {
      const response = await server.inject({ url, headers: { 'if-none-match': other } });
      expect([other, response.statusCode]).toEqual([other, 200]);
    }
  });
});

test('a 404 is never 304', async () => {
  for (const url of ['/api/blog/nope', '/nope'])
    expect((await server.inject({ url, headers: { 'if-none-match': '*' } })).statusCode).toBe(404);
});

/** A cache whose version is what `version` resolves to. */
function cacheWith({ version = '1', limit = 1000 } = {}) {
  const read = vi.fn<() => Promise<CacheVersion>>(async () => ({ version }));
  const cache = new ResponseCache(read, limit);
  const shown = async (text: string) =>
    (await cache.get('key', async () => new CachedResponse(text, 'text/plain'))).body.toString();
  return { cache, read, shown };
}

describe('the cache', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 }));
  afterEach(() => void vi.useRealTimers());

  test('creates a response once for concurrent requests, and keeps no failure', async () => {
    const { cache, shown } = cacheWith();
    await expect(cache.get('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    const make = vi.fn<() => Promise<CachedResponse>>(
      async () => new CachedResponse('a', 'text/plain'),
    );
    await Promise.all([1, 2, 3].map(() => cache.get('key', make)));
    expect(make).toHaveBeenCalledOnce();
    expect(await shown('b')).toBe('a');
  });

  test('reads the version once a second, and clears the cache when it has changed', async () => {
    const { read, shown } = cacheWith();
    await shown('old');
    await shown('new');
    expect(read).toHaveBeenCalledOnce();
    read.mockResolvedValue({ version: '2' });
    expect(await shown('new')).toBe('old');
    vi.advanceTimersByTime(1001);
    expect(await shown('new')).toBe('new');
  });

  test('delays cached responses by a version query that hangs up to its timeout only, and runs it once', async () => {
    const { read, shown } = cacheWith({ limit: 50 });
    await shown('old');
    const late = Promise.withResolvers<CacheVersion>();
    read.mockReturnValue(late.promise);
    vi.advanceTimersByTime(1001);
    expect(await Promise.all(['a', 'b', 'c'].map(shown))).toEqual(Array(3).fill('old'));
    vi.advanceTimersByTime(5000);
    expect(await shown('d')).toBe('old');
    expect(read).toHaveBeenCalledTimes(2);
    late.resolve({ version: '2' });
    await late.promise;
    expect(await shown('new')).toBe('new');
  });

  test('awaits no version query after one failed, until one succeeds again', async () => {
    const { read, shown } = cacheWith({ limit: 60_000 });
    await shown('old');
    read.mockRejectedValueOnce(new Error('down'));
    vi.advanceTimersByTime(1001);
    expect(await shown('a')).toBe('old');
    const late = Promise.withResolvers<CacheVersion>();
    read.mockReturnValueOnce(late.promise);
    vi.advanceTimersByTime(1001);
    expect(await shown('b')).toBe('old');
    late.resolve({ version: '2' });
    await late.promise;
    expect(await shown('new')).toBe('new');
  });

  test('ignores a version that was read before an own write', async () => {
    const { cache, read, shown } = cacheWith({ version: '2' });
    const before = Promise.withResolvers<CacheVersion>();
    read.mockReturnValueOnce(before.promise);
    const early = cache.find('key');
    cache.invalidate();
    await shown('new');
    before.resolve({ version: '1' });
    await early;
    expect(await shown('newer')).toBe('new');
  });

  test('checks the version immediately after a scheduled change or an own write', async () => {
    const { cache, read, shown } = cacheWith();
    read.mockResolvedValueOnce({ version: '1', until: 300 });
    expect(await shown('draft')).toBe('draft');
    read.mockResolvedValue({ version: '2' });
    vi.advanceTimersByTime(299);
    expect(await shown('public')).toBe('draft');
    vi.advanceTimersByTime(1);
    expect(await shown('public')).toBe('public');
    read.mockResolvedValue({ version: '3' });
    expect(await shown('changed')).toBe('public');
    cache.invalidate();
    expect(await shown('changed')).toBe('changed');
  });
});

test('one post has one entry, however its slug is written', async () => {
  const right = await server.inject('/api/blog/podcast-metrics-that-matter');
  const other = await server.inject('/api/blog/%70odcast-metrics-that-matter');
  expect(other.body).toBe(right.body);
});

describe('a list with parameters', () => {
  /** Counts the queries for posts. */
  async function counting() {
    const server = await testApp({ isSeeded: true });
    let reads = 0;
    const logger = server.orm.config.getLogger();
    logger.setDebugMode(['query']);
    Object.assign(logger, {
      logQuery: ({ query = '' }) => {
        if (/select \*? ?.*from .blog_posts/i.test(query) && /order by/i.test(query)) reads += 1;
      },
    });
    return { server, reads: () => reads };
  }

  test('that the route does not know share the entry of the list', async () => {
    const { server, reads } = await counting();
    await using _ = server;
    const { headers, body } = await server.inject('/api/blog');
    const before = reads();
    expect(before).toBeGreaterThan(0);
    for (const query of ['?', '?x=1', '?utm_source=a&utm_medium=b', '?x=1&x=2', '?limits=1']) {
      const response = await server.inject(`/api/blog${query}`);
      expect([query, response.headers.etag]).toEqual([query, headers.etag]);
      expect(response.body).toBe(body);
      const post = await server.inject(`/api/blog/podcast-metrics-that-matter${query}`);
      expect(post.statusCode).toBe(200);
    }
    const known = { 'if-none-match': String(headers.etag) };
    expect((await server.inject({ url: '/api/blog?y', headers: known })).statusCode).toBe(304);
    expect(reads()).toBe(before);
  });

  test('that it knows is a page, which is not kept', async () => {
    const { server, reads } = await counting();
    await using _ = server;
    await server.inject('/api/blog');
    const before = reads();
    for (let limit = 1; limit <= 3; limit++) {
      const page = await server.inject(`/api/blog?limit=${limit}`);
      expect(page.json().posts).toHaveLength(limit);
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(page.headers.etag).toBeUndefined();
    }
    expect((await server.inject('/api/blog?limit=0')).statusCode).toBe(400);
    expect(reads()).toBeGreaterThan(before);
    const after = reads();
    await server.inject('/api/blog');
    expect(reads()).toBe(after);
  });

  test('counts in the cache with its compressed copies', async () => {
    const { cache } = cacheWith();
    const make = async () => new CachedResponse(randomBytes(MEBIBYTE), 'text/plain');
    for (let n = 0; n < 40; n++) await (await cache.get(`page ${n}`, make)).compressed('br');
    expect(await cache.find('page 0')).toBeUndefined();
    expect(await cache.find('page 39')).toBeDefined();
  });

  test('is among the last thousand responses', async () => {
    const { cache } = cacheWith();
    const make = vi.fn<() => Promise<CachedResponse>>(
      async () => new CachedResponse('a', 'text/plain'),
    );
    for (let n = 0; n < 1100; n++) {
      await cache.get(`page ${n}`, make);
      await cache.find('often requested');
      await cache.get('often requested', make);
    }
    expect(make).toHaveBeenCalledTimes(1101);
    expect(await cache.find('page 0')).toBeUndefined();
    expect(await cache.find('page 1099')).toBeDefined();
  });
});
