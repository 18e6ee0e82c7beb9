import { afterEach, expect, test } from 'vitest';
import { bearer, testApp } from '../../../test/app.ts';
import { pageAt, words } from '../../../test/html.ts';
import { caseKeys, casePath, publicPaths } from '../../shared/paths.ts';
import { fileDocuments, setEdits, siteContent } from '../content/siteContent.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

// All servers of a process share the content.
afterEach(() => setEdits({}));

const samplesOf = async (server: Server): Promise<{ key: string; names: string[] }[]> =>
  (await server.query('site.list', {})).json().result.data.samples;
const marks = async (server: Server, path: string) =>
  (await pageAt(server, path)).root
    .querySelectorAll('main span')
    .filter((one) => words(one) === 'Sample' && one.querySelectorAll('span').length === 0).length;

test('what is invented is listed and marked until it is replaced', async () => {
  await using server = await testApp({ isSeeded: true });
  const before = await samplesOf(server);
  expect(before).toContainEqual({
    key: 'testimonials',
    names: ['Dana Whitlock', 'Marcus Oyelaran'],
  });
  expect(before.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['shows', 'site', ...caseKeys.map((key) => `cases/${key}`)]),
  );
  for (const path of ['/', '/about', '/case-studies', '/blog', '/Free-Podcast-Launch'])
    expect([path, (await marks(server, path)) > 0]).toEqual([path, true]);
  const { freeLaunch, ...rest } = Object(fileDocuments().testimonials);
  const fields = { ...rest, freeLaunch: { ...freeLaunch, name: 'Ada Real', sample: undefined } };
  const call = { key: 'testimonials', version: 0, fields };
  expect((await server.post('/trpc/site.publish', call, bearer)).statusCode).toBe(200);
  expect(await marks(server, '/Free-Podcast-Launch')).toBe(0);
  expect(await samplesOf(server)).toContainEqual({
    key: 'testimonials',
    names: ['Dana Whitlock'],
  });
});

test('search engines are told of nothing that is invented', async () => {
  await using server = await testApp({ isSeeded: true });
  const names = [
    ...(await samplesOf(server)).flatMap((one) => one.names),
    ...caseKeys.map((key) => siteContent().documents.site.pages[casePath(key)]),
  ];
  const { root } = await pageAt(server, '/blog');
  const posts = root.querySelectorAll('a[href^="/blog/"]').map((one) => one.getAttribute('href'));
  expect(posts.length).toBeGreaterThan(5);
  for (const path of [...publicPaths, ...posts]) {
    const data = (await pageAt(server, path ?? '')).root
      .querySelectorAll('script[type="application/ld+json"]')
      .map((one) => one.innerHTML)
      .join();
    expect([path, names.filter((name) => data.includes(JSON.stringify(name)))]).toEqual([path, []]);
  }
});
