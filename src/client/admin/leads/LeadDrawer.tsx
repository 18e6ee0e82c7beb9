import { SimpleGrid } from '@mantine/core';
import { localDateTime } from '../../../shared/dates.ts';
import { tierOf } from '../../../shared/revenue.ts';
import { trpc } from '../../lib/api.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { EmailLink } from '../EmailLink.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { useChangeView } from '../useChangeView.ts';
import { FactList, type Facts, Fold, Heading, Muted, PlainText } from '../details.tsx';
import { LeadActions } from './LeadActions.tsx';
import { Kind, type LeadDetails, nameOf, Revenue } from './leadParts.tsx';
import { OtherTraces } from './OtherTraces.tsx';
import { Timeline } from './Timeline.tsx';

/** One lead, with what else the same person left beside it. */
export function LeadDrawer({ id }: { id: string }) {
  const { data: lead, error } = trpc.leads.work.byId.useQuery({ id });
  const changeView = useChangeView();
  const close = () => changeView({ lead: undefined });
  return (
    <Dialog title={lead ? nameOf(lead) : 'Lead'} onClose={close} isDrawer>
      <LoadFailure error={error} hasData={!!lead} />
      {!lead && !error && <Loading text="Loading lead..." />}
      {lead && (
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
              <OtherTraces lead={lead} />
              <Source attribution={lead.attribution} />
            </div>
          </SimpleGrid>
        </>
      )}
    </Dialog>
  );
}

function contactOf(lead: LeadDetails): Facts {
  const tier = tierOf(lead.revenue);
  return {
    Email: <EmailLink email={lead.email} />,
    Company: lead.company,
    Revenue: lead.revenue && (
      <>
        <Revenue revenue={lead.revenue} />
        {tier && ` (tier ${tier})`}
      </>
    ),
    Type: <Kind {...lead} />,
    Date: <time dateTime={lead.createdAt}>{localDateTime(lead.createdAt)}</time>,
    ...(lead.suspectedSpam && {
      Form: 'Filled the field that people do not see, so it was suspected of spam.',
    }),
  };
}

/** Where the person came from, at first and last. */
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
        <Muted>Not known.</Muted>
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
