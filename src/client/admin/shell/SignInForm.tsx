import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ResetRequest, SignInInput, type SignInOutput } from '../../../shared/accounts.ts';
import type { z } from 'zod';
import { trpc } from '../../lib/api.tsx';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { setServerErrors } from '../../lib/callErrors.ts';
import { errorMessage } from '../ui/errorText.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { FormStack } from '../ui/FormStack.tsx';

type Props = { intro: string; takesFocus: boolean };

/** Signs in with email and password, with the site's password alone, or with a passkey. */
export function SignInForm({ intro, takesFocus }: Props) {
  const [hasForgotten, setForgotten] = useState(false);
  return (
    <Stack>
      <Title order={2} fz="1.5rem">
        {hasForgotten ? 'Choose a new password' : 'Sign in'}
      </Title>
      {hasForgotten ? (
        <ForgottenPassword />
      ) : (
        <>
          <Text>{intro}</Text>
          <Credentials takesFocus={takesFocus} />
        </>
      )}
      <Anchor
        component="button"
        type="button"
        size="sm"
        onClick={() => setForgotten(!hasForgotten)}
      >
        {hasForgotten ? 'Back to sign-in' : 'Forgot your password?'}
      </Anchor>
    </Stack>
  );
}

const isInBrowser = () => true;

type Input = z.input<typeof SignInInput>;

function Credentials({ takesFocus }: { takesFocus: boolean }) {
  const queryClient = useQueryClient();
  const [needs, setNeeds] = useState<SignInOutput['needs']>();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<
    Input,
    unknown,
    SignInInput
    // Without default values, which would clear fields that were filled before hydration.
  >({ resolver: zodResolver(SignInInput) });
  const isReady = useInBrowser(isInBrowser);
  const signIn = trpc.admin.access.signIn.useMutation();
  const { isSubmitting, errors } = formState;
  useEffect(() => {
    if (takesFocus) setFocus('password');
  }, [takesFocus, setFocus]);
  useEffect(() => {
    if (needs) setFocus('code');
  }, [needs, setFocus]);
  const submit = handleSubmit(async (input) => {
    const secret = needs ? 'code' : 'password';
    try {
      const result = await signIn.mutateAsync(input);
      if (result.isSignedIn) await queryClient.invalidateQueries();
      else setNeeds(result.needs);
    } catch (error) {
      setError(secret, { message: errorMessage(error) });
      setFocus(secret, { shouldSelect: true });
    }
  });
  const message = errors.email?.message ?? errors.password?.message ?? errors.code?.message;
  return (
    <FormStack onSubmit={submit}>
      <TextInput
        {...register('email')}
        label="Email"
        description="Leave it empty to sign in with the site’s own password."
        type="email"
        autoComplete="username"
        error={errors.email?.message}
      />
      <TextInput
        {...register('password')}
        data-autofocus={takesFocus || undefined}
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      {needs && (
        <TextInput
          {...register('code')}
          label="Code"
          description={
            needs.code
              ? 'From your authenticator app, or one of your recovery codes.'
              : 'One of your recovery codes; or sign in with your passkey below.'
          }
          autoComplete="one-time-code"
          required
          error={errors.code?.message}
        />
      )}
      <p role="alert" className="visually-hidden">
        {message}
      </p>
      {/* A form without a submit button is not sent before its script can send it. */}
      <Button type={isReady ? 'submit' : 'button'} aria-disabled={isSubmitting}>
        {isSubmitting ? 'Checking…' : 'Sign in'}
      </Button>
      <PasskeyButton onSignedIn={() => void queryClient.invalidateQueries()} />
    </FormStack>
  );
}

type ResetInput = z.output<typeof ResetRequest>;

/** Asks for the address to send a password reset link to. */
function ForgottenPassword() {
  const { register, handleSubmit, setError, formState } = useForm<ResetInput>({
    resolver: zodResolver(ResetRequest),
  });
  const reset = trpc.admin.accounts.link.requestReset.useMutation();
  const submit = handleSubmit(async (input) => {
    try {
      await reset.mutateAsync(input);
    } catch (error) {
      if (!setServerErrors(setError, error, ['email']))
        setError('email', { message: errorMessage(error) });
    }
  });
  if (reset.data)
    return (
      <Alert role="status">
        {reset.data.isMailed ? (
          'If this address has an account, a link is on its way. It works for an hour.'
        ) : (
          <>
            This site sends no email. Ask an owner for a link, or run{' '}
            <code>npm run admin reset EMAIL</code> on the server.
          </>
        )}
      </Alert>
    );
  return (
    <FormStack onSubmit={submit}>
      <Text>Enter your address to receive a link.</Text>
      <TextInput
        {...register('email')}
        label="Email"
        type="email"
        autoComplete="username"
        required
        error={formState.errors.email?.message}
      />
      <Button type="submit" aria-disabled={formState.isSubmitting}>
        Send link
      </Button>
    </FormStack>
  );
}
