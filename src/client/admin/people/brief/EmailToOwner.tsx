import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { trpc } from '../../../lib/api.tsx';
import { newId } from '../../../lib/newId.ts';
import { toast } from '../../../ui/toasts.ts';
import { openConfirmation } from '../../ui/Confirmation.tsx';
import { SmallButton } from '../../ui/SmallButton.tsx';
import type { OpenedBrief } from './useBriefEditor.ts';

type Recipient = OpenedBrief['recipient'];

/** Names the recipient of the brief, or explains what is missing. */
export const RecipientText = ({ recipient }: { recipient: Recipient }) => (
  <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }} data-screen-only>
    <RecipientSentence recipient={recipient} />
  </Text>
);

function RecipientSentence({ recipient }: { recipient: Recipient }) {
  switch (recipient.state) {
    case 'ready':
      return `Owner of the newest lead: ${recipient.name} (${recipient.email}).`;
    case 'noLead':
      return 'This person has no lead yet, so there is no owner. Print the brief instead.';
    case 'noOwner':
      return (
        <>
          The newest lead has no owner. <LeadLink id={recipient.leadId}>Choose one</LeadLink> to
          send the brief by email.
        </>
      );
    case 'noEmail':
      return (
        <>
          {recipient.name} owns the <LeadLink id={recipient.leadId}>newest lead</LeadLink>, but has
          no email address. They add it at ‘Your account’.
        </>
      );
  }
}

const LeadLink = ({ id, children }: { id: string; children: string }) => (
  <Anchor component={Link} to={`/admin/leads?lead=${id}`} inherit underline="always">
    {children}
  </Anchor>
);

type Props = { id: string; recipient: Recipient; isChanged: boolean };

/** Emails the saved brief to the owner of the newest lead. */
export function EmailToOwner({ id, recipient, isChanged }: Props) {
  const { outbox } = trpc.useUtils();
  const send = trpc.admin.person.brief.email.useMutation({
    onSuccess: ({ state }) => toast(outcomes[state ?? 'failed']),
    onSettled: () => outbox.invalidate(),
  });
  if (recipient.state !== 'ready') return null;
  const { name, email, isConfigured } = recipient;
  const ask = () => {
    // One for all attempts of this dialog: a repeated click sends no second email.
    const sendId = newId();
    openConfirmation({
      title: 'Email the brief?',
      action: 'Send',
      isReversible: true,
      onConfirm: () => send.mutateAsync({ id, sendId }),
      children: (
        <>
          <Text>
            The saved version goes to {name}, <strong>{email}</strong>, who owns the newest lead.
            The posts that the person read are left out.
          </Text>
          {!isConfigured && (
            <Text>Mailgun is not configured: the email waits in the outbox until it is.</Text>
          )}
        </>
      ),
    });
  };
  return (
    <SmallButton isBusy={isChanged || send.isPending} onClick={ask}>
      Email to owner
    </SmallButton>
  );
}

const outcomes = {
  done: { title: 'Brief sent' },
  waiting: { title: 'Brief not sent yet', description: 'It waits in the outbox.' },
  failed: {
    title: 'Brief not sent',
    description: 'See Outbox for the error.',
    variant: 'destructive' as const,
  },
};
