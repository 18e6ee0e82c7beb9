import { Button, Group, Menu, Select } from '@mantine/core';
import { useState } from 'react';
import { type LeadStatus, leadStatuses } from '../../../shared/leads/terms.ts';
import { openConfirmation } from '../Confirmation.tsx';
import { openErase } from '../erase.tsx';
import { labelOf } from '../labels.ts';
import { tellFailure } from '../tellFailure.ts';
import { type LeadDetails, nameOf } from './leadParts.tsx';
import { useBulk } from './useBulk.ts';

const statuses = leadStatuses.map((value) => ({ value, label: labelOf(value) }));

type Props = { lead: LeadDetails; onGone: () => void };

/** The reply to a lead, its status, and in a menu what is done seldom, from spam to erasure. */
export function LeadActions({ lead, onGone }: Props) {
  const [chosen, setChosen] = useState<LeadStatus>();
  const { run, done } = useBulk();
  const isBusy = done !== undefined;
  const targets = { ids: [lead.id] };
  const setStatus = async (value: string | null) => {
    const status = leadStatuses.find((one) => one === value);
    if (!status) return;
    // Shows at once; afterwards what is stored shows again, changed or not.
    setChosen(status);
    await run({ action: 'status', status }, targets).catch(tellFailure);
    setChosen(undefined);
  };
  const askToDelete = () =>
    openConfirmation({
      title: 'Delete 1 lead?',
      action: 'Delete 1 lead',
      onConfirm: async () => {
        await run({ action: 'delete' }, targets);
        onGone();
      },
      children: `The lead of ${nameOf(lead)} will be deleted with its notes and history. Other leads and quiz responses of the same person stay. This cannot be undone.`,
    });
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
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <Button variant="outline" size="sm" px="md">
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {lead.status === 'spam' ? (
            <Menu.Item
              disabled={isBusy}
              onClick={() => void run({ action: 'restore' }, targets).catch(tellFailure)}
            >
              Not spam
            </Menu.Item>
          ) : (
            <Menu.Item disabled={isBusy} onClick={() => void setStatus('spam')}>
              Mark as spam
            </Menu.Item>
          )}
          <Menu.Item onClick={askToDelete}>Delete lead</Menu.Item>
          <Menu.Divider />
          <Menu.Item
            c="var(--tone-accent)"
            onClick={() => openErase({ email: lead.email, onErased: onGone })}
          >
            Erase person
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
