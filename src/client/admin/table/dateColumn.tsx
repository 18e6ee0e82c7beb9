import { localDateTime } from '../../../shared/dates.ts';
import type { Column } from './rows.ts';

type Options = {
  emptyText?: string;
  width?: string;
  cardFlex?: 'corner';
  isLabeledInCard?: boolean;
};

/** A date column in the viewer's time zone; `emptyText` is the text for a missing date. */
export const dateColumn = <K extends string>(
  accessor: K,
  title: string,
  { emptyText, ...rest }: Options = {},
): Column<Record<K, string | null>> => ({
  accessor,
  title,
  ...rest,
  render: ({ [accessor]: date }) =>
    date ? <time dateTime={date}>{localDateTime(date)}</time> : emptyText,
});
