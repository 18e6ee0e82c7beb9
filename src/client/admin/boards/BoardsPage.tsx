import { Text } from '@mantine/core';
import { trpc } from '../../lib/api.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import type { Column } from '../table/rows.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import { type Board, BoardActions, UNTITLED } from './BoardActions.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { dateColumn } from '../table/dateColumn.tsx';

const title = 'Boards';
export const head = () => ({
  title,
  description: 'All whiteboards and their participants.',
});

export const Layout = AdminLayout;

export function Page() {
  const list = trpc.whiteboard.list.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return (
    <>
      <ViewHeader title={title} />
      <AdminTable
        label={title}
        columns={columns}
        records={list.data?.pages.flatMap(({ boards }) => boards)}
        error={list.error}
        infiniteQuery={list}
        emptyState="No boards yet. Open /whiteboard to create one."
      />
    </>
  );
}

const columns: Column<Board>[] = [
  {
    accessor: 'title',
    title: 'Board',
    render: ({ id, title: name }) => (
      <>
        <SiteLink href={`/whiteboard?board=${encodeURIComponent(id)}`}>{name || UNTITLED}</SiteLink>
        <Text size="xs" fw={400} c="dimmed" truncate title={id}>
          {id}
        </Text>
      </>
    ),
  },
  {
    accessor: 'notes',
    title: 'Notes',
    width: '6rem',
    render: ({ notes }) => (notes === 1 ? '1 note' : `${notes} notes`),
  },
  dateColumn('changedAt', 'Changed', { width: '10.5rem', cardFlex: 'corner' }),
  { accessor: 'state', title: 'State', width: '9rem', render: stateText },
  {
    accessor: 'id',
    title: 'Actions',
    width: '24rem',
    cardFlex: '1 1 100%',
    render: (board) => <BoardActions board={board} />,
  },
];

function stateText({ isReadOnly, participants }: Board) {
  const names = participants.map(({ name }) => name).join(', ');
  return [...(isReadOnly ? ['read-only'] : []), ...(names ? [`online: ${names}`] : [])].join(' · ');
}
