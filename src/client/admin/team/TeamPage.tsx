import { Box, Text } from '@mantine/core';
import { roleDescriptions, roleNames, roles } from '../../../shared/accounts.ts';
import { trpc } from '../../lib/api.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { dateColumn } from '../table/dateColumn.tsx';
import type { Column } from '../table/rows.ts';
import { Notice } from '../ui/Notice.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberActions, type Member } from './MemberActions.tsx';

const title = 'Team';

export const head = () => ({
  title,
  description: 'The people who sign in to the admin.',
});

export const Layout = AdminLayout;

export function Page() {
  const { data: access } = trpc.admin.access.state.useQuery();
  // Without a password, no account could sign in.
  const isOpen = access?.hasPassword === false;
  const { data, error } = trpc.admin.accounts.team.list.useQuery();
  return (
    <>
      <ViewHeader title={title} />
      <Box mb="sm">
        {roles.map((role) => (
          <Text key={role} size="sm" c="dimmed">
            <strong>{roleNames[role]}</strong>: {roleDescriptions[role]}
          </Text>
        ))}
      </Box>
      <AdminTable
        label="People"
        columns={isOpen ? readColumns : columns}
        records={data?.accounts}
        error={error}
        emptyState="No accounts yet."
      />
      {isOpen && (
        <Notice>
          The admin is open to this machine without a sign-in. Set <code>ADMIN_PASSWORD</code>, and
          you can invite people here.
        </Notice>
      )}
      {data && access && !isOpen && <InviteForm mailsLinks={data.mailsLinks} />}
    </>
  );
}

const readColumns: Column<Member>[] = [
  { accessor: 'name', title: 'Name', render: ({ name }) => name },
  { accessor: 'email', title: 'Email', render: ({ email }) => email ?? 'None yet' },
  {
    accessor: 'role',
    title: 'Role',
    width: '6rem',
    isLabeledInCard: true,
    render: ({ role }) => roleNames[role],
  },
  {
    accessor: 'hasSecondFactor',
    title: 'Second factor',
    width: '8rem',
    isLabeledInCard: true,
    render: ({ hasSecondFactor, lastSignInAt }) =>
      hasSecondFactor ? 'Yes' : lastSignInAt ? 'No' : 'Invited',
  },
  dateColumn('lastSignInAt', 'Last sign-in', { emptyText: 'Never', isLabeledInCard: true }),
];

const columns: Column<Member>[] = [
  ...readColumns,
  {
    accessor: 'id',
    title: 'Actions',
    width: '8rem',
    cardFlex: 'corner',
    render: (member) => <MemberActions member={member} />,
  },
];
