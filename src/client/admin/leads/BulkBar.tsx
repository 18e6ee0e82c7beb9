import '@mantine/core/styles/CloseButton.layer.css';
import { Button, type ButtonProps, CloseButton, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { type LeadStatus, leadStatuses } from '../../../shared/leads/terms.ts';
import { trpc } from '../../api.tsx';
import { ActionMenu } from '../ActionMenu.tsx';
import { Confirmation, openDialog } from '../Confirmation.tsx';
import { labelOf } from '../labels.ts';
import { tellFailure } from '../tellFailure.ts';
import { type Deed, leadsOf, type Targets, useBulk } from './useBulk.ts';
import type { LeadView } from './useLeadView.ts';

type Props = { view: LeadView; selected: string[]; onDone: () => void };

/** What can be done with the leads that are ticked, or with all of the filter. */
export function BulkBar({ view, selected, onDone }: Props) {
  const [isWhole, setWhole] = useState(false);
  const utils = trpc.useUtils();
  if (selected.length === 0 && !isWhole) return null;
  const clear = () => {
    setWhole(false);
    onDone();
  };
  const ask = async (deed: Deed) => {
    const exactly = { ...view.filter, isExact: true };
    const count = isWhole
      ? (await utils.leads.work.count.fetch(exactly, { staleTime: 0 })).count
      : selected.length;
    const leads = leadsOf(count);
    const targets = isWhole ? { filter: view.filter } : { ids: selected };
    openDialog(wordsOf(deed, leads).title, (close) => (
      <Question {...{ deed, targets, leads, close }} onDone={clear} />
    ));
  };
  return (
    <Paper
      component="section"
      aria-label="Selected leads"
      pos="sticky"
      bottom="0.5rem"
      mt="xs"
      px="sm"
      py="0.375rem"
      bg="brass.0"
      bd="1px solid brass.2"
      style={{ zIndex: 3 }}
    >
      <Group gap="0.375rem">
        <Text role="status" size="sm" fw={600} mr="auto">
          {isWhole ? 'All of this filter selected' : `${leadsOf(selected.length)} selected`}
        </Text>
        {!isWhole && <Action label="Select all of this filter" onClick={() => setWhole(true)} />}
        <Deeds isSpam={view.isSpam} onChoose={(deed) => void ask(deed).catch(tellFailure)} />
        <CloseButton aria-label="Clear selection" onClick={clear} />
      </Group>
    </Paper>
  );
}

function Deeds({ isSpam, onChoose }: { isSpam: boolean; onChoose: (deed: Deed) => void }) {
  const setStatus = (status: LeadStatus) => onChoose({ action: 'status', status });
  return (
    <>
      {isSpam ? (
        <Action label="Not spam" onClick={() => onChoose({ action: 'restore' })} />
      ) : (
        <>
          <ActionMenu
            {...look}
            items={leadStatuses
              .filter((status) => status !== 'spam')
              .map((status) => ({ label: labelOf(status), onClick: () => setStatus(status) }))}
          >
            Set status…
          </ActionMenu>
          <Action label="Mark as spam" onClick={() => setStatus('spam')} />
        </>
      )}
      <Action label="Delete" onClick={() => onChoose({ action: 'delete' })} />
    </>
  );
}

const look: ButtonProps = { variant: 'outline', size: 'xs', px: '0.625rem', fz: '0.8125rem' };

const Action = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button {...look} onClick={onClick}>
    {label}
  </Button>
);

type Asked = {
  deed: Deed;
  targets: Targets;
  leads: string;
  close: () => void;
  onDone: () => void;
};

function Question({ deed, targets, leads, close, onDone }: Asked) {
  const { run, done } = useBulk();
  const { action, text } = wordsOf(deed, leads);
  const which = 'ids' in targets ? leads : `${leads}, all that this filter finds on every page,`;
  return (
    <Confirmation
      action={done === undefined ? action : `${done.toLocaleString('en-US')} done…`}
      understood={deed.action === 'delete' ? 'I know that this cannot be undone.' : undefined}
      isHarmless={deed.action !== 'delete'}
      onConfirm={async () => {
        await run(deed, targets);
        onDone();
      }}
      onClose={close}
    >
      <Text>
        {which} {text}
      </Text>
    </Confirmation>
  );
}

function wordsOf(deed: Deed, leads: string) {
  if (deed.action === 'delete')
    return {
      title: `Delete ${leads}?`,
      action: `Delete ${leads}`,
      text: 'will be deleted with notes and history. Quiz responses stay.',
    };
  if (deed.action === 'restore')
    return {
      title: `Take ${leads} out of the spam?`,
      action: 'Take out of the spam',
      text: 'will leave the spam, each for the status it had before.',
    };
  if (deed.status === 'spam')
    return {
      title: `Mark ${leads} as spam?`,
      action: 'Mark as spam',
      text: 'will be set apart as spam. They can be taken out again.',
    };
  const status = labelOf(deed.status);
  return {
    title: `Set ${leads} to “${status}”?`,
    action: `Set to ${status}`,
    text: `will get the status ${status}.`,
  };
}
