import { z } from 'zod';
import { PublicContent, PublicContentKey } from '../../shared/content/documents.ts';
import { publicProcedure, router, viewerProcedure } from '../access/procedures.ts';
import { contentProblems, siteContent } from '../content/siteContent.ts';

export const contentRouter = router({
  /** The documents of a page, by key. */
  get: publicProcedure
    .input(z.object({ keys: z.array(PublicContentKey).max(PublicContentKey.options.length) }))
    .output(PublicContent.partial())
    .query(({ input }) => {
      const { documents } = siteContent();
      return Object.fromEntries(input.keys.map((key) => [key, documents[key]]));
    }),

  /** Why changed files are not shown, a line for each problem. */
  problems: viewerProcedure.output(z.array(z.string())).query(() => [...contentProblems()]),
});
