import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OutboxState } from '../../../shared/outbox.ts';
import { trpc } from '../../lib/api.tsx';
import { ForRole } from '../shell/useRole.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { createColumns, kindLabel, type Row, useRetry } from './columns.tsx';
import { ContentDialog } from './ContentDialog.tsx';

const title = 'Outbox';

export const head = () => ({
  title,
  description: 'Queued, failed and delivered emails, guides and webhooks.',
});

export const Layout = AdminLayout;

const stateLabels = { waiting: 'Queued', failed: 'Failed', done: 'Delivered' };
const emptyTexts = {
  waiting: 'The queue is empty.',
  failed: 'No failed deliveries.',
  done: 'No deliveries yet.',
};

export function Page() {
  const [params] = useSearchParams();
  const state = OutboxState.safeParse(params.get('state')).data ?? 'waiting';
  const { data: count } = trpc.outbox.count.useQuery();
  return (
    <>
      <ViewHeader title={title}>
        {state === 'failed' && !!count?.failed && (
          <ForRole least="editor">
            <RetryAll />
          </ForRole>
        )}
      </ViewHeader>
      <LinkTabs
        label="State"
        items={OutboxState.options.map((option) => ({
          label:
            count && option !== 'done'
              ? `${stateLabels[option]} (${count[option]})`
              : stateLabels[option],
          href: `/admin/outbox?state=${option}`,
          isCurrent: option === state,
        }))}
      />
      <Entries key={state} state={state} />
    </>
  );
}

function Entries({ state }: { state: OutboxState }) {
  const [openedRow, setOpenedRow] = useState<Row>();
  const list = trpc.outbox.list.useInfiniteQuery(
    { state },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const rows = list.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      <AdminTable
        label={`Outbox, ${stateLabels[state]}`}
        columns={createColumns(rows ?? [], setOpenedRow)}
        records={rows}
        error={list.error}
        infiniteQuery={list}
        emptyState={emptyTexts[state]}
      />
      {openedRow && (
        <ContentDialog
          row={openedRow}
          title={kindLabel(openedRow)}
          onClose={() => setOpenedRow(undefined)}
        />
      )}
    </>
  );
}

function RetryAll() {
  const retry = useRetry();
  return <ActionButton label="Retry all failed" run={() => retry.mutateAsync({})} />;
}
