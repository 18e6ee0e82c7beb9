import { Button, Checkbox, Group, Paper, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { NewWebhook, webhookEvents } from '../../../shared/webhooks.ts';
import { trpc } from '../../api.tsx';
import { toast } from '../../ui/toasts.ts';
import { CreatedSecret } from '../CreatedSecret.tsx';
import { useDraftForm } from '../useDraftForm.ts';
import { eventNames } from './eventNames.ts';

const Typed = z.object({
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
});
const blank = { name: '', url: '', events: [...webhookEvents] };

/** Asks for a name, an address and what to tell it of. */
export function NewWebhookForm() {
  const utils = trpc.useUtils();
  const create = trpc.webhooks.create.useMutation({
    onSuccess: () => {
      toast({ title: 'Webhook made', description: 'Send it a test to see whether it answers.' });
      void utils.webhooks.invalidate();
    },
  });
  const { register, control, submit, errors } = useDraftForm({
    name: 'webhook',
    schema: Typed,
    blank,
    names: ['name', 'url', 'events'],
    rules: NewWebhook,
    send: create.mutateAsync,
  });
  return (
    <Paper data-tone="white" p="md" mb="md">
      <Stack gap="sm" renderRoot={(root) => <form {...root} onSubmit={submit} noValidate />}>
        {create.data && (
          <CreatedSecret label="Signing secret" secret={create.data.secret}>
            Deliveries to <strong>{create.data.name}</strong> are signed with this secret.
          </CreatedSecret>
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextInput
            {...register('name')}
            label="Name"
            required
            autoComplete="off"
            error={errors.name?.message}
          />
          <TextInput
            {...register('url')}
            label="Address"
            type="url"
            placeholder="https://example.com/hooks"
            required
            autoComplete="off"
            error={errors.url?.message}
          />
        </SimpleGrid>
        <Controller
          control={control}
          name="events"
          render={({ field }) => (
            <Checkbox.Group {...field} label="Tell it of" error={errors.events?.message}>
              <Group gap="0.5rem 1.25rem">
                {webhookEvents.map((event) => (
                  <Checkbox key={event} value={event} label={eventNames[event]} />
                ))}
              </Group>
            </Checkbox.Group>
          )}
        />
        {errors.root && (
          <Text role="alert" c="signal.7">
            {errors.root.message}
          </Text>
        )}
        <Group>
          <Button type="submit" size="sm" aria-disabled={create.isPending}>
            Add webhook
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
