import '@mantine/core/styles/CloseButton.layer.css';
import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { leadStatuses } from '../../../shared/leads/terms.ts';
import { trpc } from '../../lib/api.tsx';
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
  const ask = useQuestion(isWhole ? { filter: view.filter } : { ids: selected }, clear);
  if (selected.length === 0 && !isWhole) return null;
  function clear() {
    setWhole(false);
    onDone();
  }
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
        {!isWhole && (
          <Button variant="outline" size="xs" onClick={() => setWhole(true)}>
            Select all of this filter
          </Button>
        )}
        <ActionMenu
          items={deedsOf(view).map((deed) => ({
            label: wordsOf(deed, isWhole ? 'all' : leadsOf(selected.length)).action,
            isLast: deed.action === 'delete',
            onClick: () => void ask(deed).catch(tellFailure),
          }))}
        >
          Change…
        </ActionMenu>
        <CloseButton aria-label="Clear selection" onClick={clear} />
      </Group>
    </Paper>
  );
}

const deedsOf = ({ isSpam }: LeadView): Deed[] => [
  ...(isSpam
    ? [{ action: 'restore' as const }]
    : leadStatuses.map((status) => ({ action: 'status' as const, status }))),
  { action: 'delete' },
];

/** Returns what asks before a deed is done, once it is known with how many leads. */
function useQuestion(targets: Targets, onDone: () => void) {
  const { count } = trpc.useUtils().leads.work;
  return async (deed: Deed) => {
    const number =
      'ids' in targets
        ? targets.ids.length
        : (await count.fetch({ ...targets.filter, isExact: true }, { staleTime: 0 })).count;
    const asked = { deed, targets, onDone, leads: leadsOf(number) };
    openDialog(wordsOf(deed, asked.leads).title, (onClose) => (
      <Question {...{ ...asked, onClose }} />
    ));
  };
}

type Asked = {
  deed: Deed;
  targets: Targets;
  leads: string;
  onDone: () => void;
  onClose: () => void;
};

function Question({ deed, targets, leads, onDone, onClose }: Asked) {
  const { run, done } = useBulk();
  const { action, text } = wordsOf(deed, leads);
  const which = 'ids' in targets ? leads : `${leads}, all that this filter finds on every page,`;
  return (
    <Confirmation
      action={done === undefined ? action : `${done.toLocaleString('en-US')} done…`}
      understood={deed.action === 'delete' ? 'I know that this cannot be undone.' : undefined}
      isHarmless={deed.action !== 'delete'}
      onConfirm={() => run(deed, targets).then(onDone)}
      onClose={onClose}
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
