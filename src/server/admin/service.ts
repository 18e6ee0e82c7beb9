import type { SqlEntityManager } from '@mikro-orm/sql';
import { BlogPostEntity } from '../blog/entity.ts';
import { LeadEntity } from '../leads/entity.ts';
import { QuizResponseEntity } from '../quiz/entity.ts';

/** How much there is of everything. */
export async function countAll(em: SqlEntityManager) {
  return {
    leads: await em.count(LeadEntity),
    responses: await em.count(QuizResponseEntity),
    posts: await em.count(BlogPostEntity),
  };
}
