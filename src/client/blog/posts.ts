import type { Outputs } from '../lib/api.tsx';

/** A post as the list has it. */
export type Card = Outputs['blog']['cards']['posts'][number];
export type Post = Outputs['blog']['page']['post'];

export const pathOf = ({ slug }: Pick<Card, 'slug'>) => `/blog/${encodeURIComponent(slug)}`;

/** The posts whose title or excerpt has the text in it, whatever the case. */
export function matching<T extends Pick<Card, 'title' | 'excerpt'>>(
  posts: readonly T[],
  text: string,
) {
  const wanted = text.toLowerCase();
  return posts.filter(({ title, excerpt }) =>
    [title, excerpt].some((part) => part.toLowerCase().includes(wanted)),
  );
}

/** `tags` is one comma-separated string; this gives the trimmed, non-empty ones, each once. */
export const tagsOf = (tags: string) => [
  ...new Set(
    tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

const PICTURES = ['blog-default', 'blog-1', 'blog-2', 'blog-3', 'blog-4', 'blog-5'] as const;

/** A post without a picture of its own always gets the same of ours, its path without the ending. */
export function pictureOf(slug: string) {
  let hash = 0;
  for (const char of slug) hash = (hash * 33 + (char.codePointAt(0) ?? 0)) % 1_000_003;
  return `/images/${PICTURES[hash % PICTURES.length]}`;
}
