import { z } from 'zod';

/** A board as the admin sees it in its list. */
export const BoardSummary = z.object({
  id: z.string(),
  readOnlyId: z.string(),
  title: z.string(),
  isReadOnly: z.boolean(),
  notes: z.int(),
  changedAt: z.date(),
  /** Who is on it at this moment. */
  participants: z.array(z.object({ id: z.string(), name: z.string() })),
});
