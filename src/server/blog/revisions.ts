import type { SqlEntityManager } from '@mikro-orm/sql';
import type { z } from 'zod';
import { v7 as uuid } from 'uuid';
import { type RevisionId, RevisionFields } from '../../shared/posts.ts';
import { RevisionEntity } from './entity.ts';
import { toEditedPost, type Post } from './editedPost.ts';

/** Revisions kept per post; the oldest are deleted. */
const MAX_REVISIONS = 50;

/** Stores the post as it is before a change, in the same transaction. */
export async function storeRevision(em: SqlEntityManager, post: Post) {
  const { publishAt, ...text } = RevisionFields.parse(toEditedPost(post));
  const fields = { ...text, publishAt: publishAt?.toISOString() ?? null };
  const { version, updatedAt: savedAt } = post;
  em.create(RevisionEntity, { id: uuid(), post, version, savedAt, fields });
  await em.nativeDelete(RevisionEntity, {
    post: post.id,
    version: { $lte: version - MAX_REVISIONS },
  });
}

/** Returns the revisions of a post, newest first, without content. */
export async function listRevisions(em: SqlEntityManager, id: string) {
  const rows = await em.find(
    RevisionEntity,
    { post: id },
    { orderBy: { version: 'desc', id: 'desc' }, limit: MAX_REVISIONS },
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
