import { expect, test } from 'vitest';
import { adminPaths, postPath, slug } from '../../test/paths.ts';
import { publicPaths } from '../shared/paths.ts';
import { matchScreen, screens } from './pages.tsx';

test('slashes at the end are forgiven, and a long row of them elsewhere is read at once', () => {
  expect(matchScreen('/about//').canonicalPath).toBe('/about');
  const begin = performance.now();
  expect(matchScreen(`${'/'.repeat(200_000)}x`).isFound).toBe(false);
  expect(performance.now() - begin).toBeLessThan(5000);
});

test('every screen is listed in the sitemap, is of the admin, or has an address of its own kind', () => {
  const addresses = screens.map(({ path }) =>
    path.replace(':slug', slug).replace(':id', 'new').replace(':token', 'token'),
  );
  const unlisted = [
    '/admin/sign-in',
    '/blog/preview/token',
    '/newsletter/confirm/token',
    '/newsletter/unsubscribe/token',
    '/quiz/guide/token',
  ];
  expect(addresses.toSorted()).toEqual(
    [...publicPaths, postPath, ...adminPaths, ...unlisted].toSorted(),
  );
});
