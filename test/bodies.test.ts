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
// Pictures are files of up to 20 MB, read after the guard has let the caller in.
const isUpload = (url: string, type: string) =>
  url === '/trpc/blog.upload' && type === 'application/octet-stream';

test('a body that is too large is refused by every procedure and REST call, whatever its type', async () => {
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

test('a percent sign that begins no character never fails', async () => {
  await using server = await testApp();
  const paths = ['blog', 'newsletter/confirm', 'newsletter/unsubscribe', 'quiz/guide', 'trpc'];
  for (const path of [...paths, 'blog/preview', 'admin/posts', 'api/blog', 'uploads', 'assets', ''])
    for (const wrong of ['%25', '%25zz', '%25ff%25']) {
      const url = `/${path}/${wrong}`.replace('//', '/');
      const { statusCode } = await server.inject(url);
      // Views of the admin have a page of their own for what is unknown.
      expect([url, statusCode]).toEqual([url, url.startsWith('/admin') ? 200 : 404]);
    }
});
