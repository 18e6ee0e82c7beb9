import { octetInputParser } from '@trpc/server/http';
import { z } from 'zod';
import {
  CardList,
  PostPageOutput,
  PostOutput,
  PostList,
  PostQuery,
  PreviewQuery,
  TopicOutput,
  TopicQuery,
} from '../../shared/blog.ts';
import { PageQuery } from '../../shared/paging.ts';
import {
  EditedPost,
  NewPost,
  PostFilter,
  PostId,
  PostRows,
  PostUpdate,
  PreviewLink,
  RevisionToRestore,
  Revision,
  RevisionId,
  RevisionList,
  SavedPost,
  UploadedImage,
} from '../../shared/posts.ts';
import { publicProcedure, publicWrite, router, scopedProcedure } from '../access/procedures.ts';
import { createPost, removePost, restorePost, updatePost } from './editor.ts';
import { listRevisions, readRevision } from './revisions.ts';
import { listAllPosts, readPost } from './postList.ts';
import { storeImage } from '../media/images.ts';
import { revokePreview, sharePreview } from './previewLinks.ts';
import {
  countPostView,
  findCover,
  findPostPage,
  findPost,
  findTopic,
  findPreview,
  listCards,
  listPosts,
} from './service.ts';

/** For the editor, and for tools that may write posts. */
const writerProcedure = scopedProcedure('posts:write', { role: 'editor' });
const readerProcedure = scopedProcedure('posts:write', { role: 'viewer' });

/** Invalidates the pages that visitors see. */
const changeProcedure = writerProcedure.use(async ({ ctx, next }) => {
  const result = await next();
  ctx.onPostsChanged();
  return result;
});

export const blogRouter = router({
  list: publicProcedure
    .input(PageQuery)
    .output(PostList)
    .query(({ ctx, input }) => listPosts(ctx.em, input, ctx)),

  /** Posts without content, for the blog page. */
  cards: publicProcedure
    .output(CardList)
    .query(async ({ ctx }) => ({ posts: await listCards(ctx.em) })),

  /** Counts a view for the admin's trends, without identifying the visitor. */
  countView: publicWrite('views')
    .input(PostQuery)
    .output(z.object({}))
    .mutation(({ ctx, input }) => (ctx.isBot ? {} : countPostView(ctx.em, input.slug))),

  bySlug: publicProcedure
    .input(PostQuery)
    .output(PostOutput)
    .query(({ ctx, input }) => findPost(ctx.em, input.slug)),

  /** A post for its page, also by its former slugs. */
  page: publicProcedure
    .input(PostQuery)
    .output(PostPageOutput)
    .query(({ ctx, input }) => findPostPage(ctx.em, input.slug)),

  topic: publicProcedure
    .input(TopicQuery)
    .output(TopicOutput)
    .query(({ ctx, input }) => findTopic(ctx.em, input.topic)),

  cover: publicProcedure
    .input(PostId)
    .output(z.string())
    .query(({ ctx, input }) => findCover(ctx.em, input.id)),

  preview: publicProcedure
    .input(PreviewQuery)
    .output(PostPageOutput)
    .query(({ ctx, input }) => findPreview(ctx.em, input.token)),

  adminList: readerProcedure
    .input(PostFilter)
    .output(PostRows)
    .query(({ ctx, input }) => listAllPosts(ctx.em, input)),

  adminGet: readerProcedure
    .input(PostId)
    .output(EditedPost)
    .query(async ({ ctx, input }) => {
      const post = await readPost(ctx.em, input.id);
      // The token opens the draft for anyone.
      return (await ctx.auth.maySeeSecrets()) ? post : { ...post, previewToken: null };
    }),

  create: changeProcedure
    .input(NewPost)
    .output(SavedPost)
    .mutation(({ ctx, input }) => createPost(ctx.em, input, ctx)),

  update: changeProcedure
    .input(PostUpdate)
    .output(SavedPost)
    .mutation(({ ctx, input }) => updatePost(ctx.em, input, ctx)),

  remove: changeProcedure
    .input(PostId)
    .output(PostId)
    .mutation(({ ctx, input }) => removePost(ctx.em, input.id, ctx.actor)),

  revisions: readerProcedure
    .input(PostId)
    .output(RevisionList)
    .query(({ ctx, input }) => listRevisions(ctx.em, input.id)),

  revision: readerProcedure
    .input(RevisionId)
    .output(Revision)
    .query(({ ctx, input }) => readRevision(ctx.em, input)),

  restore: changeProcedure
    .input(RevisionToRestore)
    .output(SavedPost)
    .mutation(({ ctx, input }) => restorePost(ctx.em, input, ctx)),

  sharePreview: writerProcedure
    .input(PostId)
    .output(PreviewLink)
    .mutation(({ ctx, input }) => sharePreview(ctx.em, input.id, ctx.actor)),

  revokePreview: writerProcedure
    .input(PostId)
    .output(PreviewLink)
    .mutation(({ ctx, input }) => revokePreview(ctx.em, input.id, ctx.actor)),

  /** Takes the file as `application/octet-stream`. */
  upload: writerProcedure
    .input(octetInputParser)
    .output(UploadedImage)
    .mutation(({ ctx, input }) => storeImage(ctx.uploadsFolder, input)),
});
