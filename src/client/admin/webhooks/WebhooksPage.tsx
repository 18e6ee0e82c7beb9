import { Stack, Text } from '@mantine/core';
import { trpc } from '../../lib/api.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { QueryResult } from '../ui/LoadError.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { NewWebhookForm } from './NewWebhookForm.tsx';
import { WebhookCard } from './WebhookCard.tsx';

const title = 'Webhooks';

export const head = () => ({
  title,
  description: 'External tools that receive leads, quiz responses and subscribers.',
});

export const Layout = AdminLayout;

export function Page() {
  const list = trpc.webhooks.list.useQuery();
  return (
    <>
      <ViewHeader title={title} />
      <Text size="sm" c="dimmed" maw="68ch" mb="sm">
        Each event is sent as a JSON POST, signed as Standard Webhooks specify, and retried for
        about a day until the endpoint returns a 2xx status.
      </Text>
      <NewWebhookForm />
      <QueryResult query={list} loadingText="Loading webhooks...">
        {(webhooks) => (
          <Stack gap="sm">
            {webhooks.length === 0 && <Notice>No webhooks yet. Add the first one above.</Notice>}
            {webhooks.map((webhook) => (
              <WebhookCard key={webhook.id} webhook={webhook} />
            ))}
          </Stack>
        )}
      </QueryResult>
    </>
  );
}
