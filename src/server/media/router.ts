import {
  FinishedUpload,
  MediaDetails,
  MediaFilter,
  MediaId,
  MediaPage,
  MediaUpdate,
  NewUpload,
  UploadOffset,
} from '../../shared/media.ts';
import { editorProcedure, router, viewerProcedure } from '../access/procedures.ts';
import {
  finishUpload,
  type Library,
  listMedia,
  openMedia,
  removeMedia,
  updateMedia,
} from './service.ts';
import { startUpload } from './uploads.ts';

declare module '../access/procedures.ts' {
  interface Context {
    library: Library;
    /** Shows the current state of the library on every page. */
    showMedia: () => Promise<void>;
  }
}

export const mediaRouter = router({
  list: viewerProcedure
    .input(MediaFilter)
    .output(MediaPage)
    .query(({ ctx, input }) => listMedia(ctx.em, ctx.library, input)),

  open: viewerProcedure
    .input(MediaId)
    .output(MediaDetails)
    .query(({ ctx, input }) => openMedia(ctx.em, ctx.library, input.id)),

  startUpload: editorProcedure
    .input(NewUpload)
    .output(UploadOffset)
    .mutation(({ ctx, input }) => startUpload(ctx.em, ctx.library.folder, input)),

  finishUpload: editorProcedure
    .input(FinishedUpload)
    .output(MediaDetails)
    .mutation(async ({ ctx, input }) => {
      const { id } = await finishUpload(ctx.em, ctx.library, input, ctx.actor);
      if (input.replaces) await ctx.showMedia();
      return openMedia(ctx.em.fork(), ctx.library, id);
    }),

  update: editorProcedure
    .input(MediaUpdate)
    .output(MediaDetails)
    .mutation(async ({ ctx, input }) => {
      await updateMedia(ctx.em, ctx.library, input, ctx.actor);
      await ctx.showMedia();
      return openMedia(ctx.em.fork(), ctx.library, input.id);
    }),

  remove: editorProcedure
    .input(MediaId)
    .output(MediaId)
    .mutation(({ ctx, input }) => removeMedia(ctx.em, ctx.library, input.id, ctx.actor)),
});
