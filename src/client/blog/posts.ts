import { tagsOf } from '../../shared/topics.ts';
import type { Outputs } from '../lib/api.tsx';

export type Card = Outputs['blog']['cards']['posts'][number];
export type Post = Outputs['blog']['page']['post'];

export const pathOf = ({ slug }: Pick<Card, 'slug'>) => `/blog/${encodeURIComponent(slug)}`;

/** Returns the posts whose title or excerpt contains the text, regardless of case. */
export function matching<T extends Pick<Card, 'title' | 'excerpt'>>(
  posts: readonly T[],
  text: string,
) {
  const wanted = text.toLowerCase();
  return posts.filter(({ title, excerpt }) =>
    [title, excerpt].some((part) => part.toLowerCase().includes(wanted)),
  );
}

/** The picture that the server draws for a post without one. */
export const coverOf = ({ id, updatedAt }: Pick<Card, 'id' | 'updatedAt'>) =>
  `/blog/covers/${id}.svg?v=${Date.parse(updatedAt)}`;

/** All topics of posts, the most frequent first. */
export function topicsOf(posts: readonly Pick<Card, 'tags'>[]) {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tagsOf(tags)))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([tag]) => tag);
}
