import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { localDateTime } from '../../../shared/dates.ts';
import { otherLeadFields, leadLabels } from '../../../shared/leads/newLead.ts';
import { tierOf } from '../../../shared/revenue.ts';
import { trpc } from '../../lib/api.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmailLink } from '../ui/EmailLink.tsx';
import { QueryResult } from '../ui/LoadError.tsx';
import { useDetailDialog } from '../table/useDetailDialog.ts';
import { DetailList, type DetailItems, Heading, MutedText, PlainText } from '../ui/details.tsx';
import { LeadActions } from './LeadActions.tsx';
import { Neighbors } from './Neighbors.tsx';
import { ProgressFields } from './ProgressFields.tsx';
import { OfferAndType, type LeadDetails, nameOf, Revenue } from './leadParts.tsx';
import { Source } from '../ui/Source.tsx';
import { RelatedRecords } from './RelatedRecords.tsx';
import { Timeline } from './Timeline.tsx';

type Props = {
  id: string;
  /** The leads of the loaded page, in its order. */
  listedIds: readonly string[];
  /** Whether the details open at the first field. */
  isEditing: boolean;
  setEditing: (isEditing: boolean) => void;
};

/** Shows one lead and the other records of the same person. */
export function LeadDrawer(props: Props) {
  const { isClosed, close } = useDetailDialog('lead');
  return isClosed ? null : <OpenDrawer {...props} onClose={close} />;
}

function OpenDrawer({
  id,
  listedIds,
  isEditing,
  setEditing,
  onClose,
}: Props & { onClose: () => void }) {
  const details = trpc.leads.get.useQuery({ id });
  return (
    <Dialog title={details.data ? nameOf(details.data) : 'Lead'} onClose={onClose} isDrawer>
      <Neighbors id={id} name={details.data && nameOf(details.data)} listedIds={listedIds} />
      <QueryResult key={id} query={details} loadingText="Loading lead...">
        {(lead) => (
          <>
            <LeadActions lead={lead} onDeleted={onClose} />
            <ProgressFields lead={lead} {...{ isEditing, setEditing }} />
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing="md">
              <div>
                <Heading>Contact</Heading>
                <DetailList items={contactDetails(lead)} />
                <Heading>Message</Heading>
                {lead.message ? (
                  <PlainText>{lead.message}</PlainText>
                ) : (
                  <MutedText>No message.</MutedText>
                )}
                <Timeline lead={lead} />
              </div>
              <div>
                <RelatedRecords lead={lead} />
                <Source attribution={lead.attribution} />
              </div>
            </SimpleGrid>
          </>
        )}
      </QueryResult>
    </Dialog>
  );
}

function contactDetails(lead: LeadDetails): DetailItems {
  const tier = tierOf(lead.revenue);
  const formatted: Partial<Record<string, ReactNode>> = {
    revenue: lead.revenue && (
      <>
        <Revenue revenue={lead.revenue} />
        {tier && ` (tier ${tier})`}
      </>
    ),
    // Also shows the offer type, so it needs no separate line.
    leadType: <OfferAndType {...lead} />,
  };
  return {
    Email: <EmailLink email={lead.email} />,
    ...Object.fromEntries(
      otherLeadFields
        .filter((field) => field !== 'offerType')
        .map((field) => [leadLabels[field], formatted[field] ?? lead[field]]),
    ),
    Date: <time dateTime={lead.createdAt}>{localDateTime(lead.createdAt)}</time>,
    ...(lead.call && { 'Call requested': lead.call }),
    ...(lead.lastContactAt && {
      'Last contact': (
        <time dateTime={lead.lastContactAt}>{localDateTime(lead.lastContactAt)}</time>
      ),
    }),
    ...(lead.suspectedSpam && {
      Form: 'The honeypot field was filled in, so this lead is suspected spam.',
    }),
  };
}
