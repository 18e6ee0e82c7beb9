import { Button, Group, Text } from '@mantine/core';
import { useHasRole } from '../shell/useRole.tsx';
import { ActionMenu } from '../ui/ActionMenu.tsx';
import { openConfirmation } from '../ui/Confirmation.tsx';
import { openEraseDialog } from '../ui/EraseDialog.tsx';
import { showError } from '../ui/showError.ts';
import { type LeadDetails, nameOf } from './leadParts.tsx';
import { useLeadUpdate } from './leadUpdates.tsx';
import { useBulkAction } from './useBulkAction.ts';

type Props = { lead: LeadDetails; onDeleted: () => void };

/** Reply to a lead, with less frequent actions in a menu. */
export function LeadActions({ lead, onDeleted }: Props) {
  const isEditor = useHasRole('editor');
  return (
    <Group gap="0.375rem">
      <Button component="a" size="sm" px="md" href={`mailto:${encodeURIComponent(lead.email)}`}>
        Reply by email
      </Button>
      {isEditor && <MoreMenu lead={lead} onDeleted={onDeleted} />}
    </Group>
  );
}

function MoreMenu({ lead, onDeleted }: Props) {
  const { run, changedCount } = useBulkAction();
  const update = useLeadUpdate();
  const isBusy = changedCount !== undefined;
  const isOwner = useHasRole('owner');
  const targets = { ids: [lead.id] };
  const markAsNotSpam = () => void run({ action: 'restore' }, targets).catch(showError);
  const deleteLead = async () => {
    await run({ action: 'delete' }, targets);
    onDeleted();
  };
  return (
    <ActionMenu
      size="sm"
      px="md"
      items={[
        lead.status === 'spam'
          ? { label: 'Not spam', isDisabled: isBusy, onClick: markAsNotSpam }
          : { label: 'Mark as spam', onClick: () => update(lead, { status: 'spam' }) },
        { label: 'Delete lead', onClick: () => askToDelete(lead, deleteLead) },
        ...(isOwner
          ? [
              {
                label: 'Erase person',
                isSeparated: true,
                onClick: () => openEraseDialog({ email: lead.email, onErased: onDeleted }),
              },
            ]
          : []),
      ]}
    >
      More
    </ActionMenu>
  );
}

const askToDelete = (lead: LeadDetails, onConfirm: () => Promise<void>) =>
  openConfirmation({
    title: 'Delete 1 lead?',
    action: 'Delete 1 lead',
    onConfirm,
    children: (
      <Text>
        The lead of {nameOf(lead)} will be deleted with its notes and history. Other leads and quiz
        responses of the same person stay. This cannot be undone.
      </Text>
    ),
  });
