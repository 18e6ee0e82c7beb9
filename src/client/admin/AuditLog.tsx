import { localDateTime } from '../../shared/dates.ts';
import { auditKinds } from '../../shared/audit.ts';
import { type Outputs, trpc } from '../api.tsx';
import { Loading } from '../ui/Loading.tsx';
import { DataTable } from './DataTable.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { MoreButton } from './MoreButton.tsx';
import classes from './SecurityPage.module.css';

type Entry = Outputs['admin']['access']['audit']['entries'][number];

const PAGE = 25;

/** What was done in the admin, newest first. */
export function AuditLog() {
  const list = trpc.admin.access.audit.useInfiniteQuery(
    { limit: PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const { data, error } = list;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <section className={classes.part} aria-labelledby="audit">
      <h2 id="audit">Audit log</h2>
      <p>
        Sign-ins, exports, deletions and changes of tokens. It names no person and is kept for 400
        days, wrong passwords for 30.
      </p>
      <LoadFailure error={error} hasData={!!data} />
      {!data && !error && <Loading text="Loading the audit log..." />}
      {data && entries.length === 0 && <p>Nothing has happened yet.</p>}
      {entries.length > 0 && <Table entries={entries} />}
      <MoreButton list={list} />
    </section>
  );
}

const Table = ({ entries }: { entries: readonly Entry[] }) => (
  <DataTable label="Audit log" columns={['What', 'Who', 'Network', 'When']}>
    {entries.map(({ id, kind, actor, address, createdAt }) => (
      <tr key={id}>
        <th scope="row">{labelOf(kind)}</th>
        <td>{actor}</td>
        <td>{address}</td>
        <td>
          <time dateTime={createdAt}>{localDateTime(createdAt)}</time>
        </td>
      </tr>
    ))}
  </DataTable>
);

const isKind = (kind: string): kind is keyof typeof auditKinds => Object.hasOwn(auditKinds, kind);
const labelOf = (kind: string) => (isKind(kind) ? auditKinds[kind] : kind);
