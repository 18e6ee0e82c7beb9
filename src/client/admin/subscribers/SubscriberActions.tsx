import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { type Outputs, trpc } from '../../api.tsx';
import { toast } from '../../ui/toasts.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { EraseDialog } from '../EraseDialog.tsx';
import { SmallButton } from '../SmallButton.tsx';
import { tellFailure } from '../tellFailure.ts';

export type Subscriber = Outputs['newsletter']['list']['subscribers'][number];

type Props = { subscriber: Subscriber; isPerson: boolean };

/** What can be done about one address. */
export function SubscriberActions({ subscriber: { id, email, status }, isPerson }: Props) {
  const [asked, setAsked] = useState<'remove' | 'erase'>();
  const { resend, remove } = useDeeds(email);
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <SmallButton mih="1.75rem" py="0.125rem" isBusy={resend.isPending || remove.isPending}>
            Actions<span className="visually-hidden"> for {email}</span>
          </SmallButton>
        </Menu.Target>
        <Menu.Dropdown>
          {isPerson && status === 'pending' && (
            <Menu.Item onClick={() => resend.mutate({ id })}>Resend confirmation</Menu.Item>
          )}
          <Menu.Item onClick={() => setAsked('remove')}>Remove</Menu.Item>
          <Menu.Divider />
          <Menu.Item c="var(--tone-accent)" onClick={() => setAsked('erase')}>
            Erase person
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asked === 'remove' && (
        <ConfirmDialog
          title={`Remove ${email}?`}
          action="Remove"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ id }, { onSettled: close })}
          onClose={close}
        >
          <p>The address and every mail about it will be gone for good.</p>
        </ConfirmDialog>
      )}
      {asked === 'erase' && <EraseDialog email={email} onErased={close} onClose={close} />}
    </>
  );
}

function useDeeds(email: string) {
  const utils = trpc.useUtils();
  const after = (title: string) => ({
    onSettled: () => Promise.all([utils.newsletter.invalidate(), utils.admin.person.invalidate()]),
    onSuccess: () => toast({ title, description: email }),
    onError: tellFailure,
  });
  const resend = trpc.newsletter.resend.useMutation(after('Confirmation on its way'));
  const remove = trpc.newsletter.remove.useMutation(after('Removed'));
  return { resend, remove };
}
