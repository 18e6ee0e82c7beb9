import { defineEntity, p } from '@mikro-orm/core';
import type { PublishedState } from '../../shared/blog.ts';
import { founder } from '../../shared/content/site.ts';

export const BlogPostEntity = defineEntity({
  name: 'BlogPost',
  tableName: 'blog_posts',
  indexes: [{ properties: ['published', 'createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    title: p.text(),
    slug: p.string().length(200).unique(),
    excerpt: p.text(),
    content: p.text(),
    author: p.text().onCreate(() => founder.name),
    tags: p.text().default(''),
    imageUrl: p.text().nullable().strictNullable(),
    published: p.text().$type<PublishedState>().default('draft'),
    createdAt: p.datetime(3).onCreate(() => new Date()),
    updatedAt: p.datetime(3).onCreate(() => new Date()),
  },
});
