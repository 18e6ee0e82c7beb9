import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { RevisionId } from '../../shared/posts.ts';
import { RevisionEntity } from './entity.ts';
import { asEdited, type Post } from './editedPost.ts';

/** So many former versions of a post are kept; the oldest go. */
const KEPT = 50;

/** Notes what the post is before it changes; written with the change itself. */
export async function keepRevision(em: SqlEntityManager, post: Post) {
  const { title, slug, excerpt, content, author, tags, imageUrl, imageAlt, published, publishAt } =
    asEdited(post);
  const words = { title, slug, excerpt, content, author, tags, imageUrl, imageAlt };
  const fields = { ...words, published, publishAt: publishAt?.toISOString() ?? null };
  const { version, updatedAt: savedAt } = post;
  em.create(RevisionEntity, { id: uuid(), post, version, savedAt, fields });
  await em.nativeDelete(RevisionEntity, { post: post.id, version: { $lte: version - KEPT } });
}

/** The former versions of a post, newest first, without their articles. */
export async function listRevisions(em: SqlEntityManager, id: string) {
  const rows = await em.find(
    RevisionEntity,
    { post: id },
    { orderBy: { version: 'desc', id: 'desc' }, limit: KEPT },
  );
  return {
    revisions: rows.map(({ version, savedAt, fields: { title } }) => ({ version, savedAt, title })),
  };
}

/** @throws TRPCError NOT_FOUND */
export async function readRevision(
  em: SqlEntityManager,
  { id, version }: z.output<typeof RevisionId>,
) {
  const { fields, savedAt } = await em.findOneOrFail(RevisionEntity, { post: id, version });
  const publishAt = fields.publishAt === null ? null : new Date(fields.publishAt);
  return { ...fields, publishAt, version, savedAt };
}
