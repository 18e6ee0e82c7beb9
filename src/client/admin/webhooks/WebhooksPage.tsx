import { Stack, Text } from '@mantine/core';
import { trpc } from '../../lib/api.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { Notice } from '../Notice.tsx';
import { ViewHeader } from '../ViewHeader.tsx';
import { NewWebhookForm } from './NewWebhookForm.tsx';
import { WebhookCard } from './WebhookCard.tsx';

const title = 'Webhooks';
const loading = 'Loading webhooks...';

export const head = () => ({
  title,
  description: 'Which external tools are told of leads, quiz responses and subscribers.',
  isPrivate: true,
});

export function Page() {
  return (
    <AdminFrame title={title} loading={loading}>
      <ViewHeader title={title} />
      <Text size="sm" c="dimmed" maw="68ch" mb="sm">
        Each event is posted as JSON, signed as Standard Webhooks prescribe, and sent again for
        about a day until the address answers with success.
      </Text>
      <NewWebhookForm />
      <Webhooks />
    </AdminFrame>
  );
}

function Webhooks() {
  const { data, error } = trpc.webhooks.list.useQuery();
  return (
    <>
      <LoadFailure error={error} hasData={!!data} />
      {!data && !error && <Loading text={loading} />}
      {data?.length === 0 && <Notice>No webhooks yet. Name an address above to begin.</Notice>}
      <Stack gap="sm">
        {data?.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} />
        ))}
      </Stack>
    </>
  );
}
