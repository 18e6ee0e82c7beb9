import anyAscii from 'any-ascii';
import { expect, test } from 'vitest';
import { differingFields, emptyFields, needsTransliteration, slugify } from './postFields.ts';

test.each([
  ['Über 30 Ideas, & More!', 'uber-30-ideas-more'],
  ["What's Next?  ", 'whats-next'],
  ['— 100% —', '100'],
  ['Søren Groß meets Łukasz D’Angelo', 'soren-gross-meets-lukasz-dangelo'],
  ['日本', ''],
  ['word '.repeat(40), `${'word-'.repeat(15)}word`],
])('converts the title %j to the slug %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test.each([
  ['Привет, мир', 'privet-mir'],
  ['Καλημέρα Søren', 'kalimera-soren'],
  ['日本 2026', 'riben-2026'],
  ['ポッドキャスト', 'potdokiyasuto'],
  ['مرحبا', 'mrhb'],
  ['한국어', 'hangugeo'],
  ['٣ ideas', '3-ideas'],
])('transliterates the title %j to the slug %j', (title, slug) => {
  expect(needsTransliteration(title)).toBe(true);
  expect(slugify(title, anyAscii)).toBe(slug);
});

test('needs no transliteration for Latin letters and signs', () => {
  expect(needsTransliteration('Über Søren’s — 30 % “ideas” …')).toBe(false);
});

test('returns the differing fields in the order of the form', () => {
  expect(differingFields(emptyFields, { ...emptyFields, tags: 'a', title: 'b' })).toEqual([
    'title',
    'tags',
  ]);
  expect(differingFields(emptyFields, { ...emptyFields })).toEqual([]);
});
