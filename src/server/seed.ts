import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { readFile } from 'node:fs/promises';
import { v7 as uuid } from 'uuid';
import { articles } from './blog/articles/index.ts';
import { BlogPostEntity } from './blog/entity.ts';

/** Fills an empty blog with the articles the site starts with. */
export async function seedBlog(em: SqlEntityManager) {
  if ((await em.count(BlogPostEntity)) > 0) return;
  for (const { date, ...article } of articles) {
    const file = new URL(`blog/articles/${article.slug}.html`, import.meta.url);
    const content = await readFile(file, 'utf8');
    const createdAt = new Date(date);
    em.create(BlogPostEntity, {
      id: uuid(),
      ...article,
      content,
      createdAt,
      updatedAt: createdAt,
      imageUrl: null,
    });
  }
  // Another process that starts at the same moment may be first; its articles are the same.
  await em.flush().catch((error: unknown) => {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
  });
}
