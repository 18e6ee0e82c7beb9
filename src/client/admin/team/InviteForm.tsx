import { Select, SimpleGrid, TextInput, Title } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { NewAccount, Role, roleDescriptions, roleNames, roles } from '../../../shared/accounts.ts';
import { trpc } from '../../lib/api.tsx';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { useDraftForm } from '../drafts/useDraftForm.ts';
import { CreatedLink } from './CreatedLink.tsx';

const FormValues = z.object({ name: z.string(), email: z.string(), role: Role });
type FormValues = z.output<typeof FormValues>;

const roleOptions = roles.map((value) => ({ value, label: roleNames[value] }));

/** Creates an account and a link for choosing its password. */
export function InviteForm({ mailsLinks }: { mailsLinks: boolean }) {
  const { admin } = trpc.useUtils();
  const invite = trpc.admin.accounts.team.invite.useMutation({
    onSuccess: () => void admin.accounts.invalidate(),
  });
  const form = useDraftForm<FormValues>({
    name: 'invitation',
    draftSchema: FormValues,
    defaultValues: { name: '', email: '', role: 'editor' },
    fieldNames: ['name', 'email', 'role'],
    inputSchema: NewAccount,
    send: invite.mutateAsync,
  });
  return (
    <DraftForm form={form} action={mailsLinks ? 'Invite by email' : 'Create invitation link'}>
      {invite.data && <CreatedLink link={invite.data} />}
      <Title order={2} fz="md">
        Invite a person
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <TextInput {...form.field('name')} label="Name" required autoComplete="off" />
        <TextInput
          {...form.field('email')}
          label="Email"
          type="email"
          required
          autoComplete="off"
        />
        <Controller
          control={form.control}
          name="role"
          render={({ field, fieldState }) => (
            <Select
              {...field}
              label="Role"
              data={roleOptions}
              allowDeselect={false}
              description={roleDescriptions[field.value]}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              error={fieldState.error?.message}
            />
          )}
        />
      </SimpleGrid>
    </DraftForm>
  );
}
