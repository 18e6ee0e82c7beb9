import { expect, test } from 'vitest';
import { changedContent } from '../../../test/changedContent.ts';
import { contentFolder } from '../content/folder.ts';
import { readSeedArticles } from './seedArticles.ts';

const file = 'articles/podcast-metrics-that-matter.md';
/** A paragraph of the file. */
const paragraph = 'Here are two monthly reports';

const contentOf = () =>
  readSeedArticles().find(({ slug }) => slug === 'podcast-metrics-that-matter')?.content;

test('Markdown and HTML become an article, with the values of other files', () => {
  const change = changedContent();
  change(
    file,
    paragraph,
    `## What *it* costs

| Plan | [Price](/package-options) |
| --- | --- |
| Smart Saver | {{prices.smartSaver.monthly}} |

> One

> Two
>
> Three

<details><summary>More</summary><p>Text</p></details>

${paragraph}`,
  );
  expect(contentOf()).toMatch(
    `<h2>What <em>it</em> costs</h2>

<table>
<thead>
<tr><th scope="col">Plan</th><th scope="col"><a href="/package-options">Price</a></th></tr>
</thead>
<tbody>
<tr><th scope="row">Smart Saver</th><td>$1,100</td></tr>
</tbody>
</table>

<blockquote><p>One</p></blockquote>

<blockquote>
<p>Two</p>
<p>Three</p>
</blockquote>

<details><summary>More</summary><p>Text</p></details>

<p>${paragraph}`,
  );
});

test.each([
  ['title: ', 'titel: ', '2: title: takes a text'],
  ['status: published', 'status: public', ': status: takes one of published, draft'],
  ['date: 2026-05-19T14:00:00Z', 'date: May', ': date: takes a date and time such as'],
  [
    paragraph,
    'From {{prices.gone}}',
    '11: body.1: takes references to values: “prices.gone” is no value of this site',
  ],
  [paragraph, `<iframe></iframe>${paragraph}`, ': body: takes no <iframe>'],
  [/\n---[^]*/, '\n---\n\n', ': body: takes an article below the fields'],
  [/\n---[^]*/, '\n', ': body: takes an article below the fields'],
])('names file, line and field where %s becomes %s', (from, to, problem) => {
  const change = changedContent();
  change(file, from, to);
  expect(readSeedArticles).toThrow(
    problem.startsWith(':') ? problem : `${contentFolder()}/${file}:${problem}`,
  );
});
