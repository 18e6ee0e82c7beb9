import { type Outputs, trpc } from '../../api.tsx';
import { toast } from '../../ui/toasts.ts';
import { CreatedSecret } from '../CreatedSecret.tsx';
import { RowActions } from '../RowActions.tsx';
import { tellFailure } from '../tellFailure.ts';
import { Deliveries } from './Deliveries.tsx';
import { eventNames } from './eventNames.ts';
import classes from './Webhooks.module.css';

export type Webhook = Outputs['webhooks']['list'][number];

/** One webhook: where it goes, what it is told, its secret and its log. */
export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { name, url, events, isActive } = webhook;
  const rotation = useRotation(webhook);
  return (
    <article aria-label={name}>
      <RowActions
        title={
          <>
            <strong>{name}</strong> {!isActive && <span className={classes.paused}>Paused</span>}
          </>
        }
        facts={
          <>
            <code>{url}</code> · {events.map((event) => eventNames[event]).join(', ')}
          </>
        }
        actions={[...useActions(webhook), rotation.action]}
      />
      {rotation.secret && (
        <CreatedSecret label="Signing secret" secret={rotation.secret}>
          The new secret of <strong>{name}</strong>; the former one signs along for a day.
        </CreatedSecret>
      )}
      <Deliveries webhookId={webhook.id} />
    </article>
  );
}

function useRotation({ id }: Webhook) {
  const utils = trpc.useUtils();
  const rotate = trpc.webhooks.rotateSecret.useMutation({
    onSettled: () => utils.webhooks.invalidate(),
    onError: tellFailure,
  });
  return {
    secret: rotate.data?.secret,
    action: {
      label: 'Rotate secret',
      question: 'Sign deliveries with a new secret?',
      isBusy: rotate.isPending,
      onClick: () => rotate.mutate({ id }),
    },
  };
}

const outcomes = {
  done: { title: 'Test delivered', description: 'The address answered with success.' },
  waiting: { title: 'Test not delivered', description: 'The deliveries below say why.' },
  failed: { title: 'Test not delivered', description: 'The deliveries below say why.' },
};

function useActions({ id, name, isActive }: Webhook) {
  const utils = trpc.useUtils();
  const after = {
    onSettled: () => utils.webhooks.invalidate(),
    onError: tellFailure,
  };
  const test = trpc.webhooks.test.useMutation({
    ...after,
    onSuccess: ({ state }) =>
      toast({
        ...outcomes[state ?? 'failed'],
        ...(state !== 'done' && { variant: 'destructive' as const }),
      }),
  });
  const change = trpc.webhooks.change.useMutation(after);
  const remove = trpc.webhooks.remove.useMutation(after);
  return [
    {
      label: test.isPending ? 'Sending…' : 'Send test',
      isBusy: test.isPending,
      isOff: !isActive,
      onClick: () => test.mutate({ id }),
    },
    {
      label: isActive ? 'Pause' : 'Resume',
      isBusy: change.isPending,
      onClick: () => change.mutate({ id, isActive: !isActive }),
    },
    {
      label: 'Remove',
      question: `Remove the webhook “${name}” and its log for good?`,
      isBusy: remove.isPending,
      onClick: () => remove.mutate({ id }),
    },
  ];
}
