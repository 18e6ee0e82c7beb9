import type { ComponentProps } from 'react';
import { trpc } from '../../lib/api.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';

type Props = Omit<ComponentProps<typeof ActionButton>, 'run'> & {
  id: string;
  procedure: 'revokeSession' | 'revokeToken';
};

/** Ends a session or revokes a token after a confirmation. */
export function RevokeButton({ id, procedure, ...props }: Props) {
  const { access } = trpc.useUtils().admin;
  const revoke = trpc.admin.access[procedure].useMutation({ onSuccess: () => access.invalidate() });
  return <ActionButton size="compact-sm" {...props} run={() => revoke.mutateAsync({ id })} />;
}
