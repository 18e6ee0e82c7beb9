import { expect, test } from 'vitest';
import { readSeedArticles } from '../blog/seedArticles.ts';
import { drawCover } from './cover.ts';
import { parseHeadline } from './headline.ts';

test.each([
  ['Five Tests for a Podcast Topic', { figure: '5', before: '', after: 'Tests', count: 5 }],
  [
    'The 15-Minute Call, Minute by Minute',
    { figure: '15', before: '', after: 'Minute Call', count: 15 },
  ],
  ['One Episode, 33 Pieces: All of Them', { figure: '33', before: '', after: 'Pieces', count: 33 }],
  [
    'Sound: Equipment Under $500',
    { figure: '$500', before: 'Equipment Under', after: '', count: undefined },
  ],
  ['A B2B Podcast: How to Count', { text: 'A B2B Podcast' }],
])('finds the number in "%s"', (title, headline) => {
  expect(parseHeadline(title)).toEqual(headline);
});

test('draws a different cover for every title and topic, and the same one again', () => {
  const titles = readSeedArticles().flatMap(({ title }) => [
    title,
    `${title} again`,
    title.replace(/\d/g, '7'),
  ]);
  const covers = [...new Set(titles)].flatMap((title) =>
    ['Guests', 'Strategy, ROI'].map((topic) => drawCover(title, topic)),
  );
  expect(new Set(covers).size).toBe(covers.length);
  expect(drawCover('Five Tests', 'Guests')).toBe(drawCover('Five Tests', 'Guests'));
});

test('draws titles and topics of any form, without their markup', () => {
  for (const title of [
    '',
    '中文',
    '$1,000,000,000,000',
    '0 of 1',
    '<script>"&',
    'A'.repeat(200),
    'Word '.repeat(40),
  ])
    for (const topics of ['', ',', 'Nothing Known'])
      expect(drawCover(title, topics)).toMatch(/^<svg [^]*<\/svg>$/);
  expect(drawCover('<script>"&', '')).not.toMatch(/<script|&|NaN|undefined/);
});
