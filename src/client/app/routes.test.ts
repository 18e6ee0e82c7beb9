import { expect, test } from 'vitest';
import { adminPaths, postPath, slug, topicPath } from '../../../test/paths.ts';
import { caseKeys, casePath, publicPaths } from '../../shared/paths.ts';
import { matchPage, routes } from './routes.ts';

test('ignores trailing slashes, also in a long row', () => {
  expect(matchPage('/about//').canonicalPath).toBe('/about');
  expect(matchPage(`${'/'.repeat(200_000)}x`).isFound).toBe(false);
});

test('every page is in the sitemap, belongs to the admin, or has a parameter', () => {
  const addresses = routes
    .filter(({ path }) => path !== '*')
    .flatMap(({ path }) => (path === '/case-studies/:slug' ? caseKeys.map(casePath) : path))
    .map((path) =>
      path
        .replace(':slug', slug)
        .replace(':topic', 'lead-generation')
        .replace(':id', 'new')
        .replace(':folder/:name', 'pages/home')
        .replace(':name', 'prices')
        .replace(':token', 'token'),
    );
  const unlisted = [
    '/admin/password',
    '/admin/people/new',
    '/admin/people/new/brief',
    '/admin/responses/new/guide',
    '/admin/sign-in',
    '/admin/site/pages/home',
    '/admin/site/prices',
    '/blog/preview/token',
    '/newsletter/confirm/token',
    '/newsletter/unsubscribe/token',
    '/privacy/me/token',
    '/quiz/guide/token',
    '/quiz/show/token',
  ];
  expect(addresses.toSorted()).toEqual(
    [...publicPaths, postPath, topicPath, ...adminPaths, ...unlisted].toSorted(),
  );
});
