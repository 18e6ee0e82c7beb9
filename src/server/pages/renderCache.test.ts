import { expect, test } from 'vitest';
import { CachedResponse } from '../http/cachedResponse.ts';
import { createRenderCache } from './renderCache.ts';

/** A cache, and a function that requests a page and says how often pages were rendered. */
function fixture() {
  const renderOnce = createRenderCache(10);
  let renders = 0;
  const request = async (path: string, version: string) => {
    const response = await renderOnce(path, { version }, async () => {
      renders++;
      return {
        response: new CachedResponse(`${path} ${version}`, 'text/html'),
        fragments: new Map(),
      };
    });
    return { text: response.text, renders };
  };
  return request;
}

test('renders a page again only for another version of its data', async () => {
  const request = fixture();
  expect(await request('/', 'a')).toEqual({ text: '/ a', renders: 1 });
  expect(await request('/', 'a')).toEqual({ text: '/ a', renders: 1 });
  expect(await request('/blog', 'a')).toEqual({ text: '/blog a', renders: 2 });
  expect(await request('/', 'b')).toEqual({ text: '/ b', renders: 3 });
  expect(await request('/', 'a')).toEqual({ text: '/ a', renders: 4 });
});

test('keeps a limited number of pages, those rendered last', async () => {
  const request = fixture();
  for (let n = 0; n <= 10; n++) await request(`/${n}`, 'a');
  expect(await request('/1', 'a')).toEqual({ text: '/1 a', renders: 11 });
  expect(await request('/0', 'a')).toEqual({ text: '/0 a', renders: 12 });
});
