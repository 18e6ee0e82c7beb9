import type { SqlEntityManager } from '@mikro-orm/sql';
import { visitEventsOf } from '../../visits/visits.ts';
import { BlogPostEntity } from '../../blog/entity.ts';

const MAX_EVENTS = 500;
const MAX_POSTS = 6;

/** Returns the titles of the posts that a person read, the latest first, if they consented to a history. */
export async function postsRead(em: SqlEntityManager, emailKey: string): Promise<string[]> {
  const events = await visitEventsOf(em, { emailKey, until: new Date(), limit: MAX_EVENTS });
  const slugs = new Set(events.flatMap(({ name }) => /^\/blog\/([^/]+)$/.exec(name)?.[1] ?? []));
  const posts = await em.find(
    BlogPostEntity,
    { slug: { $in: [...slugs] } },
    { fields: ['slug', 'title'] },
  );
  const titles = new Map(posts.map(({ slug, title }) => [slug, title]));
  return [...slugs].flatMap((slug) => titles.get(slug) ?? []).slice(0, MAX_POSTS);
}
