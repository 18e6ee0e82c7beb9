import { type SubmitEvent, useState } from 'react';
import { z } from 'zod';
import { NewWebhook, webhookEvents } from '../../../shared/webhooks.ts';
import { trpc } from '../../api.tsx';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { toast } from '../../ui/toasts.ts';
import { CreatedSecret } from '../CreatedSecret.tsx';
import { tellFailure } from '../tellFailure.ts';
import { useDraft } from '../useDraft.ts';
import { eventNames } from './eventNames.ts';
import classes from './Webhooks.module.css';

type Errors = Partial<Record<string, string[]>>;

const Typed = z.object({
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
});
const blank = { name: '', url: '', events: [...webhookEvents] };

/** Asks for a name, an address and what to tell it of. */
export function NewWebhookForm() {
  const { fields, change, settle } = useDraft({ name: 'webhook', schema: Typed, blank });
  const [errors, setErrors] = useState<Errors>({});
  const utils = trpc.useUtils();
  const create = trpc.webhooks.create.useMutation({
    onSuccess: () => {
      toast({ title: 'Webhook made', description: 'Send it a test to see whether it answers.' });
      void utils.webhooks.invalidate();
    },
    onError: tellFailure,
  });
  const send = async (input: NewWebhook) => {
    try {
      await create.mutateAsync(input);
      settle(fields);
    } catch {
      // Was told, and the text stays.
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = NewWebhook.safeParse(fields);
    setErrors(input.success ? {} : input.error.flatten().fieldErrors);
    if (input.success && !create.isPending) void send(input.data);
  };
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      {create.data && (
        <div className={classes.created}>
          <CreatedSecret label="Signing secret" secret={create.data.secret}>
            Deliveries to <strong>{create.data.name}</strong> are signed with this secret.
          </CreatedSecret>
        </div>
      )}
      <TextInput
        label="Name"
        name="name"
        value={fields.name}
        required
        error={errors.name?.[0]}
        autoComplete="off"
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextInput
        label="Address"
        name="url"
        type="url"
        placeholder="https://example.com/hooks"
        value={fields.url}
        required
        error={errors.url?.[0]}
        autoComplete="off"
        onChange={({ target }) => change({ url: target.value })}
      />
      <fieldset className={classes.events}>
        <legend>Tell it of</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={eventNames[event]}
            name="events"
            value={event}
            checked={fields.events.includes(event)}
            onChange={({ target }) =>
              change({
                events: webhookEvents.filter((one) =>
                  one === event ? target.checked : fields.events.includes(one),
                ),
              })
            }
          />
        ))}
        {errors.events && (
          <p role="alert" className={classes.error}>
            {errors.events[0]}
          </p>
        )}
      </fieldset>
      <Button type="submit" aria-disabled={create.isPending}>
        Add webhook
      </Button>
    </form>
  );
}
