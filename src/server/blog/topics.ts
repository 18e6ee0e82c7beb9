import { parseTags, topicSlug } from '../../shared/topics.ts';

type Tagged = { id: string; tags: string };
const MAX_RELATED = 3;

const topicSlugs = ({ tags }: Pick<Tagged, 'tags'>) =>
  parseTags(tags).map(topicSlug).filter(Boolean);

/** Returns the posts of a topic, and its name as the newest of them spells it. */
export function postsOfTopic<Post extends Tagged>(posts: readonly Post[], slug: string) {
  const found = posts.filter((post) => topicSlugs(post).includes(slug));
  const name = found.flatMap(({ tags }) => parseTags(tags)).find((tag) => topicSlug(tag) === slug);
  return name === undefined ? undefined : { name, posts: found };
}

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
