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

/** Replaces the view for visitors without access. */
export function Closed({ access, isAgain = false }: { access: Access; isAgain?: boolean }) {
  // `null` when a proxy in front of the server requires a sign-in.
  if (!access || access.hasPassword) return <SignIn isAgain={isAgain} />;
  return (
    <Notice role="alert">
      The admin is open only on the machine the site runs on, because <code>ADMIN_PASSWORD</code> is
      not set. Set it, and you can sign in from here.
    </Notice>
  );
}
type Access = AccessState | null;

/** Asks for a new sign-in above all open dialogs, which stay open below. */
export function SessionEnded({ access }: { access: Access }) {
  const [focused] = useState(() => document.activeElement);
  // Returns the focus to the field that had it before the session ended.
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
              ? 'Your session has ended. Sign in again to continue where you left off.'
              : 'The admin requires a password.'
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
  /** The button's label. */
  action: string;
  /** Focuses the field on mount; a dialog would focus its first button. */
  takesFocus?: boolean;
  /** A rejection is shown at the field. */
  onSubmit: (input: Password) => Promise<unknown>;
};

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
      {/* Password managers need a user name. */}
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
