import { z } from 'zod';

/** The position in a newest-first list after which the next page starts. */
export type Position = { createdAt: Date; id: string };

/** The format of `nextCursor`: the creation time in milliseconds and the id of the last row. */
const Cursor = z
  .string()
  .regex(
    /^\d{1,13}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    'Must come from a previous response',
  )
  .transform((value): Position => {
    const [millis, id] = value.split('_');
    return { createdAt: new Date(Number(millis)), id: id ?? '' };
  });

const limitError = 'Must be a whole number from 1 to 1000';

/**
 * Without `limit` a list returns everything, because existing tools rely on it. Whole lists of public
 * posts come from the cache only.
 */
export const PageQuery = z.object({
  // REST sends "20", tRPC sends 20: both parse.
  limit: z.coerce
    .number<number>(limitError)
    .int(limitError)
    .min(1, limitError)
    .max(1000, limitError)
    .optional(),
  cursor: Cursor.optional(),
});
export type PageQuery = z.output<typeof PageQuery>;

/** Present only when the call had a `limit`; null at the end of the list. */
export const nextCursor = z.string().nullable().optional();

export const cursorOf = ({ createdAt, id }: Position) => `${createdAt.getTime()}_${id}`;

/** Maximum rows per batch of a CSV export. */
export const EXPORT_BATCH = 2000;
const exportLimit = `Must be a whole number from 1 to ${EXPORT_BATCH}`;
export const ExportQuery = PageQuery.extend({
  limit: z
    .int(exportLimit)
    .min(1, exportLimit)
    .max(EXPORT_BATCH, exportLimit)
    .default(EXPORT_BATCH),
});
export type ExportQuery = z.output<typeof ExportQuery>;
