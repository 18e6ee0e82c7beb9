import { SimpleGrid, TextInput } from '@mantine/core';
import { z } from 'zod';
import { NewWebhook, type WebhookEvent, webhookEvents } from '../../../shared/webhooks.ts';
import { trpc } from '../../lib/api.tsx';
import { toast } from '../../ui/toasts.ts';
import { CreatedSecret } from '../ui/CreatedSecret.tsx';
import { CheckboxGroup, DraftForm } from '../drafts/DraftForm.tsx';
import { useDraftForm } from '../drafts/useDraftForm.ts';

export const eventLabels: Record<WebhookEvent, string> = {
  'lead.created': 'New leads',
  'quiz.completed': 'Quiz responses',
  'subscriber.confirmed': 'Newsletter subscribers',
};

const FormValues = z.object({
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
});
const defaultValues = { name: '', url: '', events: [...webhookEvents] };

export function NewWebhookForm() {
  const utils = trpc.useUtils();
  const create = trpc.webhooks.create.useMutation({
    onSuccess: () => {
      toast({ title: 'Webhook created', description: 'Send a test to check the endpoint.' });
      void utils.webhooks.invalidate();
    },
  });
  const form = useDraftForm<z.output<typeof FormValues>>({
    name: 'webhook',
    draftSchema: FormValues,
    defaultValues,
    fieldNames: ['name', 'url', 'events'],
    inputSchema: NewWebhook,
    send: create.mutateAsync,
  });
  return (
    <DraftForm form={form} action="Add webhook">
      {create.data && (
        <CreatedSecret label="Signing secret" secret={create.data.secret}>
          Deliveries to <strong>{create.data.name}</strong> are signed with this secret.
        </CreatedSecret>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput {...form.field('name')} label="Name" required autoComplete="off" />
        <TextInput
          {...form.field('url')}
          label="Address"
          type="url"
          placeholder="https://example.com/hooks"
          required
          autoComplete="off"
        />
      </SimpleGrid>
      <CheckboxGroup
        control={form.control}
        name="events"
        label="Events"
        valueLabels={eventLabels}
      />
    </DraftForm>
  );
}
