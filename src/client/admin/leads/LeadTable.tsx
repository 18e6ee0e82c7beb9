import { Anchor } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { MAX_SELECTED } from '../../../shared/leads/terms.ts';
import { localDate } from '../../../shared/dates.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/rows.ts';
import { EmailLink } from '../ui/EmailLink.tsx';
import { useSetSearchParams } from '../table/useSetSearchParams.ts';
import { OfferAndType, type Lead, nameOf, Revenue, StatusBadge } from './leadParts.tsx';
import { leadHref } from './useLeadView.ts';

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  leads: readonly Lead[];
  empty: ReactNode;
  sort: string;
  isFetching: boolean;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
};

export function LeadTable({ leads, sort, selected, onSelect, ...rest }: Props) {
  const setSearchParams = useSetSearchParams();
  const select = (ids: string[]) => {
    const here = new Set(leads.map(({ id }) => id));
    const elsewhere = [...selected].filter((id) => !here.has(id));
    onSelect(new Set([...elsewhere, ...ids].slice(-MAX_SELECTED)));
  };
  const asksForCall = leads.some(({ call }) => call);
  return (
    <AdminTable
      {...rest}
      label="Leads"
      columns={asksForCall ? [...columns, callColumn] : columns}
      records={leads}
      sort={{ value: sort, onChange: (value) => setSearchParams({ sort: value }) }}
      selection={{ selected, onChange: select, nameOf }}
    />
  );
}

const columns: Column<Lead>[] = [
  {
    accessor: 'name',
    title: 'Name',
    width: '7.25rem',
    sorts: ['name', 'name-desc'],
    render: (lead) => <NameLink lead={lead} />,
  },
  {
    accessor: 'company',
    title: 'Company',
    width: '6.5rem',
    sorts: ['company', 'company-desc'],
    cardFlex: '2 1 35%',
  },
  {
    accessor: 'email',
    title: 'Email',
    width: '9rem',
    cardFlex: '3 1 45%',
    render: ({ email }) => <EmailLink email={email} />,
  },
  {
    accessor: 'revenue',
    title: 'Revenue',
    sorts: ['revenue', 'revenue-desc'],
    isDescendingFirst: true,
    width: '6.5rem',
    render: ({ revenue }) => <Revenue revenue={revenue} />,
  },
  {
    accessor: 'type',
    title: 'Type',
    width: '13rem',
    cardFlex: 'last',
    render: (lead) => <OfferAndType {...lead} />,
  },
  {
    accessor: 'createdAt',
    title: 'Date',
    sorts: ['oldest', 'newest'],
    isDescendingFirst: true,
    width: '5.75rem',
    cardFlex: 'corner',
    render: ({ createdAt }) => <time dateTime={createdAt}>{localDate(createdAt)}</time>,
  },
  {
    accessor: 'status',
    title: 'Status',
    width: '5.5rem',
    render: ({ status }) => <StatusBadge status={status} />,
  },
];

const callColumn: Column<Lead> = { accessor: 'call', title: 'Call', width: '7.75rem' };

function NameLink({ lead }: { lead: Lead }) {
  const [params] = useSearchParams();
  return (
    <Anchor component={Link} to={leadHref(params, lead.id)} c="var(--tone-text)" underline="hover">
      {nameOf(lead)}
    </Anchor>
  );
}
