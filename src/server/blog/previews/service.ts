import type { SqlEntityManager } from '@mikro-orm/sql';
import { randomBytes } from 'node:crypto';
import { BlogPostEntity } from '../entity.ts';

/** Makes the link that shows a post to outsiders; an earlier link leads nowhere from now on. */
export const sharePreview = (em: SqlEntityManager, id: string) =>
  setToken(em, id, randomBytes(24).toString('base64url'));

export const revokePreview = (em: SqlEntityManager, id: string) => setToken(em, id, null);

// Past the entity, which would count a version: a link changes nothing of what was written.
async function setToken(em: SqlEntityManager, id: string, previewToken: string | null) {
  await em.findOneOrFail(BlogPostEntity, { id }, { fields: ['id'] });
  await em.execute('update blog_posts set preview_token = ? where id = ?', [previewToken, id]);
  return { previewToken };
}
