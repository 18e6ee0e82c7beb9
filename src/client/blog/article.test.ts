import { expect, test } from 'vitest';
import { pageOf, withTableBoxes } from './article.ts';

test('wraps every table, nested ones too, and changes nothing else', () => {
  const box = '<div class="box" role="group" tabindex="0" aria-label="Table">';
  expect(
    withTableBoxes('<p>a</p><TABLE class="x"><tr></tr></TABLE ><p>b</p>', 'box', 'Table'),
  ).toBe(`<p>a</p>${box}<TABLE class="x"><tr></tr></TABLE ></div><p>b</p>`);
  expect(withTableBoxes('<table><td><table></table></td></table>', 'box', 'Table')).toBe(
    `${box}<table><td>${box}<table></table></div></td></table></div>`,
  );
  expect(withTableBoxes('<p>&lt;table&gt;</p>', 'box', 'Table')).toBe('<p>&lt;table&gt;</p>');
});

const here = { origin: 'https://site.test', pathname: '/blog/one' };
const isPage = (path: string) => !path.endsWith('.xml');
const leads = (address: string, target = '') => {
  const { origin, pathname, search, hash } = new URL(address, `${here.origin}${here.pathname}`);
  return pageOf({ origin, pathname, search, hash, target }, here, isPage);
};

test('follows links to pages of the site without a full load', () => {
  expect(leads('/blog/two?utm_source=x#top')).toBe('/blog/two?utm_source=x#top');
});

test('leaves links to other sites, files, new tabs and anchors to the browser', () => {
  expect(leads('https://other.test/blog/two')).toBeUndefined();
  expect(leads('mailto:ada@example.com')).toBeUndefined();
  expect(leads('/blog/rss.xml')).toBeUndefined();
  expect(leads('/blog/two', '_blank')).toBeUndefined();
  expect(leads('#part')).toBeUndefined();
});
