import { Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../../shared/numbers.ts';
import { viewerZone } from '../../../shared/zonedDates.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { lazyWithRetries } from '../../lib/withRetries.ts';
import { Loading } from '../../ui/Loading.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { ListView } from '../table/ListView.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { SourceFilters } from '../table/SourceFilters.tsx';
import { Pager } from '../table/Pager.tsx';
import { useIsNarrow } from '../table/rows.ts';
import { kanbanLeads } from './kanban/columnCache.ts';
import { BulkActionBar } from './BulkActionBar.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { isRangeInverted, ClearFiltersButton, FilterBar } from './FilterBar.tsx';
import { LeadDrawer } from './LeadDrawer.tsx';
import { LeadKeys } from './LeadKeys.tsx';
import { LeadTable } from './LeadTable.tsx';
import type { LeadColumn } from './leadColumns.tsx';
import { LeadUpdates } from './leadUpdates.tsx';
import { formatLeadCount } from './useBulkAction.ts';
import { useLeadColumns } from './useLeadColumns.ts';
import { type LeadListState, useLeadListState } from './useLeadListState.ts';
import { ViewsMenu } from './ViewsMenu.tsx';
import { useRowFocus } from './useRowFocus.ts';

const LeadKanban = lazyWithRetries(
  async () => (await import('./kanban/LeadKanban.tsx')).LeadKanban,
);

const title = 'Lead Management';

export const content = ['pages/guide', 'quiz'] as const;

export const head = () => ({
  title,
  description: 'Everyone who asked for a proposal, a call or a service.',
});

export const Layout = AdminLayout;

export const Page = () => (
  <LeadUpdates>
    <LeadsView />
  </LeadUpdates>
);

function LeadsView() {
  const listState = useLeadListState();
  const stats = trpc.leads.stats.useQuery({ zone: viewerZone() });
  const list = trpc.leads.page.useQuery(listState.pageQuery, {
    placeholderData: keepPreviousData,
    enabled: !listState.isKanban,
  });
  const columns = useLeadColumns(list.data?.leads ?? []);
  const isNarrow = useIsNarrow();
  const [isEditing, setEditing] = useState(false);
  const { total, month, highValue, spam: spamCount = 0, types, offers } = stats.data ?? {};
  const queryClient = useQueryClient();
  const listed = listState.isKanban
    ? kanbanLeads(queryClient, listState.filter)
    : (list.data?.leads ?? []);
  const isUnfiltered = listState.activeFilters.length === 0 && !listState.isSpam;
  return (
    <ListView
      title={title}
      exportHref={listState.exportHref}
      stats={[
        { label: 'Total Leads', value: total },
        { label: 'This Month', value: month },
        { label: 'High Value', value: highValue, hint: 'Revenue of $5M or more' },
      ]}
      state={{
        error: stats.error ?? (list.data ? list.error : null),
        isEmpty: total === 0 && spamCount === 0 && isUnfiltered && !list.error,
        isLoading: !stats.data || (!listState.isKanban && !list.data && !list.error),
      }}
      loadingText="Loading leads..."
      emptyText="No leads yet. Start promoting your website!"
    >
      <Group justify="space-between" align="start" gap="0 0.375rem">
        <Tabs spamCount={spamCount} isSpam={listState.isSpam} />
        <Group gap="0.375rem" align="start">
          {!listState.isSpam && <ModeTabs isKanban={listState.isKanban} />}
          <ViewsMenu listState={listState} />
          {!isNarrow && (
            <>
              <LeadKeys onEdit={() => setEditing(true)} />
              {!listState.isKanban && <ColumnsMenu {...columns} />}
            </>
          )}
        </Group>
      </Group>
      <FilterBar listState={listState} types={types} offers={offers} />
      <SourceFilters filter={listState.filter} />
      {listState.isKanban && (
        <Suspense fallback={<Loading text="Loading board..." />}>
          <LeadKanban listState={listState} />
        </Suspense>
      )}
      {!listState.isKanban && list.error && !list.data && (
        <Stack gap={0} align="center">
          <LoadError error={list.error} hasData={false} />
          <ClearFiltersButton />
        </Stack>
      )}
      {!listState.isKanban && list.data && (
        <Leads
          {...{ listState, isUnfiltered, leadPage: list.data }}
          furtherColumns={columns.shown}
          isPlaceholder={list.isPlaceholderData}
        />
      )}
      {listState.openedLeadId && (
        <LeadDrawer
          id={listState.openedLeadId}
          listedIds={listed.map(({ id }) => id)}
          isEditing={isEditing}
          setEditing={setEditing}
        />
      )}
    </ListView>
  );
}

/** Spam is listed separately and left out of the statistics. Switching tabs keeps the sort order. */
function Tabs({ spamCount, isSpam }: { spamCount: number; isSpam: boolean }) {
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
          label: `Spam (${formatNumber(spamCount)})`,
          href: href({ status: 'spam' }),
          isCurrent: isSpam,
        },
      ]}
    />
  );
}

/** The same leads as a list or on a kanban board. */
function ModeTabs({ isKanban }: { isKanban: boolean }) {
  const [params] = useSearchParams();
  const href = (view: string | undefined) => {
    const changed = new URLSearchParams(params);
    for (const name of ['view', 'after', 'before', 'lead']) changed.delete(name);
    if (view) changed.set('view', view);
    return `/admin/leads?${changed.toString()}`;
  };
  return (
    <LinkTabs
      label="List or board"
      items={[
        { label: 'List', href: href(undefined), isCurrent: !isKanban },
        { label: 'Board', href: href('board'), isCurrent: isKanban },
      ]}
    />
  );
}

type LeadPage = Outputs['leads']['page'];
type LeadsProps = {
  listState: LeadListState;
  leadPage: LeadPage;
  furtherColumns: readonly LeadColumn[];
  isUnfiltered: boolean;
  isPlaceholder: boolean;
};

function Leads({
  listState,
  leadPage: { leads, next, previous },
  furtherColumns,
  isUnfiltered,
  isPlaceholder,
}: LeadsProps) {
  const table = useRef<HTMLDivElement>(null);
  const filterKey = JSON.stringify(listState.filter);
  const { selected, setSelected, selectedOnPage } = useSelection(
    filterKey,
    isPlaceholder ? undefined : leads,
  );
  const restoreFocus = useRowFocus(leads, listState.openedLeadId, selectedOnPage);
  const { data: count } = trpc.leads.count.useQuery(listState.filter);
  const finishBulkAction = () => {
    setSelected(new Set());
    restoreFocus();
  };
  return (
    <>
      <LeadTable
        ref={table}
        leads={leads}
        furtherColumns={furtherColumns}
        emptyState={<EmptyList listState={listState} isUnfiltered={isUnfiltered} />}
        sort={listState.sort}
        isFetching={isPlaceholder}
        selected={selected}
        onSelect={setSelected}
      />
      {leads.length > 0 && (
        <>
          <BulkActionBar
            key={filterKey}
            listState={listState}
            selected={selectedOnPage}
            onDone={finishBulkAction}
          />
          <Pager
            totalText={
              count && `${count.isMore ? 'More than ' : ''}${formatLeadCount(count.count)}`
            }
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

function EmptyList({
  listState,
  isUnfiltered,
}: {
  listState: LeadListState;
  isUnfiltered: boolean;
}) {
  if (isUnfiltered) return <Text>No leads outside Spam.</Text>;
  return (
    <Stack align="center">
      <Text>{emptyText(listState)}</Text>
      <ClearFiltersButton />
    </Stack>
  );
}

function emptyText({ filter, isSpam }: LeadListState) {
  if (isRangeInverted(filter))
    return 'From is after To, so no lead can match. Choose an earlier From or a later To.';
  return isSpam ? 'No spam matches this filter.' : 'No leads match this filter.';
}
