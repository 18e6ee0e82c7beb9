import { z } from 'zod';

/** Lists and exports omit suspected spam unless requested. */
export const SpamQuery = z.object({
  spam: z.literal('include', { error: 'Must be include' }).optional(),
});
