import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Menu } from '@mantine/core';
import { type Outputs, trpc } from '../../api.tsx';
import { toast } from '../../ui/toasts.ts';
import { openConfirmation } from '../Confirmation.tsx';
import { openErase } from '../erase.tsx';
import { SmallButton } from '../SmallButton.tsx';
import { tellFailure } from '../tellFailure.ts';

export type Subscriber = Outputs['newsletter']['list']['subscribers'][number];

type Props = { subscriber: Subscriber; isPerson: boolean };

/** What can be done about one address. */
export function SubscriberActions({ subscriber: { id, email, status }, isPerson }: Props) {
  const { resend, remove } = useDeeds(email);
  const askToRemove = () =>
    openConfirmation({
      title: `Remove ${email}?`,
      action: 'Remove',
      onConfirm: () => remove.mutateAsync({ id }),
      children: 'The address and every mail about it will be gone for good.',
    });
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <SmallButton mih="1.75rem" py="0.125rem" isBusy={resend.isPending || remove.isPending}>
          Actions<span className="visually-hidden"> for {email}</span>
        </SmallButton>
      </Menu.Target>
      <Menu.Dropdown>
        {isPerson && status === 'pending' && (
          <Menu.Item onClick={() => resend.mutate({ id }, { onError: tellFailure })}>
            Resend confirmation
          </Menu.Item>
        )}
        <Menu.Item onClick={askToRemove}>Remove</Menu.Item>
        <Menu.Divider />
        <Menu.Item c="var(--tone-accent)" onClick={() => openErase({ email })}>
          Erase person
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function useDeeds(email: string) {
  const utils = trpc.useUtils();
  const after = (title: string) => ({
    onSettled: () => Promise.all([utils.newsletter.invalidate(), utils.admin.person.invalidate()]),
    onSuccess: () => toast({ title, description: email }),
  });
  const resend = trpc.newsletter.resend.useMutation(after('Confirmation on its way'));
  const remove = trpc.newsletter.remove.useMutation(after('Removed'));
  return { resend, remove };
}
