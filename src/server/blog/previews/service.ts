import type { SqlEntityManager } from '@mikro-orm/sql';
import { randomBytes } from 'node:crypto';
import { BlogPostEntity } from '../entity.ts';
import { notFound } from '../../errors.ts';

/** Makes the link that shows a post to outsiders; an earlier link leads nowhere from now on. */
export const sharePreview = (em: SqlEntityManager, id: string) =>
  setToken(em, id, randomBytes(24).toString('base64url'));

export const revokePreview = (em: SqlEntityManager, id: string) => setToken(em, id, null);

// Past the entity: a link is no new version of what was written.
async function setToken(em: SqlEntityManager, id: string, previewToken: string | null) {
  const changed = await em.nativeUpdate(BlogPostEntity, { id }, { previewToken });
  if (changed === 0) throw notFound('Post');
  return { previewToken };
}
