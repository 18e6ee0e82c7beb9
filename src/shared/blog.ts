import { z } from 'zod';
import { nextCursor } from './paging.ts';

/**
 * Only `published` posts are public; a scheduled one counts as published once its time has come.
 */
export const postStates = ['draft', 'scheduled', 'published'] as const;
export type PublishedState = (typeof postStates)[number];

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
export const PostOutput = z.object({ post: BlogPost });

/** A post as its page shows it: with the image's alternative text, which the REST shape lacks. */
const PagePost = BlogPost.extend({ imageAlt: z.string() });
export const PageOutput = z.object({ post: PagePost });
export const PreviewQuery = z.object({ token: z.string() });

export const PostList = z.object({ posts: z.array(BlogPost), nextCursor });
export const CardList = z.object({ posts: z.array(BlogCard) });
