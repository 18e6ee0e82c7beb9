import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OutboxState } from '../../../shared/outbox.ts';
import { trpc } from '../../lib/api.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { columnsOf, kindOf, type Row, useRetry } from './columns.tsx';
import { ContentDialog } from './ContentDialog.tsx';

const title = 'Outbox';

export const head = () => ({
  title,
  description: 'Queued, failed and delivered emails, guides and webhooks.',
  isPrivate: true,
});

export const Layout = AdminLayout;

const states = { waiting: 'Queued', failed: 'Failed', done: 'Delivered' };
const empty = {
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
      <ViewHeader title={title}>{state === 'failed' && !!count?.failed && <RetryAll />}</ViewHeader>
      <LinkTabs
        label="State"
        items={OutboxState.options.map((option) => ({
          label:
            count && option !== 'done' ? `${states[option]} (${count[option]})` : states[option],
          href: `/admin/outbox?state=${option}`,
          isCurrent: option === state,
        }))}
      />
      <Entries key={state} state={state} />
    </>
  );
}

function Entries({ state }: { state: OutboxState }) {
  const [shown, setShown] = useState<Row>();
  const list = trpc.outbox.list.useInfiniteQuery(
    { state },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const rows = list.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      <AdminTable
        label={`Outbox, ${states[state]}`}
        columns={columnsOf(rows ?? [], setShown)}
        records={rows}
        error={list.error}
        more={list}
        empty={empty[state]}
      />
      {shown && (
        <ContentDialog row={shown} title={kindOf(shown)} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

function RetryAll() {
  const retry = useRetry();
  return <ActionButton label="Retry all failed" run={() => retry.mutateAsync({})} />;
}
