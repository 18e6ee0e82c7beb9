import type { InferEntity } from '@mikro-orm/core';
import type { PostState } from '../../shared/blog.ts';
import type { BlogPostEntity } from './entity.ts';

export type Post = InferEntity<typeof BlogPostEntity>;

/** A post as the editor shows it; a scheduled post that is due counts as published. */
export function toEditedPost(post: Post) {
  const { publishAt = null, previewToken = null } = post;
  return { ...post, published: effectiveState(post, new Date()), publishAt, previewToken };
}

type PublicationState = { published: PostState; publishAt?: Date | null | undefined };

export const effectiveState = ({ published, publishAt }: PublicationState, now: Date): PostState =>
  published === 'scheduled' && publishAt && publishAt <= now ? 'published' : published;
