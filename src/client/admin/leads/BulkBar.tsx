import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Button, type ButtonProps, CloseButton, Group, Menu, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { type LeadStatus, leadStatuses } from '../../../shared/leads/terms.ts';
import { trpc } from '../../api.tsx';
import { Confirmation, openDialog } from '../Confirmation.tsx';
import { labelOf } from '../labels.ts';
import { type Deed, leadsOf, useBulk } from './useBulk.ts';
import type { LeadView } from './useLeadView.ts';

type Props = { view: LeadView; selected: string[]; onDone: () => void };

/** What can be done with the leads that are ticked, or with all of the filter. */
export function BulkBar({ view, selected, onDone }: Props) {
  const [isWhole, setWhole] = useState(false);
  if (selected.length === 0 && !isWhole) return null;
  const clear = () => {
    setWhole(false);
    onDone();
  };
  const ask = (deed: Deed) => {
    const bulk = { deed, ids: isWhole ? undefined : selected, filter: view.filter };
    openDialog(<Title {...bulk} />, (close) => (
      <Question {...bulk} onDone={clear} onClose={close} />
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
        <Deeds isSpam={view.isSpam} onChoose={ask} />
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
          <Menu position="top-start" returnFocus>
            <Menu.Target>
              <Button {...look}>Set status…</Button>
            </Menu.Target>
            <Menu.Dropdown>
              {leadStatuses
                .filter((status) => status !== 'spam')
                .map((status) => (
                  <Menu.Item key={status} onClick={() => setStatus(status)}>
                    {labelOf(status)}
                  </Menu.Item>
                ))}
            </Menu.Dropdown>
          </Menu>
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

/** What is done with those leads, or with all of the filter. */
type Bulk = { deed: Deed; ids: string[] | undefined; filter: LeadView['filter'] };

function useWords({ deed, ids, filter }: Bulk) {
  const whole = trpc.leads.work.count.useQuery({ ...filter, isExact: true }, { enabled: !ids });
  const count = ids ? ids.length : whole.data?.count;
  return { count, ...wordsOf(deed, count === undefined ? 'leads' : leadsOf(count)) };
}

const Title = (bulk: Bulk) => useWords(bulk).title;

function Question({
  onDone,
  onClose,
  ...bulk
}: Bulk & { onDone: () => void; onClose: () => void }) {
  const { deed, ids, filter } = bulk;
  const { count, action, what } = useWords(bulk);
  const { run, done } = useBulk();
  const which = `${leadsOf(count ?? 0)}${ids ? '' : ', all that this filter finds on every page,'}`;
  return (
    <Confirmation
      action={done === undefined ? action : `${done.toLocaleString('en-US')} done…`}
      isHarmless={deed.action !== 'delete'}
      {...(deed.action === 'delete' && { understood: 'I know that this cannot be undone.' })}
      isBusy={count === undefined}
      onConfirm={async () => {
        await run(deed, ids ? { ids } : { filter });
        onDone();
      }}
      onClose={onClose}
    >
      {count === undefined ? 'Counting…' : `${which} ${what}`}
    </Confirmation>
  );
}

function wordsOf(deed: Deed, leads: string) {
  if (deed.action === 'delete')
    return {
      title: `Delete ${leads}?`,
      action: `Delete ${leads}`,
      what: 'will be deleted with notes and history. Quiz responses stay.',
    };
  if (deed.action === 'restore')
    return {
      title: `Take ${leads} out of the spam?`,
      action: 'Take out of the spam',
      what: 'will leave the spam, each for the status it had before.',
    };
  if (deed.status === 'spam')
    return {
      title: `Mark ${leads} as spam?`,
      action: 'Mark as spam',
      what: 'will be set apart as spam. They can be taken out again.',
    };
  const status = labelOf(deed.status);
  return {
    title: `Set ${leads} to “${status}”?`,
    action: `Set to ${status}`,
    what: `will get the status ${status}.`,
  };
}
