import { z } from 'zod';

/** The position in a newest-first list after which the next page starts. */
export type Place = { createdAt: Date; id: string };

/** What `nextCursor` looks like on the wire: the milliseconds and the id of the last row seen. */
const Cursor = z
  .string()
  .regex(
    /^\d{1,13}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    'Must be the nextCursor of a previous response',
  )
  .transform((value): Place => {
    const [millis, id] = value.split('_');
    return { createdAt: new Date(Number(millis)), id: id ?? '' };
  });

/** Without `limit` a list returns everything, as the first external tools expect. */
export const PageQuery = z.object({
  // REST sends "20", tRPC sends 20: both parse.
  limit: z.coerce
    .number<number>('Must be a whole number from 1 to 1000')
    .int('Must be a whole number from 1 to 1000')
    .min(1, 'Must be a whole number from 1 to 1000')
    .max(1000, 'Must be a whole number from 1 to 1000')
    .optional(),
  cursor: Cursor.optional(),
});
export type PageQuery = z.output<typeof PageQuery>;

/** Present only when the call had a `limit`; null at the end of the list. */
export const nextCursor = z.string().nullable().optional();

export const cursorOf = ({ createdAt, id }: Place) => `${createdAt.getTime()}_${id}`;

/** The most rows read at once while a CSV is streamed. */
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
