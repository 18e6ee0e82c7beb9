import { useState } from 'react';
import { type Outputs, trpc } from '../../api.tsx';
import { toast } from '../../ui/toasts.ts';
import { Deliveries } from './Deliveries.tsx';
import { eventNames } from './eventNames.ts';
import classes from './Webhooks.module.css';

export type Webhook = Outputs['webhooks']['list'][number];

/** One webhook: where it goes, what it is told, its secret and its log. */
export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { name, url, events, isActive } = webhook;
  return (
    <article className={classes.webhook} aria-label={name}>
      <div>
        <h2 className={classes.name}>
          {name} {!isActive && <span className={classes.paused}>Paused</span>}
        </h2>
        <p className={classes.url}>{url}</p>
        <p className={classes.muted}>{events.map((event) => eventNames[event]).join(', ')}</p>
      </div>
      <Actions webhook={webhook} />
      <Secret secret={webhook.secret} />
      <Deliveries webhookId={webhook.id} />
    </article>
  );
}

const outcomes = {
  done: { title: 'Test delivered', description: 'The address answered with success.' },
  waiting: { title: 'Test not delivered', description: 'The deliveries below say why.' },
  failed: { title: 'Test not delivered', description: 'The deliveries below say why.' },
};

function Actions({ webhook: { id, name, isActive } }: { webhook: Webhook }) {
  const utils = trpc.useUtils();
  const after = {
    onSettled: () => utils.webhooks.invalidate(),
    onError: ({ message }: { message: string }) =>
      toast({ title: 'Error', description: message, variant: 'destructive' as const }),
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
  const confirmRemoval = () => {
    if (window.confirm(`Remove the webhook “${name}” and its log?`)) remove.mutate({ id });
  };
  return (
    <div className={classes.actions}>
      <button
        type="button"
        disabled={!isActive || test.isPending}
        onClick={() => test.mutate({ id })}
      >
        {test.isPending ? 'Sending…' : 'Send test'}
      </button>
      <button type="button" onClick={() => change.mutate({ id, isActive: !isActive })}>
        {isActive ? 'Pause' : 'Resume'}
      </button>
      <button type="button" onClick={confirmRemoval}>
        Remove
      </button>
    </div>
  );
}

function Secret({ secret }: { secret: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <details className={classes.details}>
      <summary>Signing secret</summary>
      <p className={classes.secret}>
        <code>{secret}</code>
        <button type="button" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </p>
    </details>
  );
}
