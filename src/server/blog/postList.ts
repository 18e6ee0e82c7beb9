import type { SqlEntityManager } from '@mikro-orm/sql';
import type { PostState } from '../../shared/blog.ts';
import { matcherOf } from '../../shared/fold.ts';
import { POSTS_PER_PAGE, type PostFilter } from '../../shared/posts.ts';
import { toEditedPost, effectiveState } from './editedPost.ts';
import { BlogPostEntity } from './entity.ts';

/** Returns the condition of a state at a time when a scheduled post may already be public. */
const stateCondition = (state: PostState, now: Date) => {
  if (state === 'draft') return { published: 'draft' as const };
  const isDue = { published: 'scheduled' as const, publishAt: { $lte: now } };
  if (state === 'published') return { $or: [{ published: 'published' as const }, isDue] };
  return {
    published: 'scheduled' as const,
    $or: [{ publishAt: null }, { publishAt: { $gt: now } }],
  };
};

/** Returns one page of all posts, the last saved first, and the count of each state. */
export async function listAllPosts(em: SqlEntityManager, { state, search, page }: PostFilter) {
  const now = new Date();
  const found = search === '' ? {} : { id: { $in: await findIds(em, search) } };
  const matchingPosts = () => em.createQueryBuilder(BlogPostEntity).where(found);
  const count = (one: PostState) => matchingPosts().andWhere(stateCondition(one, now)).getCount();
  const counts = {
    draft: await count('draft'),
    scheduled: await count('scheduled'),
    published: await count('published'),
  };
  const selected = state ? matchingPosts().andWhere(stateCondition(state, now)) : matchingPosts();
  const rows = await selected
    .select(['id', 'title', 'slug', 'author', 'published', 'publishAt', 'updatedAt'])
    .orderBy({ updatedAt: 'desc', id: 'desc' })
    .limit(POSTS_PER_PAGE, (page - 1) * POSTS_PER_PAGE)
    .execute('all');
  const total = state ? counts[state] : counts.draft + counts.scheduled + counts.published;
  return {
    posts: rows.map(({ publishAt = null, ...row }) => ({
      ...row,
      publishAt,
      published: effectiveState({ ...row, publishAt }, now),
    })),
    total,
    counts,
  };
}

/** Compares in JavaScript, because no SQL folds letters, and a blog has few posts. */
async function findIds(em: SqlEntityManager, search: string) {
  const fields = ['id', 'title', 'slug', 'excerpt'] as const;
  const rows = await em.createQueryBuilder(BlogPostEntity).select(fields).execute('all');
  const isMatch = matcherOf(search);
  return rows
    .filter(({ title, slug, excerpt }) => [title, slug, excerpt].some(isMatch))
    .map(({ id }) => id);
}

export async function readPost(em: SqlEntityManager, id: string) {
  return toEditedPost(await em.findOneOrFail(BlogPostEntity, { id }));
}
