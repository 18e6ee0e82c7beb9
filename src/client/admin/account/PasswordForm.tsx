import { Group, TextInput } from '@mantine/core';
import { PasswordChange } from '../../../shared/accounts.ts';
import { trpc } from '../../lib/api.tsx';
import { toast } from '../../ui/toasts.ts';
import { SmallButton } from '../ui/SmallButton.tsx';
import { useCallForm } from './useCallForm.ts';
import { FormStack } from '../ui/FormStack.tsx';

/** Changes the signed-in person's password, which is never stored in the browser as a draft. */
export function PasswordForm({ email }: { email: string | null }) {
  const { admin } = trpc.useUtils();
  const change = trpc.admin.accounts.own.changePassword.useMutation();
  const form = useCallForm({
    schema: PasswordChange,
    field: 'newPassword',
    send: async (input) => {
      await change.mutateAsync(input);
      form.reset();
      toast({ title: 'Password changed', description: 'Your other sessions have ended.' });
      void admin.invalidate();
    },
  });
  return (
    <FormStack gap="sm" maw="24rem" onSubmit={form.onSubmit}>
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <TextInput
        {...form.field}
        label="New password"
        description="At least 12 characters."
        type="password"
        autoComplete="new-password"
        required
      />
      <Group>
        <SmallButton type="submit" size="sm" isBusy={form.isSubmitting}>
          Change password
        </SmallButton>
      </Group>
    </FormStack>
  );
}
