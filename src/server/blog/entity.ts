import { defineEntity, p } from '@mikro-orm/core';
import { newId, now } from '../database/columnDefaults.ts';
import type { PostState } from '../../shared/blog.ts';
import { siteContent } from '../content/siteContent.ts';
import type { RevisionFields } from '../../shared/posts.ts';

export const BlogPostEntity = defineEntity({
  name: 'BlogPost',
  tableName: 'blog_posts',
  indexes: [{ properties: ['published', 'createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    title: p.text(),
    slug: p.string().length(200).unique(),
    excerpt: p.text(),
    /** Sanitized HTML. */
    content: p.text(),
    author: p.text().onCreate(() => siteContent().documents.site.founder.name),
    /** Comma-separated. */
    tags: p.text().default(''),
    imageUrl: p.text().nullable().strictNullable(),
    /** A status, not a flag. */
    published: p.text().$type<PostState>().default('draft'),
    /** Equal to `publishAt` once the post is published. */
    createdAt: p.datetime(3).onCreate(now),
    updatedAt: p.datetime(3).onCreate(now),
    // For the editor; not part of the REST response.
    imageAlt: p.text().default(''),
    publishAt: p.datetime(3).nullable(),
    previewToken: p.string().length(64).nullable().unique(),
    version: p.integer().version().default(1),
    /** The id in the feed of a post that once had its address as id; others have their own id. */
    feedId: p.text().nullable(),
  },
});

/** A former slug of a public post, which redirects to it. */
export const OldSlugEntity = defineEntity({
  name: 'OldSlug',
  tableName: 'blog_old_slugs',
  properties: {
    slug: p.string().length(200).primary(),
    post: () => p.manyToOne(BlogPostEntity).deleteRule('cascade').index(),
  },
});

/** A post as it was before a save. */
export const RevisionEntity = defineEntity({
  name: 'Revision',
  tableName: 'blog_revisions',
  indexes: [{ properties: ['post', 'version'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    post: () => p.manyToOne(BlogPostEntity).deleteRule('cascade'),
    version: p.integer(),
    savedAt: p.datetime(3).onCreate(now),
    fields: p
      .json<Omit<RevisionFields, 'publishAt'> & { publishAt: string | null }>()
      .columnType('json'),
  },
});
