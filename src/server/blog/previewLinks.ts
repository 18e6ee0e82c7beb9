import type { SqlEntityManager } from '@mikro-orm/sql';
import { randomBytes } from 'node:crypto';
import { type Actor, audit } from '../audit/auditLog.ts';
import { BlogPostEntity } from './entity.ts';

/** Creates the link that shows a post to anyone, and revokes the previous one. */
export async function sharePreview(em: SqlEntityManager, id: string, actor: Actor) {
  const link = await setToken(em, id, randomBytes(24).toString('base64url'));
  await audit(em, actor, 'preview.shared', { type: 'post', id });
  return link;
}

export async function revokePreview(em: SqlEntityManager, id: string, actor: Actor) {
  const link = await setToken(em, id, null);
  await audit(em, actor, 'preview.revoked', { type: 'post', id });
  return link;
}

// In SQL, because saving the entity would increment its version.
async function setToken(em: SqlEntityManager, id: string, previewToken: string | null) {
  await em.findOneOrFail(BlogPostEntity, { id }, { fields: ['id'] });
  await em.execute('update blog_posts set preview_token = ? where id = ?', [previewToken, id]);
  return { previewToken };
}
