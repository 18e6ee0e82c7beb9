import { expect, test } from 'vitest';
import { longDate, matching, pictureOf, shortDate, tagsOf } from './posts.ts';

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

test('dates are written for the day it is in UTC', () => {
  expect(shortDate('2026-09-05T23:59:59.000Z')).toBe('Sep 5, 2026');
  expect(longDate('2026-01-01T00:00:00.000Z')).toBe('January 1, 2026');
});

test('a post keeps its picture', () => {
  expect(pictureOf('one-post')).toBe(pictureOf('one-post'));
  expect(pictureOf('')).toMatch(/^\/images\/blog-(default|[1-5])$/);
});
