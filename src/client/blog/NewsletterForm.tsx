import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { newsletter as copy } from '../../shared/content/newsletter.ts';
import classes from './NewsletterForm.module.css';

type State = 'idle' | 'pending' | 'success' | 'failure' | 'unavailable';
type NewsletterFormProps = { subscribe?: (email: string) => Promise<unknown> };

/** Sign-up for the newsletter. Without `subscribe` it says that there is nothing to sign up to yet. */
export function NewsletterForm({ subscribe }: NewsletterFormProps) {
  const [state, setState] = useState<State>('idle');
  const [email, setEmail] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!subscribe) return setState('unavailable');
    setState('pending');
    try {
      await subscribe(email.trim());
      setState('success');
      setEmail('');
    } catch (error) {
      console.error('The subscription was not sent:', error);
      setState('failure');
    }
  };
  const notice = state === 'idle' || state === 'pending' ? undefined : copy[state];
  return (
    // The field has no name: a submit before this code is here puts nothing into the address.
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <div className={classes.row}>
        <TextInput
          type="email"
          required
          withAsterisk={false}
          aria-label={copy.emailLabel}
          placeholder={copy.placeholder}
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          className={classes.input}
        />
        <Button type="submit" disabled={state === 'pending'}>
          {state === 'pending' ? copy.pending : copy.submit}
        </Button>
      </div>
      <p className={classes.note}>{copy.note}</p>
      <div role={state === 'failure' ? 'alert' : 'status'}>
        {notice && (
          <p className={classes.notice}>
            <strong>{notice.title}.</strong> {notice.text}
          </p>
        )}
      </div>
    </form>
  );
}
