import { Honeypot } from '../Honeypot.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { newsletter as copy } from '../../shared/content/newsletter.ts';
import { newSubscriber } from '../../shared/newSubscriber.ts';
import { callsOfThisTab } from '../calls.ts';
import { attribution } from '../attribution.ts';
import { remember, remembered } from '../remembered.ts';
import { Button, TextInput } from '@mantine/core';
import { useInBrowser } from '../ui/useInBrowser.ts';
import '../inputStyles.ts';
import classes from './NewsletterForm.module.css';

type State = 'idle' | 'pending' | 'success' | 'delayed' | 'failure';

const schema = newSubscriber(copy.errors);

/** Sign-up for the newsletter; by method and action it works before this code is here, too. */
export function NewsletterForm() {
  const [state, setState] = useState<State>('idle');
  const [error, setError] = useState<string>();
  const isUnderWay = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const noValidate = useInBrowser(() => true);

  useEffect(() => {
    // What was typed before this code arrived stays.
    if (input.current?.value === '') input.current.value = remembered().email ?? '';
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const parsed = schema.safeParse(fields);
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return input.current?.focus();
    isUnderWay.current = true;
    setState('pending');
    setState(await send({ ...fields, ...parsed.data }));
    isUnderWay.current = false;
  };
  const send = async (fields: { email: string }): Promise<State> => {
    try {
      const subscription = { ...fields, attribution: attribution() };
      const { isDelayed } = await callsOfThisTab().newsletter.subscribe.mutate(subscription);
      if (input.current) input.current.value = '';
      return isDelayed ? 'delayed' : 'success';
    } catch (error) {
      console.error('The subscription was not sent:', error);
      return 'failure';
    }
  };
  const change = () => {
    setError(undefined);
    remember({ email: input.current?.value ?? '' });
  };
  return (
    <form
      method="post"
      action="/newsletter/subscribe"
      noValidate={noValidate}
      className={classes.form}
      onSubmit={(event) => void submit(event)}
    >
      <div className={classes.row}>
        <TextInput
          ref={input}
          name="email"
          type="email"
          required
          label={copy.emailLabel}
          placeholder={copy.placeholder}
          autoComplete="email"
          error={error}
          onChange={change}
          className={classes.input}
        />
        <Button type="submit" disabled={state === 'pending'}>
          {state === 'pending' ? copy.pending : copy.submit}
        </Button>
      </div>
      <Honeypot />
      <p className={classes.note}>{copy.note}</p>
      <div role="status">
        {(state === 'success' || state === 'delayed') && <NoticeText {...copy[state]} />}
      </div>
      <div role="alert">{state === 'failure' && <NoticeText {...copy.failure} />}</div>
    </form>
  );
}

function NoticeText({ title, text }: { title: string; text: string }) {
  return (
    <p className={classes.notice}>
      <strong>{title}.</strong> {text}
    </p>
  );
}
