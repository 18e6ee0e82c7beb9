import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { trpc } from '../api.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { Panel } from '../ui/Panel.tsx';
import { plainMessage } from './failureText.ts';
import classes from './SignIn.module.css';

/** Stands where the view will: the address stays, and the view follows the right password. */
export function SignIn({ isAgain }: { isAgain: boolean }) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const signIn = trpc.admin.access.signIn.useMutation({
    onSuccess: () => queryClient.invalidateQueries(),
    onError: () => field.current?.select(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (!signIn.isPending)
      signIn.mutate({ password: typeof password === 'string' ? password : '' });
  };
  return (
    <div className={classes.box}>
      <Panel>
        <form className={classes.form} onSubmit={submit} noValidate>
          <h2 className={classes.title}>Sign in</h2>
          <p>
            {isAgain
              ? 'Your session has ended. Sign in again: what you were doing is kept.'
              : 'This part of the site is for the agency.'}
          </p>
          {/* Password managers keep a password under a name. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value="admin"
            readOnly
            hidden
          />
          <TextField
            ref={field}
            label="Password"
            type="password"
            name="password"
            autoComplete="current-password"
            required
            error={signIn.error ? plainMessage(signIn.error) : undefined}
          />
          <p role="alert" className="visually-hidden">
            {signIn.error && plainMessage(signIn.error)}
          </p>
          <Button type="submit" aria-disabled={signIn.isPending}>
            {signIn.isPending ? 'Signing in…' : 'Sign in'}
          </Button>
        </form>
      </Panel>
    </div>
  );
}
