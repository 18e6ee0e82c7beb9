import type { Attribution } from '../../shared/attribution.ts';
import { touchFields, type TouchKeys, touchKeys } from '../../shared/touchKeys.ts';

/** Returns what fills a column with a key of the first visit when a row is created. */
export const firstTouchKey =
  (key: keyof TouchKeys) =>
  ({ attribution }: { attribution?: Attribution | null }) =>
    touchKeys(attribution?.first)[key];

/** The columns that `firstTouchKey` fills. */
export const touchColumns = {
  source: 'first_source',
  campaign: 'first_campaign',
  landing: 'first_landing',
} as const satisfies TouchKeys;

export type TouchColumn = (typeof touchColumns)[keyof TouchKeys];

/** Returns SQL conditions for the rows of a filter. */
export const touchConditions = (
  filter: { [Key in keyof TouchKeys]?: string | undefined },
  sqlOf: (column: TouchColumn) => string = (column) => column,
) =>
  touchFields.flatMap((field) => {
    const value = filter[field];
    return value === undefined
      ? []
      : [{ sql: `${sqlOf(touchColumns[field])} = ?`, values: [value] }];
  });
