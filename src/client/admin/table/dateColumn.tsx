import { localDateTime } from '../../../shared/dates.ts';
import type { Column } from './rows.ts';

/** A column of moments, in the zone of whoever looks; `without` is said where there is none. */
export const dateColumn = <K extends string>(
  accessor: K,
  title: string,
  { without, ...rest }: { without?: string; width?: string; inCard?: 'corner' } = {},
): Column<Record<K, string | null>> => ({
  accessor,
  title,
  ...rest,
  render: ({ [accessor]: date }) =>
    date ? <time dateTime={date}>{localDateTime(date)}</time> : without,
});
