import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { trpc } from '../../../lib/api.tsx';
import { confirmSending, showSent } from '../../ui/sending.tsx';
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
          no email address. They add it at ‘Account’.
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
    onSuccess: ({ state }) => showSent('Brief', state),
    onSettled: () => outbox.invalidate(),
  });
  if (recipient.state !== 'ready') return null;
  const { name, email, isConfigured } = recipient;
  const ask = () =>
    confirmSending({
      title: 'Email the brief?',
      action: 'Send',
      isConfigured,
      send: (sendId) => send.mutateAsync({ id, sendId }),
      children: (
        <>
          The saved version goes to {name}, <strong>{email}</strong>, who owns the newest lead. The
          posts that the person read are left out.
        </>
      ),
    });
  return (
    <SmallButton isBusy={isChanged || send.isPending} onClick={ask}>
      Email to owner
    </SmallButton>
  );
}
