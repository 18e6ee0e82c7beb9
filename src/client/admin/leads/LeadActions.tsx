import { Button, Group, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { type LeadStatus, leadStatuses } from '../../../shared/leads/terms.ts';
import { ActionMenu } from '../ui/ActionMenu.tsx';
import { openConfirmation } from '../ui/Confirmation.tsx';
import { openErase } from '../ui/erasePerson.tsx';
import { labelOf } from '../ui/labels.ts';
import { showError } from '../ui/showError.ts';
import { type LeadDetails, nameOf } from './leadParts.tsx';
import { useBulkAction } from './useBulkAction.ts';

const statuses = leadStatuses.map((value) => ({ value, label: labelOf(value) }));

type Props = { lead: LeadDetails; onGone: () => void };

/** Reply and status of a lead, with less frequent actions in a menu. */
export function LeadActions({ lead, onGone }: Props) {
  const [chosen, setChosen] = useState<LeadStatus>();
  const { run, done } = useBulkAction();
  const isBusy = done !== undefined;
  const setStatus = async (value: string | null) => {
    const status = leadStatuses.find((one) => one === value);
    if (!status) return;
    // Optimistic until the request ends; then the stored status is shown.
    setChosen(status);
    await run({ action: 'status', status }, { ids: [lead.id] }).catch(showError);
    setChosen(undefined);
  };
  return (
    <Group gap="0.375rem" align="end">
      <Button component="a" size="sm" px="md" href={`mailto:${encodeURIComponent(lead.email)}`}>
        Reply by email
      </Button>
      <Select
        label="Status"
        size="sm"
        fz="sm"
        w="7rem"
        ml="auto"
        allowDeselect={false}
        data={statuses}
        value={chosen ?? lead.status}
        disabled={isBusy}
        onChange={(value) => void setStatus(value)}
      />
      <More
        lead={lead}
        isBusy={isBusy}
        run={run}
        onSpam={() => void setStatus('spam')}
        onGone={onGone}
      />
    </Group>
  );
}

type MoreProps = Props & {
  isBusy: boolean;
  run: ReturnType<typeof useBulkAction>['run'];
  onSpam: () => void;
};

function More({ lead, isBusy, run, onSpam, onGone }: MoreProps) {
  const targets = { ids: [lead.id] };
  const restore = () => void run({ action: 'restore' }, targets).catch(showError);
  const remove = async () => {
    await run({ action: 'delete' }, targets);
    onGone();
  };
  return (
    <ActionMenu
      size="sm"
      px="md"
      items={[
        lead.status === 'spam'
          ? { label: 'Not spam', isOff: isBusy, onClick: restore }
          : { label: 'Mark as spam', isOff: isBusy, onClick: onSpam },
        { label: 'Delete lead', onClick: () => askToDelete(lead, remove) },
        {
          label: 'Erase person',
          isLast: true,
          onClick: () => openErase({ email: lead.email, onErased: onGone }),
        },
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
