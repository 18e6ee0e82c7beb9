import { expect, test } from 'vitest';
import { differing, fromLocal, noFields, slugOf, toLocal } from './fields.ts';

test.each([
  ['Über 30 Ideas, & More!', 'uber-30-ideas-more'],
  ["What's Next?  ", 'whats-next'],
  ['— 100% —', '100'],
  ['日本', ''],
  ['word '.repeat(40), `${'word-'.repeat(15)}word`],
])('the title %j becomes the address %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a moment survives the field, which has it in local time', () => {
  const moment = '2027-03-28T09:30:00.000Z';
  expect(fromLocal(toLocal(moment))).toBe(moment);
  expect(toLocal(null)).toBe('');
  expect(fromLocal('')).toBeNull();
});

test('what differs is named in the order of the form', () => {
  expect(differing(noFields, { ...noFields, tags: 'a', title: 'b' })).toEqual(['title', 'tags']);
  expect(differing(noFields, { ...noFields })).toEqual([]);
});
