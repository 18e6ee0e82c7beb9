import { hyphenate } from './fold.ts';

/** Splits the `tags` of a post at commas of any script and semicolons into unique, trimmed names. */
export const parseTags = (tags: string) => [
  ...new Set(
    tags
      .split(/[,，﹐、､،;；؛]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** The slug in the URL of a topic's page: `lead-generation` for 'Lead Generation'. */
export const topicSlug = hyphenate;

/** The path of a topic's page; `undefined` for a name without letters. */
export function topicPath(tag: string) {
  const slug = topicSlug(tag);
  return slug ? `/blog/topics/${encodeURIComponent(slug)}` : undefined;
}
