import { z } from 'zod';
import { nextCursor } from './paging.ts';

/** Only `published` posts are public. */
export type PublishedState = 'draft' | 'scheduled' | 'published';

const BlogPost = z.object({
  id: z.guid(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  author: z.string(),
  tags: z.string(),
  imageUrl: z.string().nullable(),
  published: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
});

/** A post as the list shows it: everything but the article itself. */
export const BlogCard = BlogPost.omit({ content: true });
export type BlogCard = z.output<typeof BlogCard>;

export const PostQuery = z.object({ slug: z.string() });
export const PostAnswer = z.object({ post: BlogPost });
export const PostList = z.object({ posts: z.array(BlogPost), nextCursor });
export const CardList = z.object({ posts: z.array(BlogCard) });
