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

test('handles invalid percent encoding in every path', async () => {
  await using server = await testApp();
  const paths = ['blog', 'newsletter/confirm', 'newsletter/unsubscribe', 'quiz/guide', 'trpc'];
  for (const path of [...paths, 'blog/preview', 'admin/posts', 'api/blog', 'uploads', 'assets', ''])
    for (const wrong of ['%25', '%25zz', '%25ff%25']) {
      const url = `/${path}/${wrong}`.replace('//', '/');
      const { statusCode } = await server.inject(url);
      // The admin has its own page for unknown paths.
      expect([url, statusCode]).toEqual([url, url.startsWith('/admin') ? 200 : 404]);
    }
});
