import { expect, test } from 'vitest';
import { withHeadingIds } from './headings.ts';
import { postsOfTopic, relatedPosts } from './topics.ts';

test('gives each heading an id of its own and leaves the rest as stored', () => {
  const html =
    '<p>a</p><h2>What&nbsp;it <em>is</em></h2><h2 class="x">It’s</h2><h2>Its</h2><h2 id="own">Own</h2><h2></h2><h3>No</h3>';
  const { content, headings } = withHeadingIds(html);
  expect(headings).toEqual([
    { id: 'part-whatit-is', html: 'What&nbsp;it is' },
    { id: 'part-its', html: 'It’s' },
    { id: 'part-its-2', html: 'Its' },
    { id: 'own', html: 'Own' },
  ]);
  expect(content.replace(/ id="part-[^"]*"/g, '')).toBe(html);
});

const posts = [
  { id: 'a', tags: 'Guests' },
  { id: 'b', tags: 'guests, Lead Generation' },
  { id: 'c', tags: 'ROI' },
  { id: 'd', tags: 'Lead generation, Guests, ROI' },
];
const ids = (found: readonly { id: string }[] = []) => found.map(({ id }) => id);

test('finds the posts of a topic regardless of case', () => {
  expect(ids(postsOfTopic(posts, 'lead-generation')?.posts)).toEqual(['b', 'd']);
  expect(postsOfTopic(posts, 'lead-generation')?.name).toBe('Lead Generation');
  expect(postsOfTopic(posts, 'unknown')).toBeUndefined();
});

test('relates a post to those that share the most topics', () => {
  expect(ids(relatedPosts(posts, { id: 'd', tags: 'Guests, ROI' }))).toEqual(['a', 'b', 'c']);
  expect(ids(relatedPosts(posts, { id: 'x', tags: 'Lead Generation, Guests' }))).toEqual([
    'b',
    'd',
    'a',
  ]);
  expect(relatedPosts(posts, { id: 'x', tags: 'Equipment' })).toEqual([]);
});
