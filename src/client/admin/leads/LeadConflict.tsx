import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import type { Colleague } from '../../../shared/accounts.ts';
import type { LeadStatus } from '../../../shared/leads/constants.ts';
import { formatDollars } from '../../../shared/numbers.ts';
import { shortDate } from '../../../shared/dates.ts';
import { ConflictDialog, conflictSides } from '../ui/ConflictDialog.tsx';
import { labelOf } from '../../../shared/labelOf.ts';
import { type Lead, nameOf } from './leadParts.tsx';

/** The fields of a lead that are edited in place. */
export type Progress = {
  status: LeadStatus;
  owner: Colleague | null;
  /** A day, as in `2026-11-05`. */
  followUpOn: string | null;
  /** In US dollars. */
  wonValue: number | null;
};
export type Person = Pick<Lead, 'id' | 'firstName' | 'lastName'>;
export type Conflict = { lead: Person; mine: Partial<Progress>; theirs: Partial<Progress> };

type Props = { conflict: Conflict; onOverwrite: () => void; onAccept: () => void };

/** Shows both values of a lead that two people changed, and lets the second one choose. */
export const LeadConflict = ({
  conflict: { lead, mine, theirs },
  onOverwrite,
  onAccept,
}: Props) => (
  <ConflictDialog
    title={`${nameOf(lead)} was changed elsewhere`}
    text="Someone else saved another value after you opened the lead. Choose which one to keep."
    onOverwrite={onOverwrite}
    onAccept={onAccept}
    onClose={onAccept}
  >
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Field</Table.Th>
          <Table.Th>{conflictSides.theirs}</Table.Th>
          <Table.Th>{conflictSides.mine}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rowsOf(theirs, mine).map(([label, saved, own]) => (
          <Table.Tr key={label}>
            <Table.Th scope="row">{label}</Table.Th>
            <Table.Td>{saved}</Table.Td>
            <Table.Td>{own}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </ConflictDialog>
);

const labels = [
  ['status', 'Status'],
  ['owner', 'Owner'],
  ['followUpOn', 'Follow-up'],
  ['wonValue', 'Value'],
] as const;

function rowsOf(theirs: Partial<Progress>, mine: Partial<Progress>) {
  const [saved, own] = [textsOf(theirs), textsOf(mine)];
  return labels
    .filter(([key]) => mine[key] !== undefined)
    .map(([key, label]) => [label, saved[key], own[key]] as const);
}

const textsOf = ({ status, owner, followUpOn, wonValue }: Partial<Progress>) => ({
  status: labelOf(status ?? ''),
  owner: owner?.name ?? 'Unassigned',
  followUpOn: followUpOn ? shortDate(followUpOn) : 'None',
  wonValue: typeof wonValue === 'number' ? formatDollars(wonValue) : 'None',
});
