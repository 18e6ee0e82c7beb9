import { raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { SqliteDriver } from '@mikro-orm/sqlite';
import { BlogCard } from '../../shared/blog.ts';
import type { PageQuery } from '../../shared/paging.ts';
import { TRPCError } from '@trpc/server';
import { countView } from '../visits/viewCounts.ts';
import { newestFirst, newestPage } from '../database/paging.ts';
import type { CacheVersion } from '../http/responseCache.ts';
import { drawCover } from '../covers/cover.ts';
import { BlogPostEntity, OldSlugEntity } from './entity.ts';
import { withHeadingIds } from './headings.ts';
import { postsOfTopic, relatedPosts } from './topics.ts';

/** Selects published posts, and scheduled ones that are due. */
const isPublic = (now: Date) => ({
  $or: [
    { published: 'published' as const },
    { published: 'scheduled' as const, publishAt: { $lte: now } },
  ],
});

/** Bytes of articles on a page; the post that exceeds them is its last. */
const PAGE_BYTES = 256 * 1024;
const PAGE_POSTS = 100;

const publicPosts = (em: SqlEntityManager) =>
  em.createQueryBuilder(BlogPostEntity).where(isPublic(new Date()));

/**
 * Returns the public posts with their articles, newest first: all of them for an answer that is
 * cached, otherwise a page, because anyone can ask for it at any rate.
 */
export async function listPosts(
  em: SqlEntityManager,
  query: PageQuery,
  { isCached }: { isCached: boolean },
) {
  const page = isCached ? query : { ...query, limit: await fittingPosts(em, query) };
  const { rows, nextCursor } = await newestPage(publicPosts(em), page);
  return { posts: rows.map(toPublicPost), nextCursor };
}

/** Returns how many posts fit on a page. */
async function fittingPosts(em: SqlEntityManager, { limit = PAGE_POSTS, cursor }: PageQuery) {
  const sizes = await newestFirst(publicPosts(em), cursor)
    .select(raw('octet_length(content) as size'))
    .limit(limit)
    .execute<{ size: number }[]>('all');
  let bytes = 0;
  const last = sizes.findIndex(({ size }) => (bytes += size) > PAGE_BYTES);
  return last === -1 ? limit : last + 1;
}

/** Returns the slugs, tags and dates of the public posts, newest first, for the sitemap. */
export async function listAddresses(em: SqlEntityManager) {
  const columns = ['id', 'slug', 'tags', 'createdAt', 'updatedAt'] as const;
  const { rows } = await newestPage(publicPosts(em), {}, [...columns]);
  return rows.map(toPublicPost);
}

/**
 * Returns the public posts for the feed, newest first, each with an id that never changes. Posts from
 * before there were ids keep the address they had; the first feed since then adds its host.
 */
export async function listFeedPosts(em: SqlEntityManager, publicUrl: string) {
  const readAll = () =>
    em.find(BlogPostEntity, isPublic(new Date()), { orderBy: { createdAt: 'desc', id: 'desc' } });
  let posts = await readAll();
  if (posts.some(({ feedId }) => feedId?.startsWith('/'))) {
    await em.execute(`update blog_posts set feed_id = ? || feed_id where feed_id like '/%'`, [
      publicUrl,
    ]);
    em.clear();
    posts = await readAll();
  }
  return posts.map((post) => ({ ...post, feedId: post.feedId ?? `urn:uuid:${post.id}` }));
}

/** Returns all posts as cards, newest first. */
export async function listCards(em: SqlEntityManager) {
  const { rows } = await newestPage(publicPosts(em), {}, BlogCard.keyof().options);
  return rows.map((post) => ({ ...post, published: 'published' as const }));
}

/** @throws TRPCError NOT_FOUND for an unknown slug or a post that is not public. */
export async function findPost(em: SqlEntityManager, slug: string) {
  const where = { slug, ...isPublic(new Date()) };
  return { post: toPublicPost(await em.findOneOrFail(BlogPostEntity, where)) };
}

/**
 * Returns a post for its page, with ids for its headings and related posts. Also finds it by an old
 * slug; the result has the current one.
 * @throws TRPCError NOT_FOUND
 */
export async function findPostPage(em: SqlEntityManager, slug: string) {
  const condition = { slug, ...isPublic(new Date()) };
  // A plain row, because the page waits for it and changes nothing.
  const post = await em
    .createQueryBuilder(BlogPostEntity)
    .select('*')
    .where(condition)
    .execute('get');
  if (post) return toPostPage(em, toPublicPost(post));
  const old = await em.findOne(OldSlugEntity, { slug });
  const where = { id: old?.post.id ?? null, ...isPublic(new Date()) };
  return toPostPage(em, toPublicPost(await em.findOneOrFail(BlogPostEntity, where)));
}

async function toPostPage<Post extends { id: string; tags: string; content: string }>(
  em: SqlEntityManager,
  post: Post,
) {
  const posts = await listCards(em);
  return { post: { ...post, ...withHeadingIds(post.content) }, related: relatedPosts(posts, post) };
}

/** Returns the public posts of a topic by its slug, newest first. @throws TRPCError NOT_FOUND */
export async function findTopic(em: SqlEntityManager, topic: string) {
  const found = postsOfTopic(await listCards(em), topic);
  if (!found) throw new TRPCError({ code: 'NOT_FOUND', message: 'No public post has this topic.' });
  return found;
}

/**
 * Draws the picture of a post without one, in any state: a draft's id is as secret as its preview.
 * @throws TRPCError NOT_FOUND
 */
export async function findCover(em: SqlEntityManager, id: string) {
  const { title, tags } = await em.findOneOrFail(BlogPostEntity, { id });
  return drawCover(title, tags);
}

/** Returns the post with this preview token, even a draft. @throws TRPCError NOT_FOUND */
export async function findPreview(em: SqlEntityManager, token: string) {
  const post = await em.findOneOrFail(BlogPostEntity, { previewToken: token });
  return toPostPage(em, { ...post });
}

/** A scheduled post counts as updated when it became public. */
function toPublicPost<Post extends { createdAt: Date; updatedAt: Date }>(post: Post) {
  const updatedAt = post.updatedAt < post.createdAt ? post.createdAt : post.updatedAt;
  return { ...post, published: 'published' as const, updatedAt };
}

/** @throws TRPCError NOT_FOUND, so that only public posts are counted. */
export async function countPostView(em: SqlEntityManager, slug: string) {
  const { post } = await findPost(em, slug);
  return countView(em, 'post', post.slug);
}

/** Returns a value that changes with any public post, so that caches notice writes by any process. */
export async function blogVersion(em: SqlEntityManager): Promise<CacheVersion> {
  const now = new Date();
  // Detects writes by programs that do not set `updated_at`.
  const touched =
    em.getDriver() instanceof SqliteDriver
      ? '(select data_version from pragma_data_version) as touched'
      : 'sum(xmin::text::bigint) as touched';
  // One plain statement, because the first request of each second waits for it.
  const [row] = await em.execute<[{ next: Date | number | null }]>(
    `select count(*) as posts, max(updated_at) as latest, ${touched},
      (select min(publish_at) from blog_posts where published = 'scheduled' and publish_at > ?) as next
    from blog_posts where published = 'published' or published = 'scheduled' and publish_at <= ?`,
    [now, now],
  );
  const { next, ...version } = row;
  return { version: JSON.stringify(version), until: next ? Number(next) : undefined };
}
