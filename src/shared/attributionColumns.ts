import { z } from 'zod';
import { Attribution, VisitSource } from './attribution.ts';
import { sourceFields, sourceKeys } from './sourceKeys.ts';

/** Exports have further columns, at the end, only on request. */
export const ColumnsQuery = z.object({
  columns: z.literal('all', { error: 'Must be all' }).optional(),
});
export type ColumnsQuery = z.output<typeof ColumnsQuery>;

const visits = ['first', 'last'] as const;
const sourceParts = VisitSource.keyof().options;

/** The keys of the first visit, as reports count it, then all parts of the first and the last one. */
export const attributionColumnNames = [
  ...sourceFields,
  ...visits.flatMap((visit) => sourceParts.map((part) => `${visit}_${part}`)),
];

/** The columns of an export; present when they were requested. */
export const AttributionColumns = z.object(
  Object.fromEntries(attributionColumnNames.map((name) => [name, z.string().optional()])),
);

export function attributionColumns(stored: unknown) {
  const attribution = Attribution.parse(fromText(stored) ?? undefined);
  const columns: Record<string, string> = { ...sourceKeys(attribution?.first) };
  for (const visit of visits)
    for (const part of sourceParts) columns[`${visit}_${part}`] = attribution?.[visit][part] ?? '';
  return columns;
}

/** SQLite returns JSON of plain rows as text. */
function fromText(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}
