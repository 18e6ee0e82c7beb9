import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { toast } from '../../ui/toasts.ts';
import { useHasRole } from '../shell/useRole.tsx';
import { ActionMenu } from '../ui/ActionMenu.tsx';
import { openConfirmation } from '../ui/Confirmation.tsx';
import { openEraseDialog } from '../ui/EraseDialog.tsx';
import { showError } from '../ui/showError.ts';

export type Subscriber = Outputs['newsletter']['list']['subscribers'][number];

export function SubscriberActions({ id, email, status }: Subscriber) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isOwner = useHasRole('owner');
  const isEditor = useHasRole('editor');
  const isSuspectedSpam = params.get('show') === 'suspected';
  const { resend, remove } = useSubscriberMutations(email);
  const askToRemove = () =>
    openConfirmation({
      title: `Remove ${email}?`,
      action: 'Remove',
      onConfirm: () => remove.mutateAsync({ id }),
      children: 'The address and all emails about it will be deleted permanently.',
    });
  if (!isEditor) return null;
  return (
    <ActionMenu
      mih="1.5rem"
      py="0"
      items={[
        ...(!isSuspectedSpam && status === 'pending'
          ? [
              {
                label: 'Resend confirmation',
                isDisabled: resend.isPending,
                onClick: () => resend.mutate({ id }),
              },
            ]
          : []),
        { label: 'Open person', onClick: () => void navigate(`/admin/people/${id}`) },
        { label: 'Remove', onClick: askToRemove },
        ...(isOwner
          ? [
              {
                label: 'Erase person',
                isSeparated: true,
                onClick: () => openEraseDialog({ email }),
              },
            ]
          : []),
      ]}
    >
      Actions<span className="visually-hidden"> for {email}</span>
    </ActionMenu>
  );
}

function useSubscriberMutations(email: string) {
  const utils = trpc.useUtils();
  const mutationOptions = (title: string) => ({
    onSettled: () => Promise.all([utils.newsletter.invalidate(), utils.admin.person.invalidate()]),
    onSuccess: () => toast({ title, description: email }),
  });
  const resend = trpc.newsletter.resend.useMutation({
    ...mutationOptions('Confirmation email queued'),
    onError: showError,
  });
  const remove = trpc.newsletter.remove.useMutation(mutationOptions('Subscriber removed'));
  return { resend, remove };
}
