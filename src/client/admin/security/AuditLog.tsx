import { auditKinds } from '../../../shared/audit.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import type { Column } from '../table/rows.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import { dateColumn } from '../table/dateColumn.tsx';

type Entry = Outputs['admin']['access']['audit']['entries'][number];

const PAGE_SIZE = 25;

export function AuditLog() {
  const list = trpc.admin.access.audit.useInfiniteQuery(
    { limit: PAGE_SIZE },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return (
    <AdminTable
      label="Audit log"
      columns={columns}
      records={list.data?.pages.flatMap((page) => page.entries)}
      error={list.error}
      infiniteQuery={list}
      emptyState="No entries yet."
    />
  );
}

const columns: Column<Entry>[] = [
  { accessor: 'kind', title: 'What', render: ({ kind }) => auditKindLabel(kind) },
  { accessor: 'actor', title: 'Who', render: ({ actor }) => actor },
  { accessor: 'address', title: 'Network', render: ({ address }) => address },
  dateColumn('createdAt', 'When', { cardFlex: 'corner' }),
];

const isKind = (kind: string): kind is keyof typeof auditKinds => Object.hasOwn(auditKinds, kind);
const auditKindLabel = (kind: string) => (isKind(kind) ? auditKinds[kind] : kind);
