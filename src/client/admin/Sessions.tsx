import { Text } from '@mantine/core';
import { type Outputs, trpc } from '../api.tsx';
import type { Column } from './adminRows.ts';
import { AdminTable } from './AdminTable.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { dropPrivateDrafts } from './drafts.ts';
import { When } from './When.tsx';

type Session = Outputs['admin']['access']['sessions']['sessions'][number];

/** Which browsers are signed in, and the ways to end that. */
export function Sessions() {
  const { data, error } = trpc.admin.access.sessions.useQuery();
  const everywhere = trpc.admin.access.revokeAllSessions.useMutation({
    onSuccess: () => {
      dropPrivateDrafts();
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
        loading="Loading sessions..."
        empty="No browser is signed in."
      />
      {data && data.sessions.length > 0 && (
        <ConfirmButton
          mt="xs"
          label="Sign out everywhere"
          question="End every session, this one too?"
          onConfirm={() => everywhere.mutateAsync()}
        />
      )}
    </>
  );
}

const columns: Column<Session>[] = [
  { accessor: 'browser', title: 'Browser', render: ({ browser }) => browser },
  { accessor: 'address', title: 'Network', render: ({ address }) => address },
  {
    accessor: 'createdAt',
    title: 'Signed in',
    render: ({ createdAt }) => <When date={createdAt} />,
  },
  {
    accessor: 'lastSeenAt',
    title: 'Last seen',
    render: ({ lastSeenAt }) => <When date={lastSeenAt} />,
  },
  {
    accessor: 'id',
    title: 'End',
    width: '8.5rem',
    inCard: 'corner',
    render: (session) => <End session={session} />,
  },
];

function End({ session: { id, browser, isThisOne } }: { session: Session }) {
  const { access } = trpc.useUtils().admin;
  const revoke = trpc.admin.access.revokeSession.useMutation({
    onSuccess: () => access.invalidate(),
  });
  if (isThisOne)
    return (
      <Text inherit fw={600} c="var(--tone-gain)">
        This browser
      </Text>
    );
  return (
    <ConfirmButton
      label="End"
      about={`the session of ${browser}`}
      question="End this session?"
      onConfirm={() => revoke.mutateAsync({ id })}
    />
  );
}
