import { parseTags, topicSlug } from '../../shared/topics.ts';

type Tagged = { id: string; tags: string };
const MAX_RELATED = 3;

const topicSlugs = ({ tags }: Pick<Tagged, 'tags'>) =>
  parseTags(tags).map(topicSlug).filter(Boolean);

/**
 * Returns the posts of a topic, and its name as the newest of them spells it. Hyphens do not count,
 * so that links from when an apostrophe became one still lead to the topic.
 */
export function postsOfTopic<Post extends Tagged>(posts: readonly Post[], slug: string) {
  const isSame = (tag: string) => topicKey(topicSlug(tag)) === topicKey(slug);
  const found = posts.filter(({ tags }) => parseTags(tags).some(isSame));
  const name = found.flatMap(({ tags }) => parseTags(tags)).find(isSame);
  return name === undefined ? undefined : { name, posts: found };
}

const topicKey = (slug: string) => slug.replaceAll('-', '');

/** Returns the posts that share the most topics with one; ties keep the order of `posts`. */
export function relatedPosts<Post extends Tagged>(posts: readonly Post[], target: Tagged) {
  const targetSlugs = new Set(topicSlugs(target));
  const countShared = (post: Tagged) =>
    topicSlugs(post).filter((slug) => targetSlugs.has(slug)).length;
  return posts
    .filter((post) => post.id !== target.id && countShared(post) > 0)
    .toSorted((a, b) => countShared(b) - countShared(a))
    .slice(0, MAX_RELATED);
}
