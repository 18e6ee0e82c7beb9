import { useSearch } from 'wouter';
import { OutboxState } from '../../../shared/outbox.ts';
import { trpc } from '../../api.tsx';
import { Button } from '../../ui/Button.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { Rows } from '../Rows.tsx';
import { ViewHeader } from '../ViewHeader.tsx';
import classes from './Outbox.module.css';
import { OutboxEntry } from './OutboxEntry.tsx';
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
  const asked = OutboxState.safeParse(new URLSearchParams(useSearch()).get('state'));
  const state = asked.data ?? 'waiting';
  const { data: count } = trpc.outbox.count.useQuery();
  return (
    <>
      <ViewHeader title={title}>{state === 'failed' && !!count?.failed && <RetryAll />}</ViewHeader>
      <nav aria-label="State" className={classes.states}>
        {OutboxState.options.map((option) => (
          <SiteLink
            key={option}
            href={`/admin/outbox?state=${option}`}
            className={classes.state}
            aria-current={option === state ? 'true' : undefined}
          >
            {states[option]}
            {count && option !== 'done' && ` (${count[option]})`}
          </SiteLink>
        ))}
      </nav>
      <Entries key={state} state={state} />
    </>
  );
}

function Entries({ state }: { state: OutboxState }) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } =
    trpc.outbox.list.useInfiniteQuery(
      { state },
      { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
    );
  return (
    <>
      <Rows
        items={data?.pages.flatMap(({ rows }) => rows)}
        error={error}
        words={{ loading, empty: empty[state] }}
      >
        {(row) => <OutboxEntry row={row} />}
      </Rows>
      {hasNextPage && (
        <Button
          variant="outline"
          className={classes.more}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
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
