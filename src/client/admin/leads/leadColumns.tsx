import { Anchor } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { localDate } from '../../../shared/dates.ts';
import type { Column } from '../table/rows.ts';
import { EmailLink } from '../ui/EmailLink.tsx';
import { type Lead, nameOf, OfferAndType, Revenue } from './leadParts.tsx';
import { FollowUpMenu, OwnerMenu, StatusMenu } from './progressMenus.tsx';
import { leadHref } from './useLeadListState.ts';

/** `rem` is the width that the content needs. */
export type LeadColumn = Column<Lead> & { rem: number };

export const nameOfColumn = ({ accessor }: LeadColumn) => String(accessor);

/** Always shown. */
export const fixedColumns: LeadColumn[] = [
  {
    accessor: 'name',
    title: 'Name',
    rem: 7.25,
    sortOrders: ['name', 'name-desc'],
    render: (lead) => <NameLink lead={lead} />,
  },
  {
    accessor: 'company',
    title: 'Company',
    rem: 6.5,
    sortOrders: ['company', 'company-desc'],
    cardFlex: '2 1 35%',
  },
  {
    accessor: 'email',
    title: 'Email',
    rem: 8.75,
    cardFlex: '3 1 45%',
    render: ({ email }) => <EmailLink email={email} />,
  },
  {
    accessor: 'revenue',
    title: 'Revenue',
    sortOrders: ['revenue', 'revenue-desc'],
    isDescendingFirst: true,
    rem: 6.5,
    render: ({ revenue }) => <Revenue revenue={revenue} />,
  },
  {
    accessor: 'type',
    title: 'Type',
    rem: 11.75,
    cardFlex: 'last',
    render: (lead) => <OfferAndType {...lead} />,
  },
  {
    accessor: 'createdAt',
    title: 'Date',
    sortOrders: ['oldest', 'newest'],
    isDescendingFirst: true,
    rem: 6.75,
    cardFlex: 'corner',
    render: ({ createdAt }) => <time dateTime={createdAt}>{localDate(createdAt)}</time>,
  },
];

/** Optional; shown by default if there is room. */
export const furtherColumns: LeadColumn[] = [
  {
    accessor: 'status',
    title: 'Status',
    rem: 6.25,
    render: (lead) => <StatusMenu lead={lead} />,
  },
  { accessor: 'call', title: 'Call', rem: 7.75 },
  {
    accessor: 'followUpOn',
    title: 'Follow-up',
    rem: 5.5,
    render: (lead) => <FollowUpMenu lead={lead} />,
  },
  {
    accessor: 'owner',
    title: 'Owner',
    rem: 6,
    render: (lead) => <OwnerMenu lead={lead} />,
  },
  {
    accessor: 'lastContactAt',
    title: 'Last contact',
    rem: 7.25,
    render: ({ lastContactAt }) =>
      lastContactAt && <time dateTime={lastContactAt}>{localDate(lastContactAt)}</time>,
  },
];

/** Opens the details of a lead. Not draggable itself, so that a card can be dragged by its name. */
export function NameLink({ lead }: { lead: Lead }) {
  const [params] = useSearchParams();
  return (
    <Anchor
      component={Link}
      to={leadHref(params, lead.id)}
      c="var(--tone-text)"
      underline="hover"
      draggable={false}
    >
      {nameOf(lead)}
    </Anchor>
  );
}
