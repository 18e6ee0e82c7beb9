import { Button, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { type AuditChange, auditKinds, objectTypes } from '../../../shared/audit.ts';
import { settingTitle } from '../../../shared/content/settings.ts';
import { ContentKey } from '../../../shared/content/documents.ts';
import { titleOf } from '../../../shared/content/groups.ts';
import { notificationModes, notifiedEvents } from '../../../shared/notifications.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import type { Column } from '../table/rows.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import { dateColumn } from '../table/dateColumn.tsx';

type Entry = Outputs['admin']['access']['audit']['entries'][number];

const PAGE_SIZE = 25;

type Filter = { label: string; where: { accountId?: string; objectId?: string } };

/** All entries, or those of an account or about an object, which a click in its row selects. */
export function AuditLog() {
  const [filter, setFilter] = useState<Filter>();
  const list = trpc.admin.access.audit.useInfiniteQuery(
    { limit: PAGE_SIZE, ...filter?.where },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return (
    <>
      {filter && (
        <Button mb="xs" variant="default" onClick={() => setFilter(undefined)}>
          Only {filter.label}: show all
        </Button>
      )}
      <AdminTable
        label="Audit log"
        columns={columnsWith(setFilter)}
        records={list.data?.pages.flatMap((page) => page.entries)}
        error={list.error}
        infiniteQuery={list}
        emptyState="No entries yet."
      />
    </>
  );
}

const columnsWith = (setFilter: (filter: Filter) => void): Column<Entry>[] => [
  {
    accessor: 'kind',
    wrapsInCard: true,
    title: 'What',
    width: '30%',
    render: ({ kind, changes }) => (
      <>
        {auditKindLabel(kind)}
        {changes
          ?.map((change) => changeLabels(kind, change))
          .map(({ field, before, after }) => (
            <Text
              key={field}
              size="sm"
              c="dimmed"
              style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              {field}: {before ?? 'not set'} → {after ?? 'not set'}
            </Text>
          ))}
      </>
    ),
  },
  {
    accessor: 'actor',
    wrapsInCard: true,
    title: 'Who',
    render: ({ actor, accountId, accountName }) => {
      const label = accountName && accountName !== actor ? `${actor} (${accountName})` : actor;
      const select = accountId && (() => setFilter({ label, where: { accountId } }));
      return <FilterButton label={label} select={select} />;
    },
  },
  {
    accessor: 'objectId',
    wrapsInCard: true,
    title: 'Object',
    render: ({ objectType, objectId, objectName }) => {
      if (objectType === null) return null;
      const label = [objectTypeLabel(objectType), objectName ?? nameOf(objectId)].join(' ').trim();
      const select = objectId && (() => setFilter({ label, where: { objectId } }));
      return <FilterButton label={label} select={select} />;
    },
  },
  { accessor: 'address', title: 'Network', render: ({ address }) => address },
  dateColumn('createdAt', 'When', { cardFlex: 'corner' }),
];

/** Selects the entries with the same value, if it has an id. */
function FilterButton({ label, select }: { label: string; select: (() => void) | '' | null }) {
  if (!select) return label;
  return (
    <UnstyledButton fz="inherit" td="underline" aria-label={`Only ${label}`} onClick={select}>
      {label}
    </UnstyledButton>
  );
}

/** Documents have a title; of an id, the end differs from those of the same second. */
function nameOf(id: string | null) {
  const { data: key } = ContentKey.safeParse(id);
  return key ? titleOf(key) : id?.slice(-8);
}

/** Returns a change of a setting, or of what a person is notified of, in the words of its form. */
function changeLabels(kind: string, { field, before, after }: AuditChange) {
  if (kind !== 'account.notificationsChanged') return { field: settingTitle(field), before, after };
  const mode = (value: string | null) => labelIn(notificationModes, value ?? '');
  return { field: labelIn(notifiedEvents, field), before: mode(before), after: mode(after) };
}

const labelIn = (labels: Readonly<Record<string, string>>, key: string) => labels[key] ?? key;

const objectTypeLabel = (type: string) => labelIn(objectTypes, type);
const auditKindLabel = (kind: string) => labelIn(auditKinds, kind);
