import { z } from 'zod';

/** Lists and exports leave suspected spam out unless it is asked for. */
export const SpamQuery = z.object({
  spam: z.literal('include', { error: 'Must be include' }).optional(),
});
