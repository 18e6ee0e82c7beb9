import { z } from 'zod';

/** The input of a procedure that concerns one row. */
export const ById = z.object({ id: z.guid('Must be an id') });
export type ById = z.output<typeof ById>;
