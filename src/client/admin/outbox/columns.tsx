import { Anchor, Text } from '@mantine/core';
import { isPast, localDateTime } from '../../../shared/dates.ts';
import { type Outputs, trpc } from '../../api.tsx';
import { ActionButtons } from '../ActionButtons.tsx';
import type { Column } from '../adminRows.ts';
import { When } from '../When.tsx';
import { useRetry } from './useRetry.ts';

export type Row = Outputs['outbox']['list']['rows'][number];

const kindNames: Partial<Record<string, string>> = {
  mail: 'Mail',
  guide: 'Strategy guide',
  guideUpgrade: 'Better strategy guide',
  guideRewrite: 'Strategy guide, written anew',
  noticeDigest: 'Digest of notices',
  event: 'Event',
  webhook: 'Webhook',
};

export const kindOf = ({ kind }: Row) => kindNames[kind] ?? kind;

/** Work towards the outside: what it is, how far it is, and why no further. */
export const columnsOf = (show: (row: Row) => void): Column<Row>[] => [
  {
    accessor: 'kind',
    title: 'What',
    render: (row) => (
      <Anchor component="button" type="button" inherit ta="start" onClick={() => show(row)}>
        {kindOf(row)}
        {row.about && `: ${row.about}`}
      </Anchor>
    ),
  },
  {
    accessor: 'state',
    title: 'State',
    inCard: '1 1 100%',
    render: (row) => (
      <Text inherit truncate title={row.lastError ?? undefined}>
        {progressOf(row)}
        {row.lastError && (
          <Text span inherit c="signal.7">
            {' '}
            · {row.lastError}
          </Text>
        )}
      </Text>
    ),
  },
  {
    accessor: 'createdAt',
    title: 'Since',
    width: '10.5rem',
    inCard: 'corner',
    render: ({ createdAt }) => <When date={createdAt} />,
  },
  {
    accessor: 'id',
    title: 'Actions',
    width: '10rem',
    inCard: '1 1 100%',
    render: (row) => <Mending row={row} />,
  },
];

/** What can be done about a row that waits or was given up. */
function Mending({ row: { id, state, isConfigured } }: { row: Row }) {
  const { outbox } = trpc.useUtils();
  const retry = useRetry();
  const discard = trpc.outbox.discard.useMutation({ onSettled: () => outbox.invalidate() });
  const isFailed = state === 'failed';
  if (!isFailed && (state !== 'waiting' || !isConfigured)) return null;
  const again = {
    label: 'Retry',
    isBusy: retry.isPending,
    run: () => retry.mutateAsync({ ids: [id] }),
  };
  const away = {
    label: 'Discard',
    question: 'Discard it for good, unsent?',
    run: () => discard.mutateAsync({ id }),
  };
  return <ActionButtons actions={isFailed ? [again, away] : [again]} />;
}

function progressOf({ state, attempts, dueAt, settledAt, isConfigured }: Row) {
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  if (state === 'done') return `done ${settledAt ? localDateTime(settledAt) : ''}, ${tries}`;
  if (state === 'failed') return `given up after ${tries}`;
  if (!isConfigured) return 'waits until this kind of delivery is configured';
  if (attempts === 0) return isPast(dueAt) ? 'about to be tried' : `next ${localDateTime(dueAt)}`;
  return `${tries}, next ${localDateTime(dueAt)}`;
}
