import { useEffect, useState } from 'react';
import { trpc } from '../../lib/api.tsx';
import { setPasswordPrompt } from '../../lib/passwordPrompt.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { PasswordForm } from './SignIn.tsx';

type ResolvePrompt = (isConfirmed: boolean) => void;

/** Asks for the password when the server requires it again. Concurrent requests share one dialog. */
export function PasswordPrompt() {
  const [resolvePrompt, setResolvePrompt] = useState<ResolvePrompt>();
  useEffect(() => {
    let pending: Promise<boolean> | undefined;
    const openPrompt = () =>
      new Promise<boolean>((resolve) =>
        setResolvePrompt(() => (isConfirmed: boolean) => {
          pending = undefined;
          setResolvePrompt(undefined);
          resolve(isConfirmed);
        }),
      );
    setPasswordPrompt(() => (pending ??= openPrompt()));
    return () => setPasswordPrompt(undefined);
  }, []);
  if (!resolvePrompt) return null;
  return (
    <Dialog title="Enter your password" closeLabel="Cancel" onClose={() => resolvePrompt(false)}>
      <ConfirmPassword action="Continue" onConfirmed={() => resolvePrompt(true)} />
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
      onSubmit={confirm.mutateAsync}
      intro="This action needs your password again, because it was last entered more than 15 minutes ago."
    />
  );
}
type ConfirmProps = { action: string; onConfirmed: () => void };
