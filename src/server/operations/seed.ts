import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { revenueLabels } from '../../shared/revenue.ts';
import { BlogPostEntity } from '../blog/entity.ts';
import { LeadEntity } from '../leads/entity.ts';
import { QuizResponseEntity } from '../quiz/entity.ts';
import { HOUR_MS } from '../../shared/durations.ts';

/** Fills an empty blog with sample articles. */
export async function seedBlog(em: SqlEntityManager) {
  if ((await em.count(BlogPostEntity)) > 0) return;
  // Imported here, because only the first start needs them.
  const { readSeedArticles } = await import('../blog/seedArticles.ts');
  for (const { date, ...article } of readSeedArticles()) {
    em.create(BlogPostEntity, {
      id: uuid(),
      ...article,
      createdAt: date,
      updatedAt: date,
      // `published` is a status text, not a flag.
      publishAt: article.published === 'published' ? date : null,
      imageUrl: null,
    });
  }
  // Another process may have inserted the same articles.
  await em.flush().catch((error: unknown) => {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
  });
}

/** Adds sample leads and responses for development. */
export async function seedSamples(em: SqlEntityManager) {
  if ((await em.count(LeadEntity)) > 0) return;
  const revenues = Object.keys(revenueLabels);
  for (const [index, [firstName, lastName, company]] of samplePeople.entries()) {
    const email = `${firstName}.${lastName}@example.com`.toLowerCase();
    const createdAt = new Date(Date.now() - index * 40 * HOUR_MS);
    em.create(LeadEntity, {
      id: uuid(),
      firstName,
      lastName,
      email,
      company,
      revenue: revenues[index] ?? '',
      message: 'We would like to talk about a show for our buyers.',
      leadType: 'proposal',
      offerType: 'general',
      suspectedSpam: false,
      createdAt,
    });
    em.create(QuizResponseEntity, {
      id: uuid(),
      name: `${firstName} ${lastName}`,
      email,
      answers: { personalInfo: { name: firstName, city: 'Denver', niche: company } },
      result: 'hybrid_approach',
      resultDescription: 'The Balanced Brand Podcast',
      generatedStrategy: null,
      createdAt,
    });
  }
  await em.flush();
}

const samplePeople = [
  ['Nora', 'Whitfield', 'Sample Logistics'],
  ['Samuel', 'Ortega', 'Sample Dental Group'],
  ['Priya', 'Raman', 'Sample Analytics'],
  ['Tom', 'Becker', 'Sample Manufacturing'],
  ['Ines', 'Duarte', 'Sample Law'],
] as const;
