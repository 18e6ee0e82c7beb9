import { Group, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { shortDate } from '../../../shared/dates.ts';
import { QuizFilter } from '../../../shared/quiz/response.ts';
import { sourceFields } from '../../../shared/sourceKeys.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { viewerZone } from '../../../shared/zonedDates.ts';
import { trpc } from '../../lib/api.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { ListView } from '../table/ListView.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/rows.ts';
import { EmailLink } from '../ui/EmailLink.tsx';
import { LabelBadge } from '../ui/LabelBadge.tsx';
import { dateColumn } from '../table/dateColumn.tsx';
import { MoreButton } from '../table/MoreButton.tsx';
import { type QuizResponse, ResponseDialog } from './ResponseDialog.tsx';
import { SearchBar } from '../table/SearchField.tsx';
import { SourceFilters } from '../table/SourceFilters.tsx';
import { SmallButton } from '../ui/SmallButton.tsx';
import { useSetSearchParams } from '../table/useSetSearchParams.ts';

const title = 'Quiz Admin Dashboard';
const PAGE_SIZE = 50;

export const content = ['pages/guide', 'quiz'] as const;

export const head = () => ({
  title,
  description: 'Answers and results of everyone who took the quiz.',
});

export const Layout = AdminLayout;

export function Page() {
  const [params] = useSearchParams();
  const filter = filterOf(params);
  const { q = '' } = filter;
  const isFiltered = Object.keys(filter).length > 0;
  const openedId = params.get('response');
  const stats = trpc.quiz.stats.useQuery({ zone: viewerZone() });
  const list = trpc.quiz.list.useInfiniteQuery(
    { limit: PAGE_SIZE, ...filter },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  const responses = list.data?.pages.flatMap((page) => page.responses) ?? [];
  const count = trpc.quiz.count.useQuery(filter, { enabled: isFiltered });
  const { total, month, today } = stats.data ?? {};
  return (
    <ListView
      title={title}
      exportHref="/api/quiz/export"
      stats={[
        { label: 'Total Responses', value: total },
        { label: 'This Month', value: month, hint: 'The same calendar month of any year' },
        { label: 'Today', value: today },
      ]}
      state={{
        error: stats.error ?? list.error,
        isEmpty: responses.length === 0 && !isFiltered,
        isLoading: !stats.data || !list.data,
      }}
      loadingText="Loading quiz responses..."
      emptyText="No quiz responses yet."
    >
      <SearchBar q={q} placeholder="Name or email" />
      <SourceFilters
        filter={filter}
        further={
          filter.from || filter.to ? [{ label: datesLabel(filter), names: ['from', 'to'] }] : []
        }
      />
      <AdminTable
        label="Quiz responses"
        columns={columns}
        records={responses}
        emptyState={q ? 'No response matches this search.' : 'No response matches this filter.'}
        isFetching={list.isPlaceholderData}
      />
      {openedId && <ResponseDialog key={openedId} id={openedId} loadedResponses={responses} />}
      <Group component="footer" justify="space-between" mt="sm">
        <Text role="status" size="sm" c="dimmed">
          {shownText(responses.length, isFiltered ? count.data?.count : total)}
        </Text>
        <MoreButton list={list} label="Load more" />
      </Group>
    </ListView>
  );
}

const filterFields = ['q', ...sourceFields, 'from', 'to'] as const;

/** Reads the filter from the URL and drops values that no filter accepts. */
function filterOf(params: URLSearchParams) {
  const filter: Partial<Record<(typeof filterFields)[number] | 'zone', string>> = {};
  for (const field of filterFields) {
    const value = QuizFilter.shape[field].safeParse(params.get(field) ?? undefined).data;
    if (value) filter[field] = value;
  }
  return filter.from || filter.to ? { ...filter, zone: viewerZone() } : filter;
}

const datesLabel = ({ from, to }: { from?: string; to?: string }) =>
  [from && `from ${shortDate(from)}`, to && `to ${shortDate(to)}`].filter(Boolean).join(' ');

function shownText(shown: number, total: number | undefined) {
  const text = shown > 0 || total ? `Showing ${formatNumber(shown)}` : '';
  return total === undefined ? text : `${text} of ${formatNumber(total)}`;
}

const columns: Column<QuizResponse>[] = [
  { accessor: 'name', title: 'Name', width: '18%' },
  {
    accessor: 'result',
    title: 'Result',
    width: '10rem',
    render: ({ result }) => <LabelBadge value={result} />,
  },
  { accessor: 'email', title: 'Email', render: ({ email }) => <EmailLink email={email} /> },
  dateColumn('createdAt', 'Date', { width: '9.5rem' }),
  {
    accessor: 'resultDescription',
    title: 'Description',
    visibleMediaQuery: '(min-width: 62em)',
    cardFlex: '1 1 100%',
  },
  {
    accessor: 'details',
    title: 'Details',
    width: '9rem',
    render: (response) => <DetailsButton {...response} />,
  },
];

function DetailsButton({ id, name }: QuizResponse) {
  const setSearchParams = useSetSearchParams();
  return (
    <SmallButton
      data-row-action
      mih="1.5rem"
      px="xs"
      py="0"
      onClick={() => setSearchParams({ response: id })}
    >
      View Details<span className="visually-hidden"> of {name}</span>
    </SmallButton>
  );
}
