import { z } from 'zod';

/** A board in the admin's list. */
export const BoardSummary = z.object({
  id: z.string(),
  readOnlyId: z.string(),
  title: z.string(),
  isReadOnly: z.boolean(),
  notes: z.int(),
  changedAt: z.date(),
  participants: z.array(z.object({ id: z.string(), name: z.string() })),
});
