import { sourceFields, type SourceKeys } from '../../shared/sourceKeys.ts';

/** The columns that `firstVisitKey` fills. */
export const firstVisitColumns = {
  source: 'first_source',
  campaign: 'first_campaign',
  landing: 'first_landing',
} as const satisfies SourceKeys;

export type FirstVisitColumn = (typeof firstVisitColumns)[keyof SourceKeys];

/** Returns SQL conditions for the rows of a filter. */
export const firstVisitConditions = (
  filter: { [Key in keyof SourceKeys]?: string | undefined },
  sqlOf: (column: FirstVisitColumn) => string = (column) => column,
) =>
  sourceFields.flatMap((field) => {
    const value = filter[field];
    return value === undefined
      ? []
      : [{ sql: `${sqlOf(firstVisitColumns[field])} = ?`, values: [value] }];
  });
