import { matcherOf } from '../../shared/fold.ts';
import { parseTags, topicSlug } from '../../shared/topics.ts';
import type { Outputs } from '../lib/api.tsx';

export type BlogCard = Outputs['blog']['cards']['posts'][number];
export type Post = Outputs['blog']['page']['post'];

export const postPath = ({ slug }: Pick<BlogCard, 'slug'>) => `/blog/${encodeURIComponent(slug)}`;

/** Returns the posts whose title or excerpt contains the text, compared by their folded letters. */
export function searchPosts<T extends Pick<BlogCard, 'title' | 'excerpt'>>(
  posts: readonly T[],
  text: string,
) {
  const isMatch = matcherOf(text);
  return posts.filter(({ title, excerpt }) => [title, excerpt].some(isMatch));
}

/** The path of the image that the server draws for a post without one. */
export const generatedCoverPath = ({ id, title, tags }: Pick<BlogCard, 'id' | 'title' | 'tags'>) =>
  `/blog/covers/${id}.svg?v=${checksum(title + tags)}`;

/** Changes with the picture, which browsers keep for a year. */
function checksum(text: string) {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}

/**
 * Returns the topics of posts, which are their comma-separated tags, the most frequent first, each as
 * the newest post spells it.
 */
export function topicsOf(posts: readonly Pick<BlogCard, 'tags'>[]) {
  const tags = posts.flatMap((post) => parseTags(post.tags));
  return [...Map.groupBy(tags, topicSlug).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([spelling]) => spelling ?? []);
}
