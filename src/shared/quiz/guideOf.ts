import { z } from 'zod';

/** The status of a response's guide in the admin. */
export const GuideOf = z.object({
  /** Path of the private page; null for older responses without one. */
  guideUrl: z.string().nullable(),
  writtenBy: z.string().nullable(),
});
