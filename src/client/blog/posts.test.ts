import { expect, test } from 'vitest';
import { matching, pictureOf, tagsOf } from './posts.ts';

const posts = [
  { title: 'Guest Emails', excerpt: 'Four letters.' },
  { title: 'The report', excerpt: 'What GUESTS cost.' },
  { title: 'Equipment', excerpt: 'Under $500.' },
];

test('a search looks for the text in title and excerpt, whatever the case', () => {
  expect(matching(posts, 'gUEst')).toEqual(posts.slice(0, 2));
  expect(matching(posts, '$500.')).toEqual(posts.slice(2));
  expect(matching(posts, 'guest emails four')).toEqual([]);
});

test('tags are trimmed, and empty and repeated ones dropped', () => {
  expect(tagsOf(' ROI, ,Guests,ROI,')).toEqual(['ROI', 'Guests']);
  expect(tagsOf('')).toEqual([]);
});

test('a post keeps its picture', () => {
  expect(pictureOf('one-post')).toBe(pictureOf('one-post'));
  expect(pictureOf('')).toMatch(/^\/images\/blog-(default|[1-5])$/);
});
