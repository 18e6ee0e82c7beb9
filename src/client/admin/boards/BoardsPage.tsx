import { Group, Text } from '@mantine/core';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { ActionButton } from '../ActionButton.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import type { Column } from '../adminRows.ts';
import { AdminTable } from '../AdminTable.tsx';
import { ViewHeader } from '../ViewHeader.tsx';
import { momentColumn } from '../momentColumn.tsx';

type Board = Outputs['whiteboard']['list'][number];

const title = 'Boards';
const loading = 'Loading boards...';
const untitled = 'Untitled board';
/** Characters that tell boards apart; the whole id is the board's secret address. */
const SHORT = 8;

export const head = () => ({
  title,
  description: 'Every whiteboard, who is on it, and what can be done with it.',
  isPrivate: true,
});

export function Page() {
  return (
    <AdminFrame title={title} loading={loading}>
      <ViewHeader title={title} />
      <Boards />
    </AdminFrame>
  );
}

function Boards() {
  const { data, error } = trpc.whiteboard.list.useQuery();
  return (
    <AdminTable
      label={title}
      columns={columns}
      records={data}
      error={error}
      loading={loading}
      empty="No boards yet. The first visitor of /whiteboard makes one."
    />
  );
}

const columns: Column<Board>[] = [
  {
    accessor: 'title',
    title: 'Board',
    render: ({ id, title: name }) => (
      <>
        <SiteLink href={`/whiteboard?board=${encodeURIComponent(id)}`}>{name || untitled}</SiteLink>{' '}
        <Text span inherit fw={400} c="dimmed" title={id}>
          {id.length > SHORT ? `${id.slice(0, SHORT)}…` : id}
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
  momentColumn('changedAt', 'Changed', { width: '10.5rem', inCard: 'corner' }),
  { accessor: 'state', title: 'State', width: '12rem', render: stateOf },
  {
    accessor: 'id',
    title: 'Actions',
    width: '17rem',
    inCard: '1 1 100%',
    render: (board) => <Actions board={board} />,
  },
];

function stateOf({ isReadOnly, participants }: Board) {
  const names = participants.map(({ name }) => name).join(', ');
  return [...(isReadOnly ? ['read-only'] : []), ...(names ? [`now: ${names}`] : [])].join(' · ');
}

function Actions({ board: { id, title: name, isReadOnly, notes } }: { board: Board }) {
  const utils = trpc.useUtils();
  const after = { onSettled: () => utils.whiteboard.list.invalidate() };
  const setReadOnly = trpc.whiteboard.setReadOnly.useMutation(after);
  const clear = trpc.whiteboard.clear.useMutation(after);
  const remove = trpc.whiteboard.remove.useMutation(after);
  return (
    <Group gap="0.375rem">
      <ActionButton
        size="compact-sm"
        label={isReadOnly ? 'Make writable' : 'Make read-only'}
        run={() => setReadOnly.mutateAsync({ id, isReadOnly: !isReadOnly })}
      />
      <ActionButton
        size="compact-sm"
        label="Clear"
        disabled={notes === 0}
        question={`Take all ${notes} notes off “${name || untitled}” for good?`}
        run={() => clear.mutateAsync({ id })}
      />
      <ActionButton
        size="compact-sm"
        label="Delete"
        question={`Delete the board “${name || untitled}” and its notes for good?`}
        run={() => remove.mutateAsync({ id })}
      />
    </Group>
  );
}
