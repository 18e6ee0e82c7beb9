import { expect, test } from 'vitest';
import { differingFields, emptyFields, slugify } from './postFields.ts';

test.each([
  ['Über 30 Ideas, & More!', 'uber-30-ideas-more'],
  ["What's Next?  ", 'whats-next'],
  ['— 100% —', '100'],
  ['日本', ''],
  ['word '.repeat(40), `${'word-'.repeat(15)}word`],
])('converts the title %j to the slug %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('returns the differing fields in the order of the form', () => {
  expect(differingFields(emptyFields, { ...emptyFields, tags: 'a', title: 'b' })).toEqual([
    'title',
    'tags',
  ]);
  expect(differingFields(emptyFields, { ...emptyFields })).toEqual([]);
});
