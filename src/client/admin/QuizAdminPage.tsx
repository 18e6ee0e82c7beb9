import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { localDateTime } from '../../shared/dates.ts';
import { viewerZone } from '../../shared/zonedDates.ts';
import { trpc } from '../api.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import { AdminPage } from './AdminPage.tsx';
import classes from './QuizAdminPage.module.css';
import { MoreButton } from './MoreButton.tsx';
import { ResponseList } from './ResponseList.tsx';
import { SearchBar } from './SearchField.tsx';

const title = 'Quiz Admin Dashboard';
const loading = 'Loading quiz responses...';
const PAGE = 50;

export const head = () => ({
  title,
  description: 'The answers and results of everybody who took the quiz.',
  isPrivate: true,
});

export function Page() {
  return (
    <AdminFrame title={title} loading={loading}>
      <Dashboard />
    </AdminFrame>
  );
}

function Dashboard() {
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const figures = trpc.quiz.figures.useQuery({ zone: viewerZone() });
  const list = trpc.quiz.list.useInfiniteQuery(
    { limit: PAGE, ...(q && { q }) },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  const responses = list.data?.pages.flatMap((page) => page.responses) ?? [];
  return (
    <AdminPage
      title={title}
      exportHref="/api/quiz/export"
      figures={[
        { label: 'Total Responses', value: figures.data?.total },
        {
          label: 'This Month',
          value: figures.data?.month,
          hint: 'The same calendar month of any year',
        },
        { label: 'Today', value: figures.data?.today },
      ]}
      state={{
        error: figures.error ?? list.error,
        isEmpty: responses.length === 0 && !q,
        isLoading: !figures.data || !list.data,
      }}
      words={{ loading, empty: 'No quiz responses yet.' }}
    >
      <SearchBar q={q} placeholder="Name or email" />
      <ResponseList responses={responses} dateOf={localDateTime} />
      <footer className={classes.more}>
        <p role="status">{shownText(responses.length, q ? undefined : figures.data?.total)}</p>
        <MoreButton list={list} label="Load more" className={classes.button} />
      </footer>
    </AdminPage>
  );
}

/** How many are shown, and of how many where that is known. */
function shownText(shown: number, total: number | undefined) {
  if (total !== undefined)
    return `Showing ${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
  return shown > 0
    ? `Showing ${shown.toLocaleString('en-US')}`
    : 'No response matches this search.';
}
