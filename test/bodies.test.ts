import { expect, test } from 'vitest';
import { routes } from '../src/server/rest/routes.ts';
import { testApp } from './app.ts';
import { procedures } from './procedures.ts';

const tooLarge = 'x'.repeat(2 * 1024 * 1024);
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
  'Multipart/Mixed; boundary=x',
  'text/plain',
  'text/html',
];
// Uploads may be larger and are read after authorization.
const isUpload = (url: string, type: string) =>
  url === '/trpc/blog.upload' && type === 'application/octet-stream';

test('every procedure and REST route rejects a body that is too large, regardless of its type', async () => {
  await using server = await testApp();
  const urls = [
    ...Object.keys(procedures).map((name) => `/trpc/${name}`),
    ...routes.filter(({ method }) => method === 'POST').map(({ path }) => path),
  ];
  expect(urls.length).toBeGreaterThan(30);
  for (const url of urls)
    for (const type of types.filter((one) => !isUpload(url, one))) {
      const response = await server.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type },
        payload: tooLarge,
      });
      expect([url, type, response.statusCode]).toEqual([
        url,
        type,
        expect.toSatisfy((status) => status === 413 || status === 415),
      ]);
    }
});

const prefixes = [
  '/',
  '/admin/',
  '/admin/posts/',
  '/api/',
  '/api/blog/',
  '/assets/',
  '/blog/',
  '/blog/covers/',
  '/blog/preview/',
  '/media/',
  '/newsletter/confirm/',
  '/newsletter/unsubscribe/',
  '/quiz/guide/',
  '/trpc/',
  '/uploads/',
  '/ws/',
  '/ws/whiteboard/',
];
const undecodable = ['%', '%2', '%zz', 'a%u0041', '%ff', '%C0%80', '%ED%A0%80', '%F0%9F'];

test('answers a path that cannot be decoded with 400, whatever its prefix', async () => {
  await using server = await testApp();
  for (const prefix of prefixes)
    for (const path of undecodable)
      for (const method of ['GET', 'HEAD', 'POST'] as const) {
        const url = `${prefix}${path}`;
        const { statusCode } = await server.inject({ method, url });
        expect([method, url, statusCode]).toEqual([method, url, 400]);
      }
});

test('decodes a path once, whatever its prefix', async () => {
  await using server = await testApp();
  for (const prefix of prefixes)
    for (const path of ['%25', '%25zz', '%25ff%25', '%2500', '%25,%25', '%2525']) {
      const url = `${prefix}${path}`;
      const { statusCode } = await server.inject(url);
      // Pages redirect to the shortest spelling, and the admin has pages of its own for any path.
      expect([url, statusCode]).toEqual([url, expect.toBeOneOf([200, 301, 404])]);
    }
});

test('finds no procedure whose name is encoded twice, and no batch whose commas are', async () => {
  await using server = await testApp();
  const input = encodeURIComponent(JSON.stringify({ 0: {}, 1: {} }));
  const status = async (path: string) =>
    (await server.inject(`/trpc/${path}?batch=1&input=${input}`)).statusCode;
  expect(await status('blog.list')).toBe(200);
  expect(await status('blog%2Elist%2Cblog.list')).toBe(200);
  expect(await status('blog%252Elist')).toBe(404);
  expect(await status('blog.list%252Cblog.list')).toBe(404);
});
