import { CardList, PostAnswer, PostList, PostQuery } from '../../shared/blog.ts';
import { PageQuery } from '../../shared/paging.ts';
import { publicProcedure, router } from '../trpc.ts';
import { findPost, listPosts } from './service.ts';

export const blogRouter = router({
  list: publicProcedure
    .input(PageQuery)
    .output(PostList)
    .query(({ ctx, input }) => listPosts(ctx.em, input)),

  /** The list without the articles, as the blog page shows it. */
  cards: publicProcedure.output(CardList).query(({ ctx }) => listPosts(ctx.em, {})),

  bySlug: publicProcedure
    .input(PostQuery)
    .output(PostAnswer)
    .query(({ ctx, input }) => findPost(ctx.em, input.slug)),
});
