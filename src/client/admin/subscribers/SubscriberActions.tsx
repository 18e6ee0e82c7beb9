import { useDisclosure } from '@mantine/hooks';
import { type Outputs, trpc } from '../../api.tsx';
import { toast } from '../../ui/toasts.ts';
import { ActionMenu } from '../ActionMenu.tsx';
import { openConfirmation } from '../Confirmation.tsx';
import { EraseDialog } from '../EraseDialog.tsx';
import { tellFailure } from '../tellFailure.ts';

export type Subscriber = Outputs['newsletter']['list']['subscribers'][number];

type Props = { subscriber: Subscriber; isPerson: boolean };

/** What can be done about one address. */
export function SubscriberActions({ subscriber: { id, email, status }, isPerson }: Props) {
  const [isErasing, erasing] = useDisclosure();
  const { resend, remove } = useDeeds(email);
  const ask = () =>
    openConfirmation({
      title: `Remove ${email} and every mail about it for good?`,
      action: 'Remove',
      onConfirm: () => remove.mutateAsync({ id }),
    });
  return (
    <>
      <ActionMenu
        mih="1.5rem"
        py="0"
        items={[
          ...(isPerson && status === 'pending'
            ? [
                {
                  label: 'Resend confirmation',
                  isOff: resend.isPending,
                  onClick: () => resend.mutate({ id }),
                },
              ]
            : []),
          { label: 'Remove', onClick: ask },
          { label: 'Erase person', isLast: true, onClick: erasing.open },
        ]}
      >
        Actions<span className="visually-hidden"> for {email}</span>
      </ActionMenu>
      {isErasing && <EraseDialog email={email} onErased={erasing.close} onClose={erasing.close} />}
    </>
  );
}

function useDeeds(email: string) {
  const utils = trpc.useUtils();
  const after = (title: string) => ({
    onSettled: () => Promise.all([utils.newsletter.invalidate(), utils.admin.person.invalidate()]),
    onSuccess: () => toast({ title, description: email }),
  });
  const resend = trpc.newsletter.resend.useMutation({
    ...after('Confirmation on its way'),
    onError: tellFailure,
  });
  const remove = trpc.newsletter.remove.useMutation(after('Removed'));
  return { resend, remove };
}
