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

/** Splits the comma-separated `tags` into unique, trimmed names. */
export const tagsOf = (tags: string) => [
  ...new Set(
    tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

const PICTURES = ['blog-default', 'blog-1', 'blog-2', 'blog-3', 'blog-4', 'blog-5'] as const;

/** Returns the default picture of a post, derived from its slug: a path without extension. */
export function pictureOf(slug: string) {
  let hash = 0;
  for (const char of slug) hash = (hash * 33 + (char.codePointAt(0) ?? 0)) % 1_000_003;
  return `/images/${PICTURES[hash % PICTURES.length]}`;
}
