import { Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { TotpCode } from '../../../shared/accounts.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { QrImage } from '../../ui/QrImage.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { FormStack } from '../ui/FormStack.tsx';
import { SmallButton } from '../ui/SmallButton.tsx';
import { CodeList } from './RecoveryCodes.tsx';
import { useCallForm } from './useCallForm.ts';

/** Turns codes of an authenticator app on or off. */
export function AuthenticatorApp({ isOn }: { isOn: boolean }) {
  const { admin } = trpc.useUtils();
  const [codes, setCodes] = useState<string[]>();
  const start = trpc.admin.accounts.own.startTotp.useMutation();
  const remove = trpc.admin.accounts.own.removeTotp.useMutation({
    onSuccess: () => {
      // The next setup gets a new key and new recovery codes.
      start.reset();
      setCodes(undefined);
      return admin.accounts.invalidate();
    },
  });
  if (isOn)
    return (
      <>
        {codes && <CodeList codes={codes} />}
        <Group>
          <Text size="sm">The app is set up.</Text>
          <ActionButton
            label="Remove"
            target="the authenticator app"
            confirmTitle="Stop using the authenticator app?"
            run={() => remove.mutateAsync()}
          />
        </Group>
      </>
    );
  if (!start.data) return <ActionButton label="Set up an app" run={() => start.mutateAsync()} />;
  const onConfirmed = (newCodes: string[]) => {
    setCodes(newCodes);
    void admin.accounts.invalidate();
  };
  return <Setup setup={start.data} onConfirmed={onConfirmed} />;
}

type SetupProps = {
  setup: Outputs['admin']['accounts']['own']['startTotp'];
  onConfirmed: (codes: string[]) => void;
};

function Setup({ setup: { secret, uri }, onConfirmed }: SetupProps) {
  const confirm = trpc.admin.accounts.own.confirmTotp.useMutation();
  const form = useCallForm({
    schema: TotpCode,
    field: 'code',
    send: async (input) => onConfirmed((await confirm.mutateAsync(input)).codes),
  });
  return (
    <FormStack gap="sm" maw="34rem" onSubmit={form.onSubmit}>
      <Text size="sm">Scan the code with your authenticator app, or enter the key by hand.</Text>
      <QrImage text={uri} label="QR code for the authenticator app" />
      <CopyField label="Key" value={secret} />
      <TextInput
        {...form.field}
        label="Code shown in the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maw="16rem"
        required
      />
      <Group>
        <SmallButton type="submit" size="sm" isBusy={form.isSubmitting}>
          Turn on
        </SmallButton>
      </Group>
    </FormStack>
  );
}
