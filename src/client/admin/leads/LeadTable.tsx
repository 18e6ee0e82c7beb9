import type { ReactNode, RefObject } from 'react';
import { MAX_SELECTED } from '../../../shared/leads/constants.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import { useSetSearchParams } from '../table/useSetSearchParams.ts';
import { fixedColumns, type LeadColumn } from './leadColumns.tsx';
import { type Lead, nameOf } from './leadParts.tsx';

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  leads: readonly Lead[];
  furtherColumns: readonly LeadColumn[];
  emptyState: ReactNode;
  sort: string;
  isFetching: boolean;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
};

export function LeadTable({ leads, furtherColumns, sort, selected, onSelect, ...rest }: Props) {
  const setSearchParams = useSetSearchParams();
  const select = (ids: string[]) => {
    const pageIds = new Set(leads.map(({ id }) => id));
    const otherPages = [...selected].filter((id) => !pageIds.has(id));
    onSelect(new Set([...otherPages, ...ids].slice(-MAX_SELECTED)));
  };
  return (
    <AdminTable
      {...rest}
      label="Leads"
      columns={fitColumns([...fixedColumns, ...furtherColumns])}
      records={leads}
      sort={{ value: sort, onChange: (value) => setSearchParams({ sort: value }) }}
      selection={{ selected, onChange: select, nameOf }}
    />
  );
}

/** Shares the width of the table, so that more columns become narrower and none is cut off. */
function fitColumns(columns: readonly LeadColumn[]) {
  const total = columns.reduce((sum, { rem }) => sum + rem, 0);
  return columns.map(({ rem, ...column }) => ({ ...column, width: `${(100 * rem) / total}%` }));
}
