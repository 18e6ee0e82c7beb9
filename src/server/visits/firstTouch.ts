import { touchFields, type TouchKeys } from '../../shared/touchKeys.ts';

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
