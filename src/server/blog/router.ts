import { octetInputParser } from '@trpc/server/http';
import { z } from 'zod';
import {
  CardList,
  PageOutput,
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
  Restore,
  Revision,
  RevisionId,
  RevisionList,
  SavedPost,
  UploadedPicture,
} from '../../shared/posts.ts';
import { publicProcedure, publicWrite, router, scopedProcedure } from '../trpc/trpc.ts';
import { createPost, removePost, restorePost, updatePost } from './editor.ts';
import { listRevisions, readRevision } from './revisions.ts';
import { listAllPosts, readPost } from './postList.ts';
import { storeImage } from './images.ts';
import { revokePreview, sharePreview } from './previewLinks.ts';
import {
  countPostView,
  findCover,
  findPage,
  findPost,
  findTopic,
  findPreview,
  listPosts,
} from './service.ts';

/** For the editor, and for tools that may write posts. */
const writer = scopedProcedure('posts:write');

/** Invalidates the pages that visitors see. */
const change = writer.use(async ({ ctx, next }) => {
  const result = await next();
  ctx.postsChanged();
  return result;
});

export const blogRouter = router({
  list: publicProcedure
    .input(PageQuery)
    .output(PostList)
    .query(({ ctx, input }) => listPosts(ctx.em, input)),

  /** Posts without content, for the blog page. */
  cards: publicProcedure.output(CardList).query(({ ctx }) => listPosts(ctx.em, {})),

  /** Counts a view for the admin's trends, without identifying the visitor. */
  countView: publicWrite('views')
    .input(PostQuery)
    .output(z.object({}))
    .mutation(({ ctx, input }) => countPostView(ctx.em, input.slug)),

  bySlug: publicProcedure
    .input(PostQuery)
    .output(PostOutput)
    .query(({ ctx, input }) => findPost(ctx.em, input.slug)),

  /** A post for its page, also by its former slugs. */
  page: publicProcedure
    .input(PostQuery)
    .output(PageOutput)
    .query(({ ctx, input }) => findPage(ctx.em, input.slug)),

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
    .output(PageOutput)
    .query(({ ctx, input }) => findPreview(ctx.em, input.token)),

  adminList: writer
    .input(PostFilter)
    .output(PostRows)
    .query(({ ctx, input }) => listAllPosts(ctx.em, input)),

  adminGet: writer
    .input(PostId)
    .output(EditedPost)
    .query(({ ctx, input }) => readPost(ctx.em, input.id)),

  create: change
    .input(NewPost)
    .output(SavedPost)
    .mutation(({ ctx, input }) => createPost(ctx.em, input, ctx)),

  update: change
    .input(PostUpdate)
    .output(SavedPost)
    .mutation(({ ctx, input }) => updatePost(ctx.em, input, ctx)),

  remove: change
    .input(PostId)
    .output(PostId)
    .mutation(({ ctx, input }) => removePost(ctx.em, input.id, ctx.actor)),

  revisions: writer
    .input(PostId)
    .output(RevisionList)
    .query(({ ctx, input }) => listRevisions(ctx.em, input.id)),

  revision: writer
    .input(RevisionId)
    .output(Revision)
    .query(({ ctx, input }) => readRevision(ctx.em, input)),

  restore: change
    .input(Restore)
    .output(SavedPost)
    .mutation(({ ctx, input }) => restorePost(ctx.em, input, ctx)),

  sharePreview: writer
    .input(PostId)
    .output(PreviewLink)
    .mutation(({ ctx, input }) => sharePreview(ctx.em, input.id, ctx.actor)),

  revokePreview: writer
    .input(PostId)
    .output(PreviewLink)
    .mutation(({ ctx, input }) => revokePreview(ctx.em, input.id, ctx.actor)),

  /** Takes the file as `application/octet-stream`. */
  upload: writer
    .input(octetInputParser)
    .output(UploadedPicture)
    .mutation(({ ctx, input }) => storeImage(ctx.uploadsFolder, input)),
});
