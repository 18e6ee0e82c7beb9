import { useEffect, useState } from 'react';
import { trpc } from '../../lib/api.tsx';
import { setPasswordPrompt } from '../../lib/passwordPrompt.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { PasswordForm } from './SignIn.tsx';

type Settle = (isGiven: boolean) => void;

/** Asks for the password when the server requires it again. Concurrent requests share one dialog. */
export function PasswordPrompt() {
  const [settle, setSettle] = useState<Settle>();
  useEffect(() => {
    let asked: Promise<boolean> | undefined;
    const ask = () =>
      new Promise<boolean>((resolve) =>
        setSettle(() => (isGiven: boolean) => {
          asked = undefined;
          setSettle(undefined);
          resolve(isGiven);
        }),
      );
    setPasswordPrompt(() => (asked ??= ask()));
    return () => setPasswordPrompt(undefined);
  }, []);
  if (!settle) return null;
  return (
    <Dialog title="Enter your password" closeLabel="Cancel" onClose={() => settle(false)}>
      <ConfirmPassword action="Continue" onConfirmed={() => settle(true)} />
    </Dialog>
  );
}

/** Confirms the password of the current session. */
export function ConfirmPassword({ action, onConfirmed }: ConfirmProps) {
  const { state } = trpc.useUtils().admin.access;
  const confirm = trpc.admin.access.confirmPassword.useMutation({
    // Callers may read the duration of the confirmation next.
    onSuccess: () => state.invalidate().then(onConfirmed),
  });
  return (
    <PasswordForm
      action={action}
      takesFocus
      onSubmit={confirm.mutateAsync}
      intro="This action needs your password again, because it was last entered more than 15 minutes ago."
    />
  );
}
type ConfirmProps = { action: string; onConfirmed: () => void };
