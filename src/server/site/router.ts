import {
  DocumentKey,
  DocumentList,
  DocumentToRestore,
  DocumentUpdate,
  DocumentVersions,
  OpenedDocument,
  References,
} from '../../shared/site.ts';
import { editorProcedure, ownerProcedure, router, viewerProcedure } from '../access/procedures.ts';
import {
  listDocumentVersions,
  listDocuments,
  listReferences,
  openDocument,
  publishDocument,
  restoreDocument,
} from './service.ts';

export const siteRouter = router({
  list: viewerProcedure.output(DocumentList).query(({ ctx }) => listDocuments(ctx.em)),

  open: viewerProcedure
    .input(DocumentKey)
    .output(OpenedDocument)
    .query(({ ctx, input }) => openDocument(ctx.em, input)),

  publish: editorProcedure
    .input(DocumentUpdate)
    .output(OpenedDocument)
    .mutation(async ({ ctx, input }) => {
      const published = await publishDocument(ctx.em, input, ctx.actor);
      ctx.onPostsChanged();
      return published;
    }),

  versions: viewerProcedure
    .input(DocumentKey)
    .output(DocumentVersions)
    .query(({ ctx, input }) => listDocumentVersions(ctx.em, input)),

  restore: ownerProcedure
    .input(DocumentToRestore)
    .output(OpenedDocument)
    .mutation(async ({ ctx, input }) => {
      const restored = await restoreDocument(ctx.em, input, ctx.actor);
      ctx.onPostsChanged();
      return restored;
    }),

  references: viewerProcedure.output(References).query(() => listReferences()),
});
