import { expect, test } from 'vitest';
import { searchPosts, topicsOf } from './posts.ts';

const posts = [
  { title: 'Guest Emails', excerpt: 'Four letters.' },
  { title: 'The report', excerpt: 'What GUESTS cost.' },
  { title: 'Equipment', excerpt: 'Under $500.' },
  { title: 'What D’Angelo asks Søren Groß', excerpt: '' },
];

test('searches title and excerpt regardless of case, accents and apostrophes', () => {
  expect(searchPosts(posts, 'gUEst')).toEqual(posts.slice(0, 2));
  expect(searchPosts(posts, '$500.')).toEqual(posts.slice(2, 3));
  expect(searchPosts(posts, 'guest emails four')).toEqual([]);
  for (const text of ["d'angelo", 'dangelo', 'soren gross', 'SØREN'])
    expect([text, searchPosts(posts, text)]).toEqual([text, posts.slice(3)]);
});

test('lists each topic once, the most frequent first', () => {
  const tagged = ['Größe, ROI', 'grosse', 'Guests, ROI', 'GROSSE'].map((tags) => ({ tags }));
  expect(topicsOf(tagged)).toEqual(['Größe', 'ROI', 'Guests']);
});
