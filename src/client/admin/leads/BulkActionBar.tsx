import '@mantine/core/styles/CloseButton.layer.css';
import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { leadStatuses } from '../../../shared/leads/terms.ts';
import { trpc } from '../../lib/api.tsx';
import { ActionMenu } from '../ui/ActionMenu.tsx';
import { Confirmation, openDialog } from '../ui/Confirmation.tsx';
import { labelOf } from '../ui/labels.ts';
import { showError } from '../ui/showError.ts';
import { type BulkAction, formatLeadCount, type Targets, useBulkAction } from './useBulkAction.ts';
import type { LeadView } from './useLeadView.ts';

type Props = { view: LeadView; selected: string[]; onDone: () => void };

/** Actions for the selected leads, or for all leads of the filter. */
export function BulkActionBar({ view, selected, onDone }: Props) {
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
          {isWhole
            ? 'All leads of this filter selected'
            : `${formatLeadCount(selected.length)} selected`}
        </Text>
        {!isWhole && (
          <Button variant="outline" size="xs" onClick={() => setWhole(true)}>
            Select all leads of this filter
          </Button>
        )}
        <ActionMenu
          items={bulkActionsFor(view).map((bulkAction) => ({
            label: wordsOf(bulkAction, isWhole ? 'all' : formatLeadCount(selected.length)).action,
            isLast: bulkAction.action === 'delete',
            onClick: () => void ask(bulkAction).catch(showError),
          }))}
        >
          Change…
        </ActionMenu>
        <CloseButton aria-label="Clear selection" onClick={clear} />
      </Group>
    </Paper>
  );
}

const bulkActionsFor = ({ isSpam }: LeadView): BulkAction[] => [
  ...(isSpam
    ? [{ action: 'restore' as const }]
    : leadStatuses.map((status) => ({ action: 'status' as const, status }))),
  { action: 'delete' },
];

/** Returns a function that counts the leads and asks for confirmation. */
function useQuestion(targets: Targets, onDone: () => void) {
  const { count } = trpc.useUtils().leads;
  return async (bulkAction: BulkAction) => {
    const number =
      'ids' in targets
        ? targets.ids.length
        : (await count.fetch({ ...targets.filter, isExact: true }, { staleTime: 0 })).count;
    const asked = { bulkAction, targets, onDone, leads: formatLeadCount(number) };
    openDialog(wordsOf(bulkAction, asked.leads).title, (onClose) => (
      <Question {...{ ...asked, onClose }} />
    ));
  };
}

type Asked = {
  bulkAction: BulkAction;
  targets: Targets;
  leads: string;
  onDone: () => void;
  onClose: () => void;
};

function Question({ bulkAction, targets, leads, onDone, onClose }: Asked) {
  const { run, done } = useBulkAction();
  const { action, text } = wordsOf(bulkAction, leads);
  const which = 'ids' in targets ? leads : `${leads} (all that match the filter, on every page)`;
  return (
    <Confirmation
      action={done === undefined ? action : `${done.toLocaleString('en-US')} done…`}
      understood={
        bulkAction.action === 'delete' ? 'I understand that this cannot be undone.' : undefined
      }
      isReversible={bulkAction.action !== 'delete'}
      onConfirm={() => run(bulkAction, targets).then(onDone)}
      onClose={onClose}
    >
      <Text>
        {which} {text}
      </Text>
    </Confirmation>
  );
}

function wordsOf(bulkAction: BulkAction, leads: string) {
  if (bulkAction.action === 'delete')
    return {
      title: `Delete ${leads}?`,
      action: `Delete ${leads}`,
      text: 'will be deleted with notes and history. Quiz responses stay.',
    };
  if (bulkAction.action === 'restore')
    return {
      title: `Mark ${leads} as not spam?`,
      action: 'Mark as not spam',
      text: 'will return to the status they had before.',
    };
  if (bulkAction.status === 'spam')
    return {
      title: `Mark ${leads} as spam?`,
      action: 'Mark as spam',
      text: 'will be moved to Spam. This can be undone.',
    };
  const status = labelOf(bulkAction.status);
  return {
    title: `Set ${leads} to “${status}”?`,
    action: `Set to ${status}`,
    text: `will get the status ${status}.`,
  };
}
