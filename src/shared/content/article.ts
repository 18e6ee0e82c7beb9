import { z } from 'zod';
import { list, text } from './shapes.ts';

const BODY = 'an article below the fields and ---';

/** An article that a new installation begins with: the fields above it, and its lines in Markdown. */
export const Article = z.strictObject({
  title: text().max(200),
  excerpt: text('Excerpt', 'On the cards of the article and in search results.').max(500),
  tags: list(text()),
  status: z.enum(['published', 'draft']),
  date: z.iso.datetime({
    offset: true,
    error: 'a date and time such as 2026-11-21T09:00:00Z',
  }),
  body: z.array(z.string(), BODY).refine((lines) => lines.some((line) => line.trim()), BODY),
});
