import { raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { SqliteDriver } from '@mikro-orm/sqlite';
import type { PageQuery } from '../../shared/paging.ts';
import { countView } from '../counts/service.ts';
import { newestPage } from '../paging.ts';
import { BlogPostEntity } from './entity.ts';

const isPublic = { published: 'published' } as const;

export async function listPosts(em: SqlEntityManager, query: PageQuery) {
  const all = em.createQueryBuilder(BlogPostEntity).where(isPublic);
  const { rows, nextCursor } = await newestPage(all, query);
  return { posts: rows, nextCursor };
}

/** @throws TRPCError NOT_FOUND for an unknown slug or a post that is not public. */
export async function findPost(em: SqlEntityManager, slug: string) {
  // Postgres refuses the NUL character even in a question; no slug has either of the two.
  const known = slug.replaceAll('\0', '\uFFFD');
  return { post: await em.findOneOrFail(BlogPostEntity, { slug: known, ...isPublic }) };
}

/** @throws TRPCError NOT_FOUND, so that only what can be read is counted. */
export async function countPostView(em: SqlEntityManager, slug: string) {
  const { post } = await findPost(em, slug);
  return countView(em, 'post', post.slug);
}

/** Changes whenever a visitor could see something else: how caches notice a write of any process. */
export async function blogVersion(em: SqlEntityManager) {
  // A tool that writes SQL may leave `updated_at` alone; the databases notice all the same.
  const touched =
    em.getDriver() instanceof SqliteDriver
      ? '(select data_version from pragma_data_version) as touched'
      : 'sum(xmin::text::bigint) as touched';
  const row = await em
    .createQueryBuilder(BlogPostEntity)
    .select([raw('count(*) as posts'), raw('max(updated_at) as latest'), raw(touched)])
    .where(isPublic)
    .execute('get');
  return JSON.stringify(row);
}
