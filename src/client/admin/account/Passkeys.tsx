import { Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PasskeyRegistration } from '../../../shared/passkeys.ts';
import { trpc } from '../../lib/api.tsx';
import { passkeyMessage } from '../shell/PasskeyButton.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { dateColumn } from '../table/dateColumn.tsx';
import type { Column } from '../table/rows.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { SmallButton } from '../ui/SmallButton.tsx';
import type { OwnAccount } from './ProfileForm.tsx';
import { CodeList } from './RecoveryCodes.tsx';
import { useCallForm } from './useCallForm.ts';

type Passkey = OwnAccount['passkeys'][number];

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [codes, setCodes] = useState<string[]>([]);
  return (
    <>
      {codes.length > 0 && <CodeList codes={codes} />}
      <AdminTable
        label="Passkeys"
        columns={columns}
        records={passkeys}
        emptyState="No passkeys yet."
      />
      <NewPasskey onCreated={setCodes} />
    </>
  );
}

const columns: Column<Passkey>[] = [
  { accessor: 'name', title: 'Name', render: ({ name }) => name },
  dateColumn('createdAt', 'Created'),
  dateColumn('lastUsedAt', 'Last used', { emptyText: 'Never' }),
  {
    accessor: 'id',
    title: 'Remove',
    width: '7rem',
    cardFlex: 'corner',
    render: (passkey) => <RemovePasskey {...passkey} />,
  },
];

function RemovePasskey({ id, name }: Passkey) {
  const { admin } = trpc.useUtils();
  const remove = trpc.admin.accounts.own.removePasskey.useMutation({
    onSuccess: () => admin.accounts.invalidate(),
  });
  return (
    <ActionButton
      size="compact-sm"
      label="Remove"
      target={`the passkey ${name}`}
      confirmTitle="Remove this passkey?"
      run={() => remove.mutateAsync({ id })}
    />
  );
}

const NewName = PasskeyRegistration.pick({ name: true });

function NewPasskey({ onCreated }: { onCreated: (codes: string[]) => void }) {
  const { admin } = trpc.useUtils();
  const options = trpc.admin.accounts.own.passkeyOptions.useMutation();
  const add = trpc.admin.accounts.own.addPasskey.useMutation();
  const form = useCallForm({
    schema: NewName,
    field: 'name',
    messageOf: passkeyMessage,
    send: async ({ name }) => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const created = await startRegistration({ optionsJSON: await options.mutateAsync() });
      onCreated((await add.mutateAsync({ name, response: created })).codes);
      form.reset();
      void admin.accounts.invalidate();
    },
  });
  return (
    <Group
      mt="sm"
      gap="sm"
      align="end"
      renderRoot={(root) => <form {...root} onSubmit={form.onSubmit} noValidate />}
    >
      <TextInput
        {...form.field}
        label="Name of a new passkey"
        placeholder="e.g. My phone"
        maxLength={60}
        autoComplete="off"
      />
      <SmallButton type="submit" size="sm" isBusy={form.isSubmitting}>
        Add passkey
      </SmallButton>
    </Group>
  );
}
