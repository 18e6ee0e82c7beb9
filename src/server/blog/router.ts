import { z } from 'zod';
import { CardList, PostAnswer, PostList, PostQuery } from '../../shared/blog.ts';
import { PageQuery } from '../../shared/paging.ts';
import { publicProcedure, publicWrite, router } from '../trpc.ts';
import { countPostView, findPost, listPosts } from './service.ts';

export const blogRouter = router({
  list: publicProcedure
    .input(PageQuery)
    .output(PostList)
    .query(({ ctx, input }) => listPosts(ctx.em, input)),

  /** The list without the articles, as the blog page shows it. */
  cards: publicProcedure.output(CardList).query(({ ctx }) => listPosts(ctx.em, {})),

  /** The post was opened; for the figures of the admin, with no word of by whom. */
  countView: publicWrite('views')
    .input(PostQuery)
    .output(z.object({}))
    .mutation(({ ctx, input }) => countPostView(ctx.em, input.slug)),

  bySlug: publicProcedure
    .input(PostQuery)
    .output(PostAnswer)
    .query(({ ctx, input }) => findPost(ctx.em, input.slug)),
});
