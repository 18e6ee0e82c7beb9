import { expect, test } from 'vitest';
import { internalPath, withoutBreaks, withScrollableTables } from './article.ts';

test('wraps every table, nested ones too, and changes nothing else', () => {
  const box = '<div class="box" role="group" tabindex="0" aria-label="Table">';
  expect(
    withScrollableTables('<p>a</p><TABLE class="x"><tr></tr></TABLE ><p>b</p>', 'box', 'Table'),
  ).toBe(`<p>a</p>${box}<TABLE class="x"><tr></tr></TABLE ></div><p>b</p>`);
  expect(withScrollableTables('<table><td><table></table></td></table>', 'box', 'Table')).toBe(
    `${box}<table><td>${box}<table></table></div></td></table></div>`,
  );
  expect(withScrollableTables('<p>&lt;table&gt;</p>', 'box', 'Table')).toBe('<p>&lt;table&gt;</p>');
});

test('keeps a number and its noun on one line, but only in text', () => {
  expect(withoutBreaks('<a href="/blog/30-day">a 30-day plan</a>, one-page')).toBe(
    '<a href="/blog/30-day">a <span class="no-break">30-day</span> plan</a>, one-page',
  );
});

const here = { origin: 'https://site.test', pathname: '/blog/one' };
const isPage = (path: string) => !path.endsWith('.xml');
const pathFor = (address: string, target = '') => {
  const { origin, pathname, search, hash } = new URL(address, `${here.origin}${here.pathname}`);
  return internalPath({ origin, pathname, search, hash, target }, here, isPage);
};

test('follows links to pages of the site without a full load, and leaves others to the browser', () => {
  expect(pathFor('/blog/two?utm_source=x#top')).toBe('/blog/two?utm_source=x#top');
  expect(pathFor('https://other.test/blog/two')).toBeUndefined();
  expect(pathFor('mailto:ada@example.com')).toBeUndefined();
  expect(pathFor('/blog/rss.xml')).toBeUndefined();
  expect(pathFor('/blog/two', '_blank')).toBeUndefined();
  expect(pathFor('#part')).toBeUndefined();
});
