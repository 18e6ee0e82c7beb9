import { useSearchParams } from 'react-router-dom';
import { OutboxState } from '../../../shared/outbox.ts';
import { trpc } from '../../api.tsx';
import { Button } from '@mantine/core';
import { AdminFrame } from '../AdminFrame.tsx';
import { Choices } from '../Choices.tsx';
import { Rows } from '../Rows.tsx';
import { ViewHeader } from '../ViewHeader.tsx';
import { OutboxEntry } from './OutboxEntry.tsx';
import { MoreButton } from '../MoreButton.tsx';
import { useRetry } from './useRetry.ts';

const title = 'Outbox';
const loading = 'Loading the outbox...';

export const head = () => ({
  title,
  description: 'Every mail, guide and webhook on its way, and what went wrong.',
  isPrivate: true,
});

const states = { waiting: 'Waiting', failed: 'Failed', done: 'Done' };
const empty = {
  waiting: 'Nothing waits.',
  failed: 'Nothing has failed.',
  done: 'Nothing was sent yet.',
};

export function Page() {
  return (
    <AdminFrame title={title} loading={loading}>
      <Outbox />
    </AdminFrame>
  );
}

function Outbox() {
  const [params] = useSearchParams();
  const asked = OutboxState.safeParse(params.get('state'));
  const state = asked.data ?? 'waiting';
  const { data: count } = trpc.outbox.count.useQuery();
  return (
    <>
      <ViewHeader title={title}>{state === 'failed' && !!count?.failed && <RetryAll />}</ViewHeader>
      <Choices
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
  const list = trpc.outbox.list.useInfiniteQuery(
    { state },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return (
    <>
      <Rows
        items={list.data?.pages.flatMap(({ rows }) => rows)}
        error={list.error}
        words={{ loading, empty: empty[state] }}
      >
        {(row) => <OutboxEntry row={row} />}
      </Rows>
      <MoreButton list={list} />
    </>
  );
}

function RetryAll() {
  const retry = useRetry();
  return (
    <Button disabled={retry.isPending} onClick={() => retry.mutate({})}>
      Retry all that failed
    </Button>
  );
}
