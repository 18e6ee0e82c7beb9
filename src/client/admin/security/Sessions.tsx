import { type Outputs, trpc } from '../../lib/api.tsx';
import type { Column } from '../table/rows.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { deletePrivateDrafts } from '../drafts/draftStorage.ts';
import { useHasRole } from '../shell/useRole.tsx';
import { RevokeButton } from './RevokeButton.tsx';
import { dateColumn } from '../table/dateColumn.tsx';

type Session = Outputs['admin']['access']['sessions']['sessions'][number];

/** The sessions that the person may end; for an owner, everyone's. */
export function Sessions() {
  const { data, error } = trpc.admin.access.sessions.useQuery();
  const isOwner = useHasRole('owner');
  const revokeAll = trpc.admin.access.revokeAllSessions.useMutation({
    onSuccess: () => {
      deletePrivateDrafts();
      location.reload();
    },
  });
  return (
    <>
      <AdminTable
        label="Signed-in browsers"
        columns={columns}
        records={data?.sessions}
        error={error}
        emptyState="No browser is signed in."
      />
      {isOwner && data && data.sessions.length > 0 && (
        <ActionButton
          mt="xs"
          label="Sign out everywhere"
          confirmTitle="End every session, including this one?"
          run={() => revokeAll.mutateAsync()}
        />
      )}
    </>
  );
}

const columns: Column<Session>[] = [
  { accessor: 'person', title: 'Person', render: ({ person }) => person },
  { accessor: 'browser', title: 'Browser', render: ({ browser }) => browser },
  { accessor: 'address', title: 'Network', render: ({ address }) => address },
  dateColumn('createdAt', 'Signed in'),
  dateColumn('lastSeenAt', 'Last seen'),
  {
    accessor: 'id',
    title: 'End',
    width: '8.5rem',
    cardFlex: 'corner',
    render: ({ id, browser, isThisOne }) =>
      isThisOne ? (
        'This browser'
      ) : (
        <RevokeButton
          id={id}
          procedure="revokeSession"
          label="End"
          target={`the session of ${browser}`}
          confirmTitle="End this session?"
        />
      ),
  },
];
