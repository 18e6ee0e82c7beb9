import { scopeNames } from '../../../shared/access.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import type { Column } from '../table/rows.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import { RevokeButton } from './RevokeButton.tsx';
import { TokenForm } from './TokenForm.tsx';
import { dateColumn } from '../table/dateColumn.tsx';

type Token = Outputs['admin']['access']['tokens']['tokens'][number];

export function Tokens() {
  const { data, error, isPending } = trpc.admin.access.tokens.useQuery();
  return (
    <>
      <AdminTable
        label="API tokens"
        columns={columns}
        records={data?.tokens}
        error={error}
        emptyState="No tokens yet."
      />
      {/* Rendered after the table, so that it does not move. */}
      {!isPending && <TokenForm />}
    </>
  );
}

const columns: Column<Token>[] = [
  { accessor: 'name', title: 'Name', render: ({ name }) => name },
  { accessor: 'owner', title: 'Owner', render: ({ owner }) => owner ?? 'The site' },
  {
    accessor: 'prefix',
    title: 'Token',
    width: '7rem',
    render: ({ prefix }) => <code>{prefix}…</code>,
  },
  {
    accessor: 'scopes',
    title: 'Permissions',
    render: ({ scopes }) => scopes.map((scope) => scopeNames[scope]).join(', '),
  },
  dateColumn('createdAt', 'Created'),
  dateColumn('lastUsedAt', 'Last used', { emptyText: 'Never' }),
  dateColumn('expiresAt', 'Expires', { emptyText: 'No expiry' }),
  {
    accessor: 'id',
    title: 'Revoke',
    width: '6rem',
    cardFlex: 'corner',
    render: ({ id, name }) => (
      <RevokeButton
        id={id}
        procedure="revokeToken"
        label="Revoke"
        target={`the token ${name}`}
        confirmTitle="Revoke this token?"
      />
    ),
  },
];
