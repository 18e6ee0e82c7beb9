import { tagsOf, topicSlug } from '../../shared/topics.ts';

type Tagged = { id: string; tags: string };
const RELATED = 3;

const slugsOf = ({ tags }: Pick<Tagged, 'tags'>) => tagsOf(tags).map(topicSlug).filter(Boolean);

/** Returns the posts of a topic and its name as the newest of them has it. */
export function postsOfTopic<Post extends Tagged>(posts: readonly Post[], slug: string) {
  const found = posts.filter((post) => slugsOf(post).includes(slug));
  const name = found.flatMap(({ tags }) => tagsOf(tags)).find((tag) => topicSlug(tag) === slug);
  return name === undefined ? undefined : { name, posts: found };
}

/** Returns the posts that share the most topics with one, of equals the first. */
export function relatedPosts<Post extends Tagged>(posts: readonly Post[], to: Tagged) {
  const own = new Set(slugsOf(to));
  const shared = (post: Tagged) => slugsOf(post).filter((slug) => own.has(slug)).length;
  return posts
    .filter((post) => post.id !== to.id && shared(post) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, RELATED);
}
