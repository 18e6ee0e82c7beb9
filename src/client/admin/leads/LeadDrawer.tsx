import { trpc } from '../../api.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { LeadActions } from './LeadActions.tsx';
import classes from './LeadDrawer.module.css';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadSource } from './LeadSource.tsx';
import { OtherTraces } from './OtherTraces.tsx';
import { Timeline } from './Timeline.tsx';
import { useChangeView } from '../useChangeView.ts';

/** One lead, with what else the same person left beside it. */
export function LeadDrawer({ id }: { id: string }) {
  const { data: lead, error } = trpc.leads.work.byId.useQuery({ id }, { staleTime: 0 });
  const changeView = useChangeView();
  const close = () => changeView({ lead: undefined });
  const title = lead ? `${lead.firstName} ${lead.lastName}` : 'Lead';
  return (
    <Dialog title={title} onClose={close} isDrawer>
      <LoadFailure error={error} hasData={!!lead} />
      {!lead && !error && <Loading text="Loading lead..." />}
      {lead && (
        <>
          <LeadActions lead={lead} />
          <div className={classes.sides}>
            <div>
              <LeadFacts lead={lead} />
              <Timeline lead={lead} />
            </div>
            <div>
              <OtherTraces lead={lead} />
              <LeadSource attribution={lead.attribution} />
            </div>
          </div>
        </>
      )}
    </Dialog>
  );
}
