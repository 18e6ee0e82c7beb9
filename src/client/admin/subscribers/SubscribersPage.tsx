import { Group } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { localDateTime } from '../../../shared/dates.ts';
import { SubscriberFilter, SubscriberQuery } from '../../../shared/newsletter.ts';
import { trpc } from '../../lib/api.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/rows.ts';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { SearchBar } from '../table/SearchField.tsx';
import { ExportLink } from '../table/ExportLink.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { type Subscriber, SubscriberActions } from './SubscriberActions.tsx';

const title = 'Subscribers';
const PAGE_SIZE = 50;

export const head = () => ({
  title,
  description: 'Newsletter subscribers and their status.',
});

export const Layout = AdminLayout;

const statusTabs = [
  { value: '', label: 'All' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'pending', label: 'Not confirmed yet' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
  { value: 'suspected', label: 'Suspected spam' },
];

export function Page() {
  return (
    <>
      <ViewHeader title={title}>
        <ExportLink href="/api/subscribers/export" />
      </ViewHeader>
      <Subscribers />
    </>
  );
}

function Subscribers() {
  const [params] = useSearchParams();
  const show = SubscriberFilter.safeParse(params.get('show')).data;
  const q = SubscriberQuery.shape.q.safeParse(params.get('q') ?? undefined).data ?? '';
  return (
    <>
      <Group justify="space-between" gap="0 1rem">
        <SearchBar q={q} placeholder="Email" />
        <LinkTabs
          label="Status"
          items={statusTabs.map(({ value, label }) => ({
            label,
            href: listHref({ show: value, q }),
            isCurrent: value === (show ?? ''),
          }))}
        />
      </Group>
      <List key={show} show={show} q={q} />
    </>
  );
}

function listHref(view: Record<string, string>) {
  const params = new URLSearchParams(Object.entries(view).filter(([, value]) => value));
  return params.size > 0 ? `/admin/subscribers?${params.toString()}` : '/admin/subscribers';
}

function List({ show, q }: { show: SubscriberFilter | undefined; q: string }) {
  const list = trpc.newsletter.list.useInfiniteQuery(
    { limit: PAGE_SIZE, ...(show && { show }), ...(q && { q }) },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  return (
    <AdminTable
      label="Subscribers"
      columns={columns}
      records={list.data?.pages.flatMap(({ subscribers }) => subscribers)}
      error={list.error}
      infiniteQuery={list}
      emptyState={show || q ? 'No matching subscribers.' : 'No subscribers yet.'}
      isFetching={list.isPlaceholderData}
    />
  );
}

const columns: Column<Subscriber>[] = [
  { accessor: 'email', title: 'Email' },
  { accessor: 'status', title: 'Status', render: statusText, cardFlex: '1 1 100%' },
  {
    accessor: 'actions',
    title: 'Actions',
    width: '7.5rem',
    cardFlex: 'corner',
    render: (subscriber) => <SubscriberActions {...subscriber} />,
  },
];

function statusText({ status, requestedAt, confirmedAt, unsubscribedAt }: Subscriber) {
  if (status === 'confirmed' && confirmedAt) return `Confirmed ${localDateTime(confirmedAt)}`;
  if (status === 'unsubscribed' && unsubscribedAt)
    return `Unsubscribed ${localDateTime(unsubscribedAt)}`;
  return `Requested ${localDateTime(requestedAt)}, not confirmed yet`;
}
