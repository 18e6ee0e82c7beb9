import { Badge, Paper, Stack, Text } from '@mantine/core';
import { type Outputs, trpc } from '../../api.tsx';
import { toast } from '../../ui/toasts.ts';
import { ActionButtons } from '../ActionButtons.tsx';
import { CreatedSecret } from '../CreatedSecret.tsx';
import { Deliveries } from './Deliveries.tsx';
import { eventNames } from './eventNames.ts';

type Webhook = Outputs['webhooks']['list'][number];

/** One webhook: where it goes, what it is told, its secret and its log. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { id, name, url, events, isActive } = webhook;
  const { actions, secret } = useActions(webhook);
  return (
    <Paper component="article" aria-label={name} data-tone="white" px="md" py="sm">
      <Stack gap="xs">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <strong>{name}</strong>{' '}
          {!isActive && (
            <Badge fz="xs" variant="light" color="brass.7">
              Paused
            </Badge>
          )}
          <br />
          <code>{url}</code> · {events.map((event) => eventNames[event]).join(', ')}
        </Text>
        <ActionButtons actions={actions} />
      </Stack>
      {secret && (
        <CreatedSecret label="Signing secret" secret={secret}>
          The new secret of <strong>{name}</strong>; the former one signs along for a day.
        </CreatedSecret>
      )}
      <Deliveries webhookId={id} />
    </Paper>
  );
}

const delivered = { title: 'Test delivered', description: 'The address answered with success.' };
const undelivered = {
  title: 'Test not delivered',
  description: 'The deliveries below say why.',
  variant: 'destructive',
} as const;

function useActions({ id, name, isActive }: Webhook) {
  const utils = trpc.useUtils();
  const after = { onSettled: () => utils.webhooks.invalidate() };
  const test = trpc.webhooks.test.useMutation({
    ...after,
    onSuccess: ({ state }) => void toast(state === 'done' ? delivered : undelivered),
  });
  const change = trpc.webhooks.change.useMutation(after);
  const rotate = trpc.webhooks.rotateSecret.useMutation(after);
  const remove = trpc.webhooks.remove.useMutation(after);
  const actions = [
    {
      label: test.isPending ? 'Sending…' : 'Send test',
      isBusy: test.isPending,
      isOff: !isActive,
      run: () => test.mutateAsync({ id }),
    },
    {
      label: isActive ? 'Pause' : 'Resume',
      isBusy: change.isPending,
      run: () => change.mutateAsync({ id, isActive: !isActive }),
    },
    {
      label: 'Remove',
      question: `Remove the webhook “${name}” and its log for good?`,
      run: () => remove.mutateAsync({ id }),
    },
    {
      label: 'Rotate secret',
      question: 'Sign deliveries with a new secret?',
      run: () => rotate.mutateAsync({ id }),
    },
  ];
  return { actions, secret: rotate.data?.secret };
}
