import { Anchor, Group, Text } from '@mantine/core';
import { isPast, localDateTime } from '../../../shared/dates.ts';
import { deliveryLabel } from '../../../shared/outbox.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { toast } from '../../ui/toasts.ts';
import { ForRole } from '../shell/useRole.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import type { Column } from '../table/rows.ts';
import { dateColumn } from '../table/dateColumn.tsx';

export type Row = Outputs['outbox']['list']['rows'][number];

export const kindLabel = ({ kind }: Row) => deliveryLabel(kind);

export const createColumns = (rows: readonly Row[], onOpen: (row: Row) => void): Column<Row>[] => [
  {
    accessor: 'kind',
    title: 'What',
    width: '9rem',
    render: (row) => (
      <Anchor
        component="button"
        type="button"
        inherit
        c="inherit"
        underline="hover"
        onClick={() => onOpen(row)}
      >
        {kindLabel(row)}
        <span className="visually-hidden">: {row.about}</span>
      </Anchor>
    ),
  },
  {
    // Describes the payload, as in `Your guide → ada@example.com`.
    accessor: 'about',
    title: 'About',
    width: '40%',
    cardFlex: '1 1 100%',
    render: ({ about }) => about,
  },
  {
    accessor: 'state',
    title: 'State',
    cardFlex: '1 1 60%',
    render: (row) => (
      <Text inherit truncate c={row.lastError ? 'signal.7' : 'dimmed'} title={row.lastError ?? ''}>
        {[progressText(row), row.lastError].filter(Boolean).join(' · ')}
      </Text>
    ),
  },
  dateColumn('createdAt', 'Since', { width: '10.5rem', cardFlex: 'corner' }),
  {
    accessor: 'id',
    title: 'Actions',
    width: '9rem',
    hidden: !rows.some(canRetry),
    render: (row) =>
      canRetry(row) && (
        <ForRole least="editor">
          <RetryActions row={row} />
        </ForRole>
      ),
  },
];

const canRetry = ({ state, isConfigured }: Row) =>
  state === 'failed' || (state === 'waiting' && isConfigured);

function RetryActions({ row: { id, state } }: { row: Row }) {
  const { outbox } = trpc.useUtils();
  const retry = useRetry();
  const discard = trpc.outbox.discard.useMutation({ onSettled: () => outbox.invalidate() });
  return (
    <Group gap="0.375rem">
      <ActionButton size="compact-sm" label="Retry" run={() => retry.mutateAsync({ ids: [id] })} />
      {state === 'failed' && (
        <ActionButton
          size="compact-sm"
          label="Discard"
          confirmTitle="Discard this delivery permanently?"
          run={() => discard.mutateAsync({ id })}
        />
      )}
    </Group>
  );
}

export function useRetry() {
  const { outbox } = trpc.useUtils();
  return trpc.outbox.retry.useMutation({
    onSuccess: ({ retried }) => {
      toast({ title: retried === 1 ? 'Retrying 1 delivery' : `Retrying ${retried} deliveries` });
      return outbox.invalidate();
    },
  });
}

type Progress = Pick<Row, 'state' | 'attempts' | 'dueAt' | 'settledAt' | 'isConfigured'>;

/** Describes the state of a delivery. */
export function progressText({ state, attempts, dueAt, settledAt, isConfigured }: Progress) {
  const attemptCount = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  if (state === 'done')
    return `Delivered ${settledAt ? localDateTime(settledAt) : ''} after ${attemptCount}`;
  if (state === 'failed') return `Failed after ${attemptCount}`;
  if (!isConfigured) return 'Queued until this delivery is configured';
  if (attempts === 0) return isPast(dueAt) ? 'Queued' : `Queued for ${localDateTime(dueAt)}`;
  return `Retrying after ${attemptCount}, next ${localDateTime(dueAt)}`;
}
