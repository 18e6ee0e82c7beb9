import { z } from 'zod';
import { Attribution, Touch } from './attribution.ts';
import { touchFields, touchKeys } from './touchKeys.ts';

/** Exports have further columns, at the end, only on request. */
export const ColumnsQuery = z.object({
  columns: z.literal('all', { error: 'Must be all' }).optional(),
});
export type ColumnsQuery = z.output<typeof ColumnsQuery>;

const touches = ['first', 'last'] as const;
const touchParts = Touch.keyof().options;

/** The keys of the first visit, as reports count it, then all parts of the first and the last one. */
export const attributionColumnNames = [
  ...touchFields,
  ...touches.flatMap((touch) => touchParts.map((part) => `${touch}_${part}`)),
];

/** The columns of an export; present when they were requested. */
export const AttributionColumns = z.object(
  Object.fromEntries(attributionColumnNames.map((name) => [name, z.string().optional()])),
);

export function attributionColumns(stored: unknown) {
  const attribution = Attribution.parse(fromText(stored) ?? undefined);
  const columns: Record<string, string> = { ...touchKeys(attribution?.first) };
  for (const touch of touches)
    for (const part of touchParts) columns[`${touch}_${part}`] = attribution?.[touch][part] ?? '';
  return columns;
}

/** SQLite returns JSON of plain rows as text. */
function fromText(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}
