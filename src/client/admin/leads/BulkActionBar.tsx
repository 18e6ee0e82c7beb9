import '@mantine/core/styles/CloseButton.layer.css';
import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../../../shared/numbers.ts';
import { leadStatuses } from '../../../shared/leads/constants.ts';
import { trpc } from '../../lib/api.tsx';
import { ActionMenu } from '../ui/ActionMenu.tsx';
import { Confirmation, openDialog } from '../ui/Confirmation.tsx';
import { labelOf } from '../../../shared/labelOf.ts';
import { showError } from '../ui/showError.ts';
import { useHasRole } from '../shell/useRole.tsx';
import { type BulkAction, formatLeadCount, type Targets, useBulkAction } from './useBulkAction.ts';
import type { LeadListState } from './useLeadListState.ts';

type Props = { listState: LeadListState; selected: string[]; onDone: () => void };

/** Actions for the selected leads, or for all leads of the filter. */
export function BulkActionBar({ listState, selected, onDone }: Props) {
  const [isAllSelected, setAllSelected] = useState(false);
  const askToConfirm = useBulkConfirmation(
    isAllSelected ? { filter: listState.filter } : { ids: selected },
    clear,
  );
  const isEditor = useHasRole('editor');
  if (!isEditor || (selected.length === 0 && !isAllSelected)) return null;
  function clear() {
    setAllSelected(false);
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
          {isAllSelected
            ? 'All leads of this filter selected'
            : `${formatLeadCount(selected.length)} selected`}
        </Text>
        {!isAllSelected && (
          <Button variant="outline" size="xs" onClick={() => setAllSelected(true)}>
            Select all leads of this filter
          </Button>
        )}
        <ActionMenu
          items={bulkActionsFor(listState).map((bulkAction) => ({
            label: confirmationTexts(
              bulkAction,
              isAllSelected ? 'all' : formatLeadCount(selected.length),
            ).action,
            isLast: bulkAction.action === 'delete',
            onClick: () => void askToConfirm(bulkAction).catch(showError),
          }))}
        >
          Change…
        </ActionMenu>
        <CloseButton aria-label="Clear selection" onClick={clear} />
      </Group>
    </Paper>
  );
}

const bulkActionsFor = ({ isSpam }: LeadListState): BulkAction[] => [
  ...(isSpam
    ? [{ action: 'restore' as const }]
    : leadStatuses.map((status) => ({ action: 'status' as const, status }))),
  { action: 'delete' },
];

/** Returns a function that counts the leads and asks for confirmation. */
function useBulkConfirmation(targets: Targets, onDone: () => void) {
  const { count } = trpc.useUtils().leads;
  return async (bulkAction: BulkAction) => {
    const leadCount =
      'ids' in targets
        ? targets.ids.length
        : (await count.fetch({ ...targets.filter, isExact: true }, { staleTime: 0 })).count;
    const props = { bulkAction, targets, onDone, leadsText: formatLeadCount(leadCount) };
    openDialog(confirmationTexts(bulkAction, props.leadsText).title, (onClose) => (
      <BulkConfirmation {...{ ...props, onClose }} />
    ));
  };
}

type BulkConfirmationProps = {
  bulkAction: BulkAction;
  targets: Targets;
  leadsText: string;
  onDone: () => void;
  onClose: () => void;
};

function BulkConfirmation({
  bulkAction,
  targets,
  leadsText,
  onDone,
  onClose,
}: BulkConfirmationProps) {
  const { run, changedCount } = useBulkAction();
  const { action, text } = confirmationTexts(bulkAction, leadsText);
  const subject =
    'ids' in targets ? leadsText : `${leadsText} (all that match the filter, on every page)`;
  return (
    <Confirmation
      action={changedCount === undefined ? action : `${formatNumber(changedCount)} done…`}
      acknowledgment={
        bulkAction.action === 'delete' ? 'I understand that this cannot be undone.' : undefined
      }
      isReversible={bulkAction.action !== 'delete'}
      onConfirm={() => run(bulkAction, targets).then(onDone)}
      onClose={onClose}
    >
      <Text>
        {subject} {text}
      </Text>
    </Confirmation>
  );
}

/** `leads` is a count with its noun, as in `3 leads`. */
function confirmationTexts(bulkAction: BulkAction, leads: string) {
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
