import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { localDateTime } from '../../../shared/dates.ts';
import { otherLeadFields, leadLabels } from '../../../shared/leads/newLead.ts';
import { tierOf } from '../../../shared/revenue.ts';
import { trpc } from '../../lib/api.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmailLink } from '../ui/EmailLink.tsx';
import { QueryResult } from '../ui/LoadError.tsx';
import { useSetSearchParams } from '../table/useSetSearchParams.ts';
import { FactList, type Facts, Fold, Heading, Muted, PlainText } from '../ui/details.tsx';
import { LeadActions } from './LeadActions.tsx';
import { OfferAndType, type LeadDetails, nameOf, Revenue } from './leadParts.tsx';
import { RelatedRecords } from './RelatedRecords.tsx';
import { Timeline } from './Timeline.tsx';

/** Shows one lead and the other records of the same person. */
export function LeadDrawer({ id }: { id: string }) {
  const details = trpc.leads.get.useQuery({ id });
  const setSearchParams = useSetSearchParams();
  const close = () => setSearchParams({ lead: undefined });
  return (
    <Dialog title={details.data ? nameOf(details.data) : 'Lead'} onClose={close} isDrawer>
      <QueryResult query={details} loading="Loading lead...">
        {(lead) => (
          <>
            <LeadActions lead={lead} onGone={close} />
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing="md">
              <div>
                <Heading>Contact</Heading>
                <FactList facts={contactOf(lead)} />
                <Heading>Message</Heading>
                {lead.message ? <PlainText>{lead.message}</PlainText> : <Muted>No message.</Muted>}
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

function contactOf(lead: LeadDetails): Facts {
  const tier = tierOf(lead.revenue);
  const formatted: Partial<Record<string, ReactNode>> = {
    revenue: lead.revenue && (
      <>
        <Revenue revenue={lead.revenue} />
        {tier && ` (tier ${tier})`}
      </>
    ),
    // Shows the offer type as well, which therefore has no line of its own.
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
    ...(lead.suspectedSpam && {
      Form: 'The honeypot field was filled in, so this lead is suspected spam.',
    }),
  };
}

/** The first and the last visit that led to the lead. */
function Source({ attribution }: Pick<LeadDetails, 'attribution'>) {
  const factsOf = (visit: Record<string, string | undefined>): Facts =>
    Object.fromEntries(
      Object.entries(visit).map(([name, value = '']) => [
        sources[name] ?? name,
        name === 'at' ? localDateTime(value) : value,
      ]),
    );
  return (
    <>
      <Heading>Source</Heading>
      {attribution ? (
        <>
          <Fold title="Last visit" isOpen>
            <FactList facts={factsOf(attribution.last)} />
          </Fold>
          <Fold title="First visit">
            <FactList facts={factsOf(attribution.first)} />
          </Fold>
        </>
      ) : (
        <Muted>Unknown.</Muted>
      )}
    </>
  );
}

const sources: Partial<Record<string, string>> = {
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
  utm_term: 'Term',
  utm_content: 'Content',
  referrer: 'Linked from',
  landing: 'First page',
  at: 'When',
};
