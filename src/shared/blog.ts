import { z } from 'zod';
import { nextCursor } from './paging.ts';

/** A scheduled post counts as published once its time has come. */
export const postStates = ['draft', 'scheduled', 'published'] as const;
export type PublishedState = (typeof postStates)[number];

export const BlogPost = z.object({
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

const BlogCard = BlogPost.omit({ content: true });

export const PostQuery = z.object({ slug: z.string() });
export const PostOutput = z.object({ post: BlogPost });

/** For the page; the REST response has the content as stored and no `imageAlt`. */
const PagePost = BlogPost.extend({
  imageAlt: z.string(),
  headings: z.array(z.object({ id: z.string(), html: z.string() })),
});
export const PageOutput = z.object({ post: PagePost, related: z.array(BlogCard) });
export const TopicQuery = z.object({ topic: z.string() });
export const TopicOutput = z.object({ name: z.string(), posts: z.array(BlogCard) });
export const PreviewQuery = z.object({ token: z.string() });

export const PostList = z.object({ posts: z.array(BlogPost), nextCursor });
export const CardList = z.object({ posts: z.array(BlogCard) });
