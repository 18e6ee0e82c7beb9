import { type FormEvent, useRef, useState } from 'react';
import { newsletter as copy } from '../../shared/content/newsletter.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import classes from './NewsletterForm.module.css';

type State = 'idle' | 'pending' | 'success' | 'failure' | 'unavailable';
type NewsletterFormProps = { subscribe?: (email: string) => Promise<unknown> };

/** Sign-up for the newsletter. Without `subscribe` it says that there is nothing to sign up to yet. */
export function NewsletterForm({ subscribe }: NewsletterFormProps) {
  const [state, setState] = useState<State>('idle');
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!subscribe) return setState('unavailable');
    setState('pending');
    try {
      await subscribe(input.current?.value.trim() ?? '');
      setState('success');
      if (input.current) input.current.value = '';
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
        <TextField
          ref={input}
          type="email"
          required
          label={copy.emailLabel}
          placeholder={copy.placeholder}
          autoComplete="email"
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
