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
import { leadsOf } from './useBulkAction.ts';
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
  const page = trpc.leads.page.useQuery(view.page, {
    placeholderData: keepPreviousData,
  });
  const { total, month, highValue, spam = 0, types, offers } = figures.data ?? {};
  const isBare = view.activeFilters.length === 0 && !view.isSpam;
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
        error: figures.error ?? (page.data ? page.error : null),
        isEmpty: total === 0 && spam === 0 && isBare && !page.error,
        isLoading: !figures.data || (!page.data && !page.error),
      }}
      loading="Loading leads..."
      empty="No leads yet. Start promoting your website!"
    >
      <Tabs spam={spam} isSpam={view.isSpam} />
      <FilterBar view={view} types={types} offers={offers} />
      {page.error && !page.data && (
        <Stack gap={0} align="center">
          <LoadError error={page.error} hasData={false} />
          <ClearButton />
        </Stack>
      )}
      {page.data && <Leads {...{ view, isBare, page: page.data }} isOld={page.isPlaceholderData} />}
      {view.lead && <LeadDrawer key={view.lead} id={view.lead} />}
    </ListView>
  );
}

/** Spam has its own list and is in no statistics. Switching keeps the order. */
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

type Page = Outputs['leads']['page'];
type LeadsProps = { view: LeadView; page: Page; isBare: boolean; isOld: boolean };

function Leads({ view, page: { leads, next, previous }, isBare, isOld }: LeadsProps) {
  const table = useRef<HTMLDivElement>(null);
  const filterKey = JSON.stringify(view.filter);
  const { selected, setSelected, onPage } = useSelection(filterKey, isOld ? undefined : leads);
  const handFocusOn = useRowFocus(leads, view.lead, onPage);
  const { data: count } = trpc.leads.count.useQuery(view.filter);
  const finish = () => {
    setSelected(new Set());
    handFocusOn();
  };
  return (
    <>
      <LeadTable
        ref={table}
        leads={leads}
        empty={<NothingFound view={view} isBare={isBare} />}
        sort={view.sort}
        isFetching={isOld}
        selected={selected}
        onSelect={setSelected}
      />
      {leads.length > 0 && (
        <>
          <BulkActionBar key={filterKey} view={view} selected={onPage} onDone={finish} />
          <Pager
            total={count && `${count.isMore ? 'More than ' : ''}${leadsOf(count.count)}`}
            previous={previous}
            next={next}
            list={table}
          />
        </>
      )}
    </>
  );
}

/** The selected leads: kept across pages of a filter, reduced to visible rows when the filter changes. */
function useSelection(filterKey: string, leads: readonly { id: string }[] | undefined) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [known, setKnown] = useState(filterKey);
  const onPage = (leads ?? []).filter(({ id }) => selected.has(id)).map(({ id }) => id);
  if (known !== filterKey && leads) {
    setKnown(filterKey);
    setSelected(new Set(onPage));
  }
  return { selected, setSelected, onPage };
}

function NothingFound({ view, isBare }: { view: LeadView; isBare: boolean }) {
  if (isBare) return <Text>No leads outside Spam.</Text>;
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
