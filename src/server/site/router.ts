import {
  DocumentKey,
  DocumentList,
  DocumentToRestore,
  DocumentUpdate,
  DocumentVersions,
  OpenedDocument,
  References,
  SettingSources,
} from '../../shared/site.ts';
import type { OperatorSetting } from '../content/settings.ts';
import { editorProcedure, ownerProcedure, router, viewerProcedure } from '../access/procedures.ts';
import {
  listDocumentVersions,
  listDocuments,
  listReferences,
  openDocument,
  publishDocument,
  restoreDocument,
} from './service.ts';
import { settingDefaults } from './settings.ts';

declare module '../access/procedures.ts' {
  interface Context {
    /** The settings that variables of the environment set. */
    operatorSettings: OperatorSetting[];
  }
}

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
      if (input.key === 'settings')
        await ctx.auth.authorize('admin', { role: 'owner', isChange: true });
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

  settingSources: viewerProcedure
    .output(SettingSources)
    .query(({ ctx }) => ({ operator: ctx.operatorSettings, defaults: settingDefaults() })),

  references: viewerProcedure.output(References).query(() => listReferences()),
});
