import type { InferEntity } from '@mikro-orm/core';
import type { PublishedState } from '../../shared/blog.ts';
import type { BlogPostEntity } from './entity.ts';

export type Post = InferEntity<typeof BlogPostEntity>;

/** A post as the editor shows it; a scheduled post whose time has come is published. */
export function toEditedPost(post: Post) {
  const { publishAt = null, previewToken = null } = post;
  return { ...post, published: stateOf(post, new Date()), publishAt, previewToken };
}

type PublicationState = { published: PublishedState; publishAt?: Date | null | undefined };

export const stateOf = ({ published, publishAt }: PublicationState, now: Date): PublishedState =>
  published === 'scheduled' && publishAt && publishAt <= now ? 'published' : published;
