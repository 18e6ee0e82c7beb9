import { expect, test } from 'vitest';
import { routes } from '../client/app/routes.ts';
import { publicPaths } from './paths.ts';
import { isSecretUrl, isUnlistedUrl, SHARED_SHOWS } from './secretUrls.ts';

test('every page whose path has a token is secret, in any case, and no public page is', () => {
  const withToken = routes.filter(
    ({ path }) => path.includes(':token') && !path.startsWith(SHARED_SHOWS),
  );
  expect(withToken.length).toBeGreaterThan(4);
  for (const { path } of withToken) {
    expect([path, isSecretUrl(path)]).toEqual([path, true]);
    expect([path, isSecretUrl(path.toUpperCase())]).toEqual([path, true]);
  }
  expect(publicPaths.filter(isUnlistedUrl)).toEqual([]);
});

test('a whiteboard is secret once its URL has an id, wherever it is in the query', () => {
  for (const url of [
    '/whiteboard?board=x',
    '/Whiteboard/?a=b&board=x#c',
    '/whiteboard?a=?&board=x',
  ])
    expect([url, isSecretUrl(url)]).toEqual([url, true]);
  for (const url of ['/whiteboard', '/whiteboard?a=board', '/blog?board=x', '/whiteboard#?board=x'])
    expect([url, isSecretUrl(url)]).toEqual([url, false]);
});

test('the admin and shared shows are unlisted but not secret', () => {
  for (const url of [`${SHARED_SHOWS}x`, '/admin', '/Admin/leads?status=new', '/admin/people/x']) {
    expect([url, isUnlistedUrl(url)]).toEqual([url, true]);
    expect([url, isSecretUrl(url)]).toEqual([url, false]);
  }
});
