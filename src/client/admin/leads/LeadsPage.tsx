import { Stack, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { viewerZone } from '../../../shared/zonedDates.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { ListView } from '../table/ListView.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Pager } from '../table/Pager.tsx';
import { BulkActionBar } from './BulkActionBar.tsx';
import { isRangeInverted, ClearButton, FilterBar } from './FilterBar.tsx';
import { LeadDrawer } from './LeadDrawer.tsx';
import { LeadTable } from './LeadTable.tsx';
import { formatLeadCount } from './useBulkAction.ts';
import { type LeadView, useLeadView } from './useLeadView.ts';
import { useRowFocus } from './useRowFocus.ts';

const title = 'Lead Management';

export const head = () => ({
  title,
  description: 'Everyone who asked for a proposal, a call or a service.',
  isPrivate: true,
});

export const Layout = AdminLayout;

export function Page() {
  const view = useLeadView();
  const figures = trpc.leads.stats.useQuery({ zone: viewerZone() });
  const list = trpc.leads.page.useQuery(view.pageQuery, {
    placeholderData: keepPreviousData,
  });
  const { total, month, highValue, spam = 0, types, offers } = figures.data ?? {};
  const isUnfiltered = view.activeFilters.length === 0 && !view.isSpam;
  return (
    <ListView
      title={title}
      exportHref={view.exportHref}
      figures={[
        { label: 'Total Leads', value: total },
        { label: 'This Month', value: month },
        { label: 'High Value', value: highValue, hint: 'Revenue of $5M or more' },
      ]}
      state={{
        error: figures.error ?? (list.data ? list.error : null),
        isEmpty: total === 0 && spam === 0 && isUnfiltered && !list.error,
        isLoading: !figures.data || (!list.data && !list.error),
      }}
      loading="Loading leads..."
      empty="No leads yet. Start promoting your website!"
    >
      <Tabs spam={spam} isSpam={view.isSpam} />
      <FilterBar view={view} types={types} offers={offers} />
      {list.error && !list.data && (
        <Stack gap={0} align="center">
          <LoadError error={list.error} hasData={false} />
          <ClearButton />
        </Stack>
      )}
      {list.data && (
        <Leads {...{ view, isUnfiltered, leadPage: list.data }} isOld={list.isPlaceholderData} />
      )}
      {view.lead && <LeadDrawer key={view.lead} id={view.lead} />}
    </ListView>
  );
}

/** Spam is listed separately and left out of the statistics. Switching tabs keeps the sort order. */
function Tabs({ spam, isSpam }: { spam: number; isSpam: boolean }) {
  const [params] = useSearchParams();
  const sort = params.get('sort');
  const href = (filter: Record<string, string>) =>
    `/admin/leads?${new URLSearchParams({ ...filter, ...(sort && { sort }) }).toString()}`;
  return (
    <LinkTabs
      label="Leads and spam"
      items={[
        { label: 'Leads', href: href({}), isCurrent: !isSpam },
        {
          label: `Spam (${spam.toLocaleString('en-US')})`,
          href: href({ status: 'spam' }),
          isCurrent: isSpam,
        },
      ]}
    />
  );
}

type LeadPage = Outputs['leads']['page'];
type LeadsProps = { view: LeadView; leadPage: LeadPage; isUnfiltered: boolean; isOld: boolean };

function Leads({ view, leadPage: { leads, next, previous }, isUnfiltered, isOld }: LeadsProps) {
  const table = useRef<HTMLDivElement>(null);
  const filterKey = JSON.stringify(view.filter);
  const { selected, setSelected, selectedOnPage } = useSelection(
    filterKey,
    isOld ? undefined : leads,
  );
  const restoreFocus = useRowFocus(leads, view.lead, selectedOnPage);
  const { data: count } = trpc.leads.count.useQuery(view.filter);
  const finish = () => {
    setSelected(new Set());
    restoreFocus();
  };
  return (
    <>
      <LeadTable
        ref={table}
        leads={leads}
        empty={<NothingFound view={view} isUnfiltered={isUnfiltered} />}
        sort={view.sort}
        isFetching={isOld}
        selected={selected}
        onSelect={setSelected}
      />
      {leads.length > 0 && (
        <>
          <BulkActionBar key={filterKey} view={view} selected={selectedOnPage} onDone={finish} />
          <Pager
            total={count && `${count.isMore ? 'More than ' : ''}${formatLeadCount(count.count)}`}
            previous={previous}
            next={next}
            list={table}
          />
        </>
      )}
    </>
  );
}

/** The selected leads: kept while paging; a new filter drops those not on the loaded page. */
function useSelection(filterKey: string, leads: readonly { id: string }[] | undefined) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [lastFilterKey, setLastFilterKey] = useState(filterKey);
  const selectedOnPage = (leads ?? []).filter(({ id }) => selected.has(id)).map(({ id }) => id);
  if (lastFilterKey !== filterKey && leads) {
    setLastFilterKey(filterKey);
    setSelected(new Set(selectedOnPage));
  }
  return { selected, setSelected, selectedOnPage };
}

function NothingFound({ view, isUnfiltered }: { view: LeadView; isUnfiltered: boolean }) {
  if (isUnfiltered) return <Text>No leads outside Spam.</Text>;
  return (
    <Stack align="center">
      <Text>{nothing(view)}</Text>
      <ClearButton />
    </Stack>
  );
}

function nothing({ filter, isSpam }: LeadView) {
  if (isRangeInverted(filter))
    return 'From is after To, so no lead can match. Choose an earlier From or a later To.';
  return isSpam ? 'No spam matches this filter.' : 'No leads match this filter.';
}
