import { expect, test } from 'vitest';
import { markdownToHtml } from './markdown.ts';

test.each([
  ['# Plan', '<h1>Plan</h1>'],
  ['- One\n- Two\n', '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>'],
  ['1. One\n2. Two', '<ol>\n<li>One</li>\n<li>Two</li>\n</ol>'],
  ['See [us](https://a.example/b)', '<p>See <a href="https://a.example/b">us</a></p>'],
  ['A __b__ letter', '<p>A <strong>b</strong> letter</p>'],
  ['A **bold** word', '<p>A <strong>bold</strong> word</p>'],
  ['> Quote', '<blockquote>\n<p>Quote</p>\n</blockquote>'],
  ['- [x] Done\n- [ ] To do', '<ul>\n<li>☑ Done</li>\n<li>☐ To do</li>\n</ul>'],
  [String.raw`- a \_b\_ c`, '<li>a _b_ c</li>'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', '<table>'],
  ['**Hi** <first name>, at <event>', '</strong> &lt;first name&gt;, at &lt;event&gt;</p>'],
  ['**Array<string>** and x<y>z', '<p><strong>Array&lt;string&gt;</strong> and x&lt;y&gt;z</p>'],
  ['# A\n\n<!-- x -->\n\n<inaudible>', '<p>&lt;!-- x --&gt;</p>\n<p>&lt;inaudible&gt;</p>'],
  ['# A\n\n<div>\n**b** <b>c</b>\n</div>', '&lt;div&gt;\n<strong>b</strong> &lt;b&gt;c&lt;/b&gt;'],
  ['- a<br>b<br />c', '<li>a<br>b<br />c</li>'],
  ['**a** <https://a.example/b>', '<a href="https://a.example/b">https://a.example/b</a>'],
  ['**a** <us@a.example>', '<a href="mailto:us@a.example">us@a.example</a>'],
  ['```\ncode\n```', '<pre><code>code'],
  ['Plan\r\n====\r\n\r\nText', '<h1>Plan</h1>'],
  ['Text\n\nPlan ?\n  ===\n\nPart\n---\n', '<h1>Plan ?</h1>\n<h2>Part</h2>'],
  ['See [us][1] \n\n[1]: https://a.example', '<p>See <a href="https://a.example">us</a>'],
  ['[US] here\n\n[us]: </a> "Us"', '<p><a href="/a" title="Us">US</a> here</p>'],
  ['\uFEFF# Plan', '<h1>Plan</h1>'],
])('reads %j as Markdown', (text, html) => {
  expect(markdownToHtml(text)).toContain(html);
});

test.each([
  'Two lines\nof text.',
  '#1 in our field',
  'A price of 5 * 3 * 2 and a_b_c',
  '-5 degrees',
  'https://a.example/b_c',
  'Yours,\nAda\n-----\nThe agency',
  'Hello.\n--\nAda',
  'This is a sentence.\n==========\nAnother',
  '100\n200\n===\n300',
  'Sum\n300\n===\n300',
  'a == b\n=== c',
  'As they say [1].\n\n[1] https://a.example',
  'An array[0] and [0]: not a link',
  '[12:30]: https://a.example',
  '',
])('reads %j as plain text', (text) => {
  expect(markdownToHtml(text)).toBeUndefined();
});
