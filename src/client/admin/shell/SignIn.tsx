import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Box, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type AccessState, Password } from '../../../shared/access.ts';
import { trpc } from '../../lib/api.tsx';
import { BlockingDialog } from '../../ui/Dialog.tsx';
import { FormCard } from '../../ui/FormCard.tsx';
import { errorMessage } from '../ui/errorText.ts';
import { Notice } from '../ui/Notice.tsx';

/** What stands where the view will, for whoever is not let in. */
export function Closed({ access, isAgain = false }: { access: Access; isAgain?: boolean }) {
  // Null when something in between wants a sign-in, such as a proxy.
  if (!access || access.hasPassword) return <SignIn isAgain={isAgain} />;
  return (
    <Notice role="alert">
      The admin is open only on the machine the site runs on, because <code>ADMIN_PASSWORD</code> is
      not set. Set it, and you can sign in from here.
    </Notice>
  );
}
type Access = AccessState | null;

/** The way back in, above everything: a dialog of the view is kept open below. */
export function SessionEnded({ access }: { access: Access }) {
  const [focused] = useState(() => document.activeElement);
  // When this goes, the view shows again, and whoever typed there goes on.
  useEffect(
    () => () => {
      if (focused instanceof HTMLElement) focused.focus();
    },
    [focused],
  );
  return (
    <BlockingDialog label="Your session has ended" size="28rem">
      <Closed access={access} isAgain />
    </BlockingDialog>
  );
}

/** The address stays, and the view follows the right password. */
function SignIn({ isAgain }: { isAgain: boolean }) {
  const queryClient = useQueryClient();
  const signIn = trpc.admin.access.signIn.useMutation({
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return (
    <Box maw="28rem">
      <FormCard>
        <PasswordForm
          title="Sign in"
          intro={
            isAgain
              ? 'Your session has ended. Sign in again: what you were doing is kept.'
              : 'This part of the site is for the agency.'
          }
          action="Sign in"
          takesFocus={isAgain}
          onSubmit={signIn.mutateAsync}
        />
      </FormCard>
    </Box>
  );
}

type Props = {
  title?: string;
  intro: ReactNode;
  /** On the button. */
  action: string;
  /** Takes the focus as soon as it shows. A dialog would give it to its first button. */
  takesFocus?: boolean;
  /** Rejects with why the password was not taken. */
  onSubmit: (input: Password) => Promise<unknown>;
};

/** Asks for the admin password. */
export function PasswordForm({ title, intro, action, takesFocus, onSubmit }: Props) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Password>({
    resolver: zodResolver(Password),
  });
  const { isSubmitting, errors } = formState;
  const message = errors.password?.message;
  useEffect(() => {
    if (takesFocus) setFocus('password');
  }, [takesFocus, setFocus]);
  const submit = handleSubmit(async (input) => {
    try {
      await onSubmit(input);
    } catch (error) {
      setError('password', { message: errorMessage(error) });
      setFocus('password', { shouldSelect: true });
    }
  });
  return (
    <Stack
      renderRoot={(root) => <form {...root} onSubmit={(event) => void submit(event)} noValidate />}
    >
      {title && (
        <Title order={2} fz="1.5rem">
          {title}
        </Title>
      )}
      <Text>{intro}</Text>
      {/* Password managers keep a password under a name. */}
      <input type="text" name="username" autoComplete="username" value="admin" readOnly hidden />
      <TextInput
        {...register('password')}
        data-autofocus={takesFocus || undefined}
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={message}
      />
      <p role="alert" className="visually-hidden">
        {message}
      </p>
      <Button type="submit" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Checking…' : action}
      </Button>
    </Stack>
  );
}
