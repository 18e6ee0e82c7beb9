import { trpc } from '../../api.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { Rows } from '../Rows.tsx';
import { ViewHeader } from '../ViewHeader.tsx';
import { BoardRow } from './BoardRow.tsx';

const title = 'Boards';
const loading = 'Loading boards...';

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
    <Rows
      items={data}
      error={error}
      words={{ loading, empty: 'No boards yet. The first visitor of /whiteboard makes one.' }}
    >
      {(board) => <BoardRow board={board} />}
    </Rows>
  );
}
