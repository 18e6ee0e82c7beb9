import { SimpleGrid, TextInput } from '@mantine/core';
import { z } from 'zod';
import { ProfileChange } from '../../../shared/accounts.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { toast } from '../../ui/toasts.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { useDraftForm } from '../drafts/useDraftForm.ts';

export type OwnAccount = Outputs['admin']['accounts']['own']['get'];

const FormValues = z.object({ name: z.string(), email: z.string() });
type FormValues = z.output<typeof FormValues>;

/** The signed-in person's name and address. */
export function ProfileForm({ account }: { account: OwnAccount }) {
  const { admin } = trpc.useUtils();
  const change = trpc.admin.accounts.own.changeProfile.useMutation({
    onSuccess: () => {
      toast({ title: 'Account saved' });
      void admin.invalidate();
    },
  });
  const form = useDraftForm<FormValues>({
    name: `account/${account.id}`,
    draftSchema: FormValues,
    defaultValues: { name: account.name, email: account.email ?? '' },
    fieldNames: ['name', 'email'],
    inputSchema: ProfileChange,
    send: change.mutateAsync,
    remainingInput: (input) => input,
  });
  return (
    <DraftForm form={form} action="Save">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput {...form.field('name')} label="Name" required autoComplete="name" />
        <TextInput
          {...form.field('email')}
          label="Email"
          type="email"
          required
          autoComplete="email"
        />
      </SimpleGrid>
    </DraftForm>
  );
}
