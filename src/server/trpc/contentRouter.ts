import { z } from 'zod';
import { PublicContent, PublicContentKey } from '../../shared/content/documents.ts';
import { MediaById } from '../../shared/media.ts';
import { publicProcedure, router, viewerProcedure } from '../access/procedures.ts';
import { mediaOf } from '../content/mediaFields.ts';
import { contentProblems, siteContent } from '../content/siteContent.ts';

export const contentRouter = router({
  /** The documents of a page, by key, and the files of the library to which they refer. */
  get: publicProcedure
    .input(z.object({ keys: z.array(PublicContentKey).max(PublicContentKey.options.length) }))
    .output(PublicContent.partial().extend({ media: MediaById.optional() }))
    .query(({ input }) => {
      const { documents, media } = siteContent();
      const page = Object.fromEntries(input.keys.map((key) => [key, documents[key]]));
      const used = mediaOf(page, media);
      return Object.keys(used).length > 0 ? { ...page, media: used } : page;
    }),

  /** Why changed files are not shown, a line for each problem. */
  problems: viewerProcedure.output(z.array(z.string())).query(() => [...contentProblems()]),
});
