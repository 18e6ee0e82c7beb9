import { type SubmitEvent, useRef, useState } from 'react';
import { NewWebhook, webhookEvents } from '../../../shared/webhooks.ts';
import { trpc } from '../../api.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox, TextField } from '../../ui/Field.tsx';
import { toast } from '../../ui/toasts.ts';
import { tellFailure } from '../tellFailure.ts';
import { eventNames } from './eventNames.ts';
import classes from './Webhooks.module.css';

type Errors = Partial<Record<string, string[]>>;

/** Asks for a name, an address and what to tell it of. */
export function NewWebhookForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const utils = trpc.useUtils();
  const create = trpc.webhooks.create.useMutation({
    onSuccess: () => {
      form.current?.reset();
      toast({ title: 'Webhook made', description: 'Send it a test to see whether it answers.' });
      return utils.webhooks.invalidate();
    },
    onError: tellFailure,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const input = NewWebhook.safeParse({
      ...Object.fromEntries(data),
      events: data.getAll('events'),
    });
    setErrors(input.success ? {} : input.error.flatten().fieldErrors);
    if (input.success) create.mutate(input.data);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={classes.form}>
      <TextField label="Name" name="name" required error={errors.name?.[0]} autoComplete="off" />
      <TextField
        label="Address"
        name="url"
        type="url"
        placeholder="https://example.com/hooks"
        required
        error={errors.url?.[0]}
        autoComplete="off"
      />
      <fieldset className={classes.events}>
        <legend>Tell it of</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={eventNames[event]}
            name="events"
            value={event}
            defaultChecked
          />
        ))}
        {errors.events && (
          <p role="alert" className={classes.error}>
            {errors.events[0]}
          </p>
        )}
      </fieldset>
      <Button type="submit" disabled={create.isPending}>
        Add webhook
      </Button>
    </form>
  );
}
