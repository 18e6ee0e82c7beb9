import { z } from 'zod';

/** What the admin sees of a response's guide beside its text. */
export const GuideOf = z.object({
  /** Path of the private page; null for responses from before there was one. */
  guideUrl: z.string().nullable(),
  writtenBy: z.string().nullable(),
});
