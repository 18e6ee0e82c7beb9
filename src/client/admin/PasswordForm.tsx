import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Button, TextInput } from '@mantine/core';
import { plainMessage } from './failureText.ts';
import classes from './SignIn.module.css';

type Props = {
  title?: string;
  intro: ReactNode;
  /** On the button. */
  action: string;
  error: { message: string } | null;
  isPending: boolean;
  /** Takes the focus as soon as it shows. A dialog would give it to its first button. */
  takesFocus?: boolean;
  onSubmit: (input: { password: string }) => void;
};

/** Asks for the admin password. */
export function PasswordForm(props: Props) {
  const { title, intro, action, error, isPending, takesFocus, onSubmit } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (!isPending) onSubmit({ password: typeof password === 'string' ? password : '' });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {title && <h2 className={classes.title}>{title}</h2>}
      <p>{intro}</p>
      {/* Password managers keep a password under a name. */}
      <input type="text" name="username" autoComplete="username" value="admin" readOnly hidden />
      <TextInput
        ref={field}
        data-autofocus={takesFocus || undefined}
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        error={error ? plainMessage(error) : undefined}
      />
      <p role="alert" className="visually-hidden">
        {error && plainMessage(error)}
      </p>
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? 'Checking…' : action}
      </Button>
    </form>
  );
}
