import { Box } from '@mantine/core';
import { useState } from 'react';
import { type Outputs, trpc } from '../../api.tsx';
import type { Column } from '../adminRows.ts';
import { AdminTable } from '../AdminTable.tsx';
import { When } from '../When.tsx';

type Delivery = Outputs['webhooks']['deliveries'][number];

/** What came of the last deliveries; asked for when it is opened. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="details"
      fz="sm"
      mt="xs"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <Box component="summary" w="fit-content" fw={600} style={{ cursor: 'pointer' }}>
        Deliveries
      </Box>
      {isOpen && <DeliveryTable webhookId={webhookId} />}
    </Box>
  );
}

function DeliveryTable({ webhookId }: { webhookId: string }) {
  const { data, error } = trpc.webhooks.deliveries.useQuery({ id: webhookId });
  return (
    <AdminTable
      label="Deliveries"
      columns={columns}
      records={data}
      error={error}
      loading="Loading deliveries..."
      empty="Nothing was delivered yet."
    />
  );
}

const columns: Column<Delivery>[] = [
  {
    accessor: 'createdAt',
    title: 'Time',
    width: '10.5rem',
    render: ({ createdAt }) => <When date={createdAt} />,
  },
  { accessor: 'event', title: 'Event', width: '11rem', render: ({ event }) => event },
  { accessor: 'attempt', title: 'Try', width: '4rem', render: ({ attempt }) => attempt },
  {
    accessor: 'status',
    title: 'Outcome',
    inCard: '1 1 100%',
    render: ({ error, status }) => error ?? `Delivered (${status})`,
  },
  {
    accessor: 'milliseconds',
    title: 'Took',
    width: '6rem',
    inCard: 'corner',
    render: ({ milliseconds }) => `${milliseconds} ms`,
  },
];
