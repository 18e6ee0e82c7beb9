import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button, Text, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type AccessState, Password } from '../../../shared/access.ts';
import { trpc } from '../../lib/api.tsx';
import { BlockingDialog } from '../../ui/Dialog.tsx';
import { FormCard } from '../../ui/FormCard.tsx';
import { errorMessage } from '../ui/errorText.ts';
import { Notice } from '../ui/Notice.tsx';
import { SignInForm } from './SignInForm.tsx';
import { FormStack } from '../ui/FormStack.tsx';

/** Replaces the view for visitors without access. */
export function SignedOut({
  access,
  hasSessionEnded = false,
}: {
  access: Access;
  hasSessionEnded?: boolean;
}) {
  // `null` when a proxy in front of the server requires a sign-in.
  if (!access || access.hasPassword) return <SignIn hasSessionEnded={hasSessionEnded} />;
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
  const [previousFocus] = useState(() => document.activeElement);
  // Returns the focus to the field that had it before the session ended.
  useEffect(
    () => () => {
      if (previousFocus instanceof HTMLElement) previousFocus.focus();
    },
    [previousFocus],
  );
  return (
    <BlockingDialog label="Your session has ended" size="28rem">
      <SignedOut access={access} hasSessionEnded />
    </BlockingDialog>
  );
}

const SignIn = ({ hasSessionEnded }: { hasSessionEnded: boolean }) => (
  <Box maw="28rem">
    <FormCard>
      <SignInForm
        intro={
          hasSessionEnded
            ? 'Your session has ended. Sign in again to continue where you left off.'
            : 'The admin requires a password.'
        }
        takesFocus={hasSessionEnded}
      />
    </FormCard>
  </Box>
);

type Props = {
  intro: ReactNode;
  /** The button's label. */
  action: string;
  /** A rejection is shown at the field. */
  onSubmit: (input: Password) => Promise<unknown>;
};

/** Asks for a password again. */
export function PasswordForm({ intro, action, onSubmit }: Props) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Password>({
    resolver: zodResolver(Password),
  });
  const { data: access } = trpc.admin.access.state.useQuery();
  const { isSubmitting, errors } = formState;
  const message = errors.password?.message;
  useEffect(() => {
    // A dialog would focus its first button.
    setFocus('password');
  }, [setFocus]);
  const submit = handleSubmit(async (input) => {
    try {
      await onSubmit(input);
    } catch (error) {
      setError('password', { message: errorMessage(error) });
      setFocus('password', { shouldSelect: true });
    }
  });
  return (
    <FormStack onSubmit={submit}>
      <Text>{intro}</Text>
      {/* Password managers find the password by it. The site's own password has no user name. */}
      {access?.email && (
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={access.email}
          readOnly
          hidden
        />
      )}
      <TextInput
        {...register('password')}
        data-autofocus
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
    </FormStack>
  );
}
