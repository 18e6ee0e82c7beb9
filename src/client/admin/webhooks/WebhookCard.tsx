import { Badge, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { toast } from '../../ui/toasts.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import type { Column } from '../table/rows.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import { CreatedSecret } from '../ui/CreatedSecret.tsx';
import { Disclosure } from '../ui/details.tsx';
import { dateColumn } from '../table/dateColumn.tsx';
import { eventLabels } from './NewWebhookForm.tsx';

type Webhook = Outputs['webhooks']['list'][number];

/** A webhook with its URL, events, secret and delivery log. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { id, name, url, events, isActive } = webhook;
  const { webhooks } = trpc.useUtils();
  const rotate = trpc.webhooks.rotateSecret.useMutation({ onSettled: () => webhooks.invalidate() });
  return (
    <Paper component="article" aria-label={name} data-tone="white" px="md" py="sm">
      <Text size="sm" mb="xs" style={{ overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>{' '}
        {!isActive && (
          <Badge component="span" fz="xs" variant="light" color="brass.7">
            Paused
          </Badge>
        )}
        <br />
        <code>{url}</code> · {events.map((event) => eventLabels[event]).join(', ')}
      </Text>
      <Group gap="0.375rem" mb="xs">
        <Actions webhook={webhook} />
        <ActionButton
          label="Rotate secret"
          confirmTitle="Rotate the signing secret?"
          run={() => rotate.mutateAsync({ id })}
        />
      </Group>
      {rotate.data && (
        <CreatedSecret label="Signing secret" secret={rotate.data.secret}>
          New secret of <strong>{name}</strong>. The old one stays valid for a day.
        </CreatedSecret>
      )}
      <Deliveries id={id} />
    </Paper>
  );
}

const deliveredToast = {
  title: 'Test delivered',
  description: 'The endpoint returned a 2xx status.',
};
const failedToast = {
  title: 'Test not delivered',
  description: 'See the deliveries below.',
  variant: 'destructive',
} as const;

function Actions({ webhook: { id, name, isActive } }: { webhook: Webhook }) {
  const { webhooks } = trpc.useUtils();
  const mutationOptions = { onSettled: () => webhooks.invalidate() };
  const test = trpc.webhooks.test.useMutation({
    ...mutationOptions,
    onSuccess: ({ state }) => void toast(state === 'done' ? deliveredToast : failedToast),
  });
  const change = trpc.webhooks.change.useMutation(mutationOptions);
  const remove = trpc.webhooks.remove.useMutation(mutationOptions);
  return (
    <>
      <ActionButton
        label={test.isPending ? 'Sending…' : 'Send test'}
        disabled={!isActive}
        run={() => test.mutateAsync({ id })}
      />
      <ActionButton
        label={isActive ? 'Pause' : 'Resume'}
        run={() => change.mutateAsync({ id, isActive: !isActive })}
      />
      <ActionButton
        label="Remove"
        confirmTitle={`Remove the webhook “${name}” and its log permanently?`}
        run={() => remove.mutateAsync({ id })}
      />
    </>
  );
}

/** The delivery log, fetched when it is opened. */
function Deliveries({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = trpc.webhooks.deliveries.useQuery({ id }, { enabled: isOpen });
  return (
    <Disclosure title="Deliveries" onOpen={() => setOpen(true)}>
      {isOpen && (
        <AdminTable
          label="Deliveries"
          columns={columns}
          records={data}
          error={error}
          emptyState="No deliveries yet."
        />
      )}
    </Disclosure>
  );
}

const columns: Column<Outputs['webhooks']['deliveries'][number]>[] = [
  dateColumn('createdAt', 'Time', { width: '10.5rem' }),
  { accessor: 'event', title: 'Event', width: '11rem', render: ({ event }) => event },
  { accessor: 'attempt', title: 'Attempt', width: '5rem', render: ({ attempt }) => attempt },
  {
    accessor: 'status',
    title: 'Outcome',
    cardFlex: '1 1 100%',
    render: ({ error, status }) => error ?? `Delivered (${status})`,
  },
  {
    accessor: 'milliseconds',
    title: 'Duration',
    width: '6rem',
    cardFlex: 'corner',
    render: ({ milliseconds }) => `${milliseconds} ms`,
  },
];
