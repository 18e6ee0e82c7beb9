import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { viewerZone } from '../../../shared/zonedDates.ts';
import { NOT_SPAM } from '../../../shared/leads/terms.ts';
import { trpc } from '../../api.tsx';
import { Button } from '@mantine/core';
import { AdminPage } from '../AdminPage.tsx';
import { useChangeView } from '../useChangeView.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { showFromTop } from '../showFromTop.ts';
import { BulkBar } from './BulkBar.tsx';
import { areDaysSwapped, FilterBar, noFilter } from './FilterBar.tsx';
import { LeadDrawer } from './LeadDrawer.tsx';
import classes from './LeadsView.module.css';
import { LeadTable } from './LeadTable.tsx';
import { Pager } from './Pager.tsx';
import { Tabs } from './Tabs.tsx';
import { type LeadView, useLeadView } from './useLeadView.ts';
import { useRowFocus } from './useRowFocus.ts';

/** The table of leads with all that finds them, and the details of one beside it. */
export function LeadsView({ title, loading }: { title: string; loading: string }) {
  const view = useLeadView();
  const figures = trpc.leads.work.figures.useQuery({ zone: viewerZone() });
  const page = trpc.leads.work.page.useQuery(view.page, {
    placeholderData: keepPreviousData,
    // A filter or page that is returned to shows at once, and is refreshed.
    staleTime: 0,
  });
  const table = useRef<HTMLDivElement>(null);
  const { total, month, highValue, spam } = figures.data ?? {};
  const leads = page.data?.leads ?? [];
  const filterKey = JSON.stringify(view.filter);
  const { selected, setSelected, onPage } = useTicks({
    filterKey,
    leads: page.isPlaceholderData ? undefined : page.data?.leads,
  });
  const handFocusOn = useRowFocus(leads, view.lead, onPage);
  const finish = () => {
    setSelected(new Set());
    handFocusOn();
  };
  const isEmptySite = total === 0 && spam === 0;
  const isBare = !view.isFiltered && view.filter.status === NOT_SPAM;
  return (
    <AdminPage
      title={title}
      exportHref={view.exportHref}
      figures={[
        { label: 'Total Leads', value: total },
        { label: 'This Month', value: month },
        { label: 'High Value', value: highValue, hint: 'Revenue of $5M or more' },
      ]}
      state={{
        error: figures.error ?? (page.data ? page.error : null),
        isEmpty: isEmptySite && isBare && !page.error,
        isLoading: !figures.data || (!page.data && !page.error),
      }}
      words={{ loading, empty: 'No leads yet. Start promoting your website!' }}
    >
      <Tabs spam={spam ?? 0} isSpam={view.isSpam} />
      <FilterBar view={view} types={figures.data?.types} offers={figures.data?.offers} />
      {page.error && !page.data && <Refused error={page.error} />}
      {page.data && leads.length === 0 && <NothingFound view={view} isBare={isBare} />}
      {leads.length > 0 && (
        <>
          <BulkBar key={filterKey} view={view} selected={onPage} onDone={finish} />
          <LeadTable
            ref={table}
            leads={leads}
            sort={view.sort}
            isStale={page.isPlaceholderData}
            selected={selected}
            onSelect={setSelected}
          />
          <Pager
            view={view}
            next={page.data?.next}
            previous={page.data?.previous}
            onTurn={() => showFromTop(table.current)}
          />
        </>
      )}
      {view.lead && <LeadDrawer key={view.lead} id={view.lead} />}
    </AdminPage>
  );
}

type Ticking = { filterKey: string; leads: readonly { id: string }[] | undefined };

/** Which leads are ticked: over all pages of a filter, but never out of sight under another one. */
function useTicks({ filterKey, leads }: Ticking) {
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
  if (isBare) return <p className={classes.notice}>Nothing here but what stands under Spam.</p>;
  return (
    <div className={classes.notice}>
      <p>{nothing(view)}</p>
      <ClearButton />
    </div>
  );
}

function nothing({ filter, isSpam }: LeadView) {
  if (areDaysSwapped(filter))
    return 'From is after To, so no lead can match. Choose an earlier From or a later To.';
  return isSpam ? 'No spam matches.' : 'No lead matches this filter.';
}

function Refused({ error }: { error: { message: string } }) {
  return (
    <div className={classes.refused}>
      <LoadFailure error={error} hasData={false} />
      <ClearButton />
    </div>
  );
}

function ClearButton() {
  const changeView = useChangeView();
  return (
    <Button variant="outline" className={classes.button} onClick={() => changeView(noFilter)}>
      Clear filters
    </Button>
  );
}
