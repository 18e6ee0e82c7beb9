import { expect, test } from 'vitest';
import { searchPosts } from './posts.ts';

const posts = [
  { title: 'Guest Emails', excerpt: 'Four letters.' },
  { title: 'The report', excerpt: 'What GUESTS cost.' },
  { title: 'Equipment', excerpt: 'Under $500.' },
];

test('searches title and excerpt regardless of case', () => {
  expect(searchPosts(posts, 'gUEst')).toEqual(posts.slice(0, 2));
  expect(searchPosts(posts, '$500.')).toEqual(posts.slice(2));
  expect(searchPosts(posts, 'guest emails four')).toEqual([]);
});
