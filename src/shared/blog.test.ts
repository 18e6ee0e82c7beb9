import { expect, test } from 'vitest';
import { tagsOf } from './blog.ts';

test.each([
  ['Strategy, ROI,Measurement', ['Strategy', 'ROI', 'Measurement']],
  ['  one  ', ['one']],
  [',, a ,\t,', ['a']],
  ['', []],
])('the tags of %j are %j', (tags, expected) => {
  expect(tagsOf(tags)).toEqual(expected);
});
