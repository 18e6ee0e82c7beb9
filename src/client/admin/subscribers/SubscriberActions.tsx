import { useSearchParams } from 'react-router-dom';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { toast } from '../../ui/toasts.ts';
import { ActionMenu } from '../ui/ActionMenu.tsx';
import { openConfirmation } from '../ui/Confirmation.tsx';
import { openErase } from '../ui/erasePerson.tsx';
import { showError } from '../ui/showError.ts';

export type Subscriber = Outputs['newsletter']['list']['subscribers'][number];

export function SubscriberActions({ id, email, status }: Subscriber) {
  const [params] = useSearchParams();
  const isRobot = params.get('show') === 'suspected';
  const { resend, remove } = useDeeds(email);
  const ask = () =>
    openConfirmation({
      title: `Remove ${email}?`,
      action: 'Remove',
      onConfirm: () => remove.mutateAsync({ id }),
      children: 'The address and all emails about it will be deleted permanently.',
    });
  return (
    <ActionMenu
      mih="1.5rem"
      py="0"
      items={[
        ...(!isRobot && status === 'pending'
          ? [
              {
                label: 'Resend confirmation',
                isOff: resend.isPending,
                onClick: () => resend.mutate({ id }),
              },
            ]
          : []),
        { label: 'Remove', onClick: ask },
        { label: 'Erase person', isLast: true, onClick: () => openErase({ email }) },
      ]}
    >
      Actions<span className="visually-hidden"> for {email}</span>
    </ActionMenu>
  );
}

function useDeeds(email: string) {
  const utils = trpc.useUtils();
  const after = (title: string) => ({
    onSettled: () => Promise.all([utils.newsletter.invalidate(), utils.admin.person.invalidate()]),
    onSuccess: () => toast({ title, description: email }),
  });
  const resend = trpc.newsletter.resend.useMutation({
    ...after('Confirmation email queued'),
    onError: showError,
  });
  const remove = trpc.newsletter.remove.useMutation(after('Subscriber removed'));
  return { resend, remove };
}
