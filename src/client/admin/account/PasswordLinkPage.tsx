import '../../ui/inputStyles.ts';
import { Box, Button, Text, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { PasswordChange } from '../../../shared/accounts.ts';
import { useContent } from '../../lib/content.ts';
import { trpc, withApi } from '../../lib/api.tsx';
import { isNotFound } from '../../lib/callErrors.ts';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { FormCard } from '../../ui/FormCard.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Shell } from '../shell/Shell.tsx';
import { errorMessage } from '../ui/errorText.ts';
import { Notice } from '../ui/Notice.tsx';
import { SmallButton } from '../ui/SmallButton.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { useCallForm } from './useCallForm.ts';
import { FormStack } from '../ui/FormStack.tsx';

const title = 'Choose a password';

export const head = () => ({
  title,
  description: 'Choose a password for the admin.',
});

export const Layout = withApi(function PasswordLayout({ children }: { children: ReactNode }) {
  return <Shell access={null}>{children}</Shell>;
});

/** The page that invitation and reset links open. The token follows `#`. */
export function Page() {
  const token = useInBrowser(() => location.hash.slice(1));
  return (
    <>
      <ViewHeader title={title} />
      {token === undefined ? <Loading text="Loading..." /> : <ChoosePassword token={token} />}
    </>
  );
}

function ChoosePassword({ token }: { token: string }) {
  const { name } = useContent('site');
  const [isDone, setDone] = useState(false);
  const { mutate: read, data: target, error } = trpc.admin.accounts.link.read.useMutation();
  useEffect(() => {
    if (token) read({ token });
  }, [read, token]);
  if (isDone)
    return (
      <Notice role="status">
        Your password is set. <SiteLink href="/admin">Sign in</SiteLink>
      </Notice>
    );
  if (!token || isNotFound(error))
    return (
      <Notice role="alert">
        This link has already been used or has expired. Ask an owner of {name} for a new one.
      </Notice>
    );
  if (error)
    return (
      <Notice role="alert">
        {errorMessage(error)} <SmallButton onClick={() => read({ token })}>Try again</SmallButton>
      </Notice>
    );
  if (!target) return <Loading text="Loading..." />;
  return (
    <Box maw="28rem">
      <FormCard>
        <PasswordChoice token={token} {...target} onDone={() => setDone(true)} />
      </FormCard>
    </Box>
  );
}

type ChoiceProps = { token: string; name: string; email: string; onDone: () => void };

function PasswordChoice({ token, name, email, onDone }: ChoiceProps) {
  const choose = trpc.admin.accounts.link.choosePassword.useMutation();
  const form = useCallForm({
    schema: PasswordChange,
    field: 'newPassword',
    send: async ({ newPassword }) => {
      await choose.mutateAsync({ token, newPassword });
      onDone();
    },
  });
  return (
    <FormStack onSubmit={form.onSubmit}>
      <Text>
        Hello {name}, choose a password of at least 12 characters. With it and {email} you sign in.
      </Text>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextInput
        {...form.field}
        label="New password"
        type="password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" aria-disabled={form.isSubmitting}>
        Save password
      </Button>
    </FormStack>
  );
}
