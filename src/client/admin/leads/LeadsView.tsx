import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { NOT_SPAM } from '../../../shared/leads/terms.ts';
import { trpc } from '../../api.tsx';
import { Button } from '../../ui/Button.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { zoneOfViewer } from '../figures.ts';
import { BulkBar } from './BulkBar.tsx';
import { FilterBar, noFilter } from './FilterBar.tsx';
import { LeadDrawer } from './LeadDrawer.tsx';
import classes from './LeadsView.module.css';
import { LeadTable } from './LeadTable.tsx';
import { Pager } from './Pager.tsx';
import { Tabs } from './Tabs.tsx';
import { changeView, useLeadView } from './useLeadView.ts';
import { useRowFocus } from './useRowFocus.ts';

/** The table of leads with all that finds them, and the details of one beside it. */
export function LeadsView({ title, loading }: { title: string; loading: string }) {
  const view = useLeadView();
  const figures = trpc.leads.work.figures.useQuery({ zone: zoneOfViewer() });
  const page = trpc.leads.work.page.useQuery(view.page, { placeholderData: keepPreviousData });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { total, month, highValue, spam } = figures.data ?? {};
  const leads = page.data?.leads ?? [];
  const onPage = leads.filter(({ id }) => selected.has(id)).map(({ id }) => id);
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
        error: figures.error,
        isEmpty: isEmptySite,
        isLoading: !figures.data || (!page.data && !page.error),
      }}
      words={{ loading, empty: 'No leads yet. Start promoting your website!' }}
    >
      <Tabs spam={spam ?? 0} isSpam={view.isSpam} />
      <FilterBar view={view} types={figures.data?.types} offers={figures.data?.offers} />
      {page.error && <Refused message={page.error.message} />}
      {!page.error && leads.length === 0 && <NothingFound isBare={isBare} isSpam={view.isSpam} />}
      {!page.error && leads.length > 0 && (
        <>
          <BulkBar view={view} selected={onPage} onDone={finish} />
          <LeadTable
            leads={leads}
            sort={view.sort}
            isStale={page.isPlaceholderData}
            selected={selected}
            onSelect={setSelected}
          />
          <Pager view={view} next={page.data?.next} previous={page.data?.previous} />
        </>
      )}
      {view.lead && <LeadDrawer key={view.lead} id={view.lead} />}
    </AdminPage>
  );
}

function NothingFound({ isBare, isSpam }: { isBare: boolean; isSpam: boolean }) {
  if (isBare) return <p className={classes.notice}>Nothing here but what stands under Spam.</p>;
  return (
    <div className={classes.notice}>
      <p>{isSpam ? 'No spam matches.' : 'No lead matches this filter.'}</p>
      <ClearButton />
    </div>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <div className={classes.notice} role="alert">
      <p>The leads could not be loaded ({message}).</p>
      <ClearButton />
    </div>
  );
}

const ClearButton = () => (
  <Button variant="outline" className={classes.button} onClick={() => changeView(noFilter)}>
    Clear filters
  </Button>
);
