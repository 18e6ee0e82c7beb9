import { useState } from 'react';
import { type LeadStatus, leadStatuses } from '../../../shared/leads/terms.ts';
import { trpc } from '../../api.tsx';
import { Button } from '@mantine/core';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import classes from './BulkBar.module.css';
import { capital } from './FilterBar.tsx';
import { type Deed, leadsOf, statusOf, useBulk } from './useBulk.ts';
import type { LeadView } from './useLeadView.ts';

type Props = { view: LeadView; selected: string[]; onDone: () => void };

/** What can be done with the leads that are ticked, or with all of the filter. */
export function BulkBar({ view, selected, onDone }: Props) {
  const [isWhole, setWhole] = useState(false);
  const [deed, setDeed] = useState<Deed>();
  if (selected.length === 0 && !isWhole) return null;
  const clear = () => {
    setWhole(false);
    setDeed(undefined);
    onDone();
  };
  return (
    <section className={classes.bar} aria-label="Selected leads">
      <p role="status" className={classes.count}>
        {isWhole ? 'All of this filter selected' : `${leadsOf(selected.length)} selected`}
      </p>
      {!isWhole && <Action label="Select all of this filter" onClick={() => setWhole(true)} />}
      <Deeds isSpam={view.isSpam} onChoose={setDeed} />
      <Action label="Clear selection" onClick={clear} />
      {deed && (
        <Confirmation
          deed={deed}
          ids={isWhole ? undefined : selected}
          filter={view.filter}
          onDone={clear}
          onClose={() => setDeed(undefined)}
        />
      )}
    </section>
  );
}

function Deeds({ isSpam, onChoose }: { isSpam: boolean; onChoose: (deed: Deed) => void }) {
  return (
    <>
      {isSpam ? (
        <Action label="Not spam" onClick={() => onChoose({ action: 'restore' })} />
      ) : (
        <>
          <StatusChoice onChoose={(status) => onChoose({ action: 'status', status })} />
          <Action
            label="Mark as spam"
            onClick={() => onChoose({ action: 'status', status: 'spam' })}
          />
        </>
      )}
      <Action label="Delete" onClick={() => onChoose({ action: 'delete' })} />
    </>
  );
}

function StatusChoice({ onChoose }: { onChoose: (status: LeadStatus) => void }) {
  return (
    <select
      className={classes.select}
      aria-label="Set status"
      value=""
      onChange={(event) => {
        const status = statusOf(event.target.value);
        if (status) onChoose(status);
      }}
    >
      <option value="" disabled>
        Set status…
      </option>
      {leadStatuses
        .filter((status) => status !== 'spam')
        .map((status) => (
          <option key={status} value={status}>
            {capital(status)}
          </option>
        ))}
    </select>
  );
}

const Action = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="outline" className={classes.action} onClick={onClick}>
    {label}
  </Button>
);

type Confirming = {
  deed: Deed;
  ids: string[] | undefined;
  filter: LeadView['filter'];
  onDone: () => void;
  onClose: () => void;
};

function Confirmation({ deed, ids, filter, onDone, onClose }: Confirming) {
  const whole = trpc.leads.work.count.useQuery(
    { ...filter, isExact: true },
    { enabled: !ids, staleTime: 0 },
  );
  const { run, done } = useBulk();
  const count = ids ? ids.length : whole.data?.count;
  const isDelete = deed.action === 'delete';
  const leads = count === undefined ? 'leads' : leadsOf(count);
  const confirm = async () => {
    if (await run(deed, ids ? { ids } : { filter })) onDone();
  };
  return (
    <ConfirmDialog
      title={question(deed, leads)}
      action={done === undefined ? actionOf(deed, leads) : `${done.toLocaleString('en-US')} done…`}
      {...(isDelete && { understood: 'I know that this cannot be undone.' })}
      isBusy={count === undefined || done !== undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{count === undefined ? 'Counting…' : explained(deed, leads, !ids)}</p>
    </ConfirmDialog>
  );
}

function question(deed: Deed, leads: string) {
  if (deed.action === 'delete') return `Delete ${leads}?`;
  if (deed.action === 'restore') return `Take ${leads} out of the spam?`;
  if (deed.status === 'spam') return `Mark ${leads} as spam?`;
  return `Set ${leads} to “${capital(deed.status)}”?`;
}

function actionOf(deed: Deed, leads: string) {
  if (deed.action === 'delete') return `Delete ${leads}`;
  if (deed.action === 'restore') return 'Take out of the spam';
  return deed.status === 'spam' ? 'Mark as spam' : `Set to ${capital(deed.status)}`;
}

function explained(deed: Deed, leads: string, isWhole: boolean) {
  const which = `${leads}${isWhole ? ', all that this filter finds on every page,' : ''}`;
  if (deed.action === 'delete')
    return `${which} will be deleted with notes and history. Quiz responses stay.`;
  if (deed.action === 'restore')
    return `${which} will leave the spam, each for the status it had before.`;
  if (deed.status === 'spam')
    return `${which} will be set apart as spam. They can be taken out again.`;
  return `${which} will get the status ${capital(deed.status)}.`;
}
