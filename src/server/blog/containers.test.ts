import { expect, test } from 'vitest';
import { sanitizeArticle } from './sanitize.ts';

const sanitized = (html: string) => sanitizeArticle(html, []).content;

test.each([
  ['paragraphs in a box', '<div><p>a</p>\n<p>b</p></div>', '<p>a</p>\n<p>b</p>'],
  ['text in a box', '<div>a <b>b</b></div>', '<p>a <strong>b</strong></p>'],
  [
    'text beside a block',
    '<div>a <i>b</i><h2>c</h2> d</div>',
    '<p>a <em>b</em></p><h2>c</h2><p> d</p>',
  ],
  ['boxes in boxes', '<div><div>a</div><div>b<div>c</div></div></div>', '<p>a</p><p>b</p><p>c</p>'],
  [
    'a picture in a box',
    '<div><img src="/a.webp" alt="A"></div>',
    '<p><img src="/a.webp" alt="A" loading="lazy" /></p>',
  ],
  [
    'an empty line',
    '<div>a</div><div><br></div><div></div><div>b</div>',
    '<p>a</p><p><br /></p><p>b</p>',
  ],
  [
    'boxes in a list',
    '<ul><li>a<div>b</div></li><div><li>c</li></div></ul>',
    '<ul><li>a<p>b</p></li><li>c</li></ul>',
  ],
  ['terms in a box', '<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
  ['boxes in a heading', '<h2><div>a</div><div>b</div>c</h2>', '<h2>a b c</h2>'],
  ['boxes in code', '<pre><div>a</div><div>b</div></pre>', '<pre>a\nb</pre>'],
  [
    'a box with an id',
    '<div id="x" dir="rtl"><p>a</p><p>b</p></div><div id="y">c</div><a href="#x">d</a>',
    '<p id="part-x" dir="rtl">a</p><p dir="rtl">b</p><p id="part-y">c</p><a href="#part-x">d</a>',
  ],
  [
    'signs of markup',
    '<div>&lt;b&gt; &amp;amp; &nbsp;"</div>',
    '<p>&lt;b&gt; &amp;amp; \u00A0"</p>',
  ],
])('keeps %s apart in blocks', (_what, html, stored) => {
  expect(sanitized(html)).toBe(stored);
  expect(sanitized(stored)).toBe(stored);
});

test.each(
  'article section header footer main center nav address form fieldset legend dialog hgroup search noscript'.split(
    ' ',
  ),
)('keeps the text of a <%s> apart from that around it', (tag) => {
  const html = `before<${tag}>first</${tag}><${tag}><p>second</p></${tag}>after`;
  expect(sanitized(html)).toBe('before<p>first</p><p>second</p>after');
});
