import { z } from 'zod';
import { nextCursor } from './paging.ts';
import { linkText } from './text.ts';

/** A scheduled post counts as published from its `publishAt` on. */
export const postStates = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof postStates)[number];

export const BlogPost = z.object({
  id: z.guid(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** HTML. */
  content: z.string(),
  author: z.string(),
  /** Separated by commas; see `parseTags`. */
  tags: z.string(),
  imageUrl: z.string().nullable(),
  /** The state, one of `postStates`. */
  published: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
});

/** Without the time of the last change, so that a page changes only if it shows the change. */
export const BlogCard = BlogPost.omit({ content: true, updatedAt: true });

export const PostQuery = z.object({ slug: linkText });
export const PostOutput = z.object({ post: BlogPost });

/** For the page; the REST response has the content as stored and no `imageAlt`. */
const PagePost = BlogPost.extend({
  imageAlt: z.string(),
  headings: z.array(z.object({ id: z.string(), html: z.string() })),
});
export const PostPageOutput = z.object({ post: PagePost, related: z.array(BlogCard) });
/** `topic` is the slug; see `topicSlug`. */
export const TopicQuery = z.object({ topic: linkText });
export const TopicOutput = z.object({ name: z.string(), posts: z.array(BlogCard) });
export const PreviewQuery = z.object({ token: linkText });

export const PostList = z.object({ posts: z.array(BlogPost), nextCursor });
export const CardList = z.object({ posts: z.array(BlogCard) });
