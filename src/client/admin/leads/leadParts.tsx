import { Badge, Text } from '@mantine/core';
import { revenueLabelOf, type Tier, tierOf } from '../../../shared/revenue.ts';
import type { Outputs } from '../../lib/api.tsx';
import { labelOf } from '../../../shared/labelOf.ts';
import { LabelBadge } from '../ui/LabelBadge.tsx';

export type Lead = Outputs['leads']['page']['leads'][number];
export type LeadDetails = Outputs['leads']['get'];

export const nameOf = (lead: Pick<Lead, 'firstName' | 'lastName'>) =>
  `${lead.firstName} ${lead.lastName}`;

/** The offer type with the lead type next to it, or the lead type alone. */
export function OfferAndType({ offerType, leadType }: Pick<Lead, 'offerType' | 'leadType'>) {
  return (
    <>
      <LabelBadge value={offerType || leadType} />
      {offerType && (
        <Text span ml="0.375rem" fz="0.75rem" c="dimmed">
          {labelOf(leadType)}
        </Text>
      )}
    </>
  );
}

const tierColors: Record<Tier, string> = {
  '$10M+': 'gain.8',
  '$5M-$10M': 'gain.6',
  '$1M-$5M': 'brass.7',
};

/** The label of a revenue in the color of its tier, or the free text of an external tool. */
export function Revenue({ revenue }: { revenue: string }) {
  const tier = tierOf(revenue);
  return (
    <Text span inherit c={tier && tierColors[tier]} fw={tier && 600}>
      {revenueLabelOf(revenue)}
    </Text>
  );
}

const statusColors: Partial<Record<string, string>> = {
  new: 'signal.5',
  contacted: 'brass.4',
  qualified: 'gain.3',
  won: 'gain.6',
  lost: 'ink.4',
  spam: 'ink.9',
};

export const StatusBadge = ({ status }: { status: string }) => (
  <Badge variant="dot" color={statusColors[status]} px={0} bd={0} bg="none" fw={500} fz="0.8125rem">
    {labelOf(status)}
  </Badge>
);
