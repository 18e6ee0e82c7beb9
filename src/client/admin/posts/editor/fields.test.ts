import { expect, test } from 'vitest';
import { differing, noFields, slugOf } from './fields.ts';

test.each([
  ['Über 30 Ideas, & More!', 'uber-30-ideas-more'],
  ["What's Next?  ", 'whats-next'],
  ['— 100% —', '100'],
  ['日本', ''],
  ['word '.repeat(40), `${'word-'.repeat(15)}word`],
])('the title %j becomes the address %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('what differs is named in the order of the form', () => {
  expect(differing(noFields, { ...noFields, tags: 'a', title: 'b' })).toEqual(['title', 'tags']);
  expect(differing(noFields, { ...noFields })).toEqual([]);
});
