import { z } from 'zod';
import { GuideFeedback } from './feedback.ts';

/** The status of a response's guide in the admin. */
export const GuideOf = z.object({
  /** Path of the private page; null for older responses without one. */
  guideUrl: z.string().nullable(),
  writtenBy: z.string().nullable(),
  /** Who edited or restored the current version. */
  editor: z.string().nullable(),
  version: z.int(),
  hasGuide: z.boolean(),
  /** The reader's marks, of every version. */
  feedback: z.array(GuideFeedback.omit({ responseId: true })),
});
