import type { InferEntity } from '@mikro-orm/core';
import type { PublishedState } from '../../shared/blog.ts';
import type { BlogPostEntity } from './entity.ts';

export type Post = InferEntity<typeof BlogPostEntity>;

/** A post as the editor has it; one whose moment has come is published, whoever noticed. */
export function asEdited(post: Post) {
  const { id, title, slug, excerpt, content, author, tags, imageUrl, imageAlt } = post;
  const { publishAt = null, previewToken = null, version, createdAt, updatedAt } = post;
  const published = stateOf(post, new Date());
  const words = { title, slug, excerpt, content, author, tags, imageUrl, imageAlt };
  return { id, ...words, published, publishAt, previewToken, version, createdAt, updatedAt };
}

type Moment = { published: PublishedState; publishAt?: Date | null | undefined };

export const stateOf = ({ published, publishAt }: Moment, now: Date): PublishedState =>
  published === 'scheduled' && publishAt && publishAt <= now ? 'published' : published;
