import { useState } from 'react';
import { type LeadStatus, leadStatuses } from '../../../shared/leads/terms.ts';
import { Button, NativeSelect } from '@mantine/core';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { EraseDialog } from '../EraseDialog.tsx';
import type { LeadDetails } from './details.ts';
import { capital } from './FilterBar.tsx';
import classes from './LeadDrawer.module.css';
import { statusOf, useBulk } from './useBulk.ts';
import { useChangeView } from '../useChangeView.ts';

/** Status, spam, deletion and erasure of the lead whose details show. */
export function LeadActions({ lead }: { lead: LeadDetails }) {
  const [asked, setAsked] = useState<'delete' | 'erase'>();
  const [chosen, setChosen] = useState<LeadStatus>();
  const { run, done } = useBulk();
  const isBusy = done !== undefined;
  const isSpam = lead.status === 'spam';
  const targets = { ids: [lead.id] };
  const changeView = useChangeView();
  const close = () => changeView({ lead: undefined });
  const setStatus = async (value: string) => {
    const status = statusOf(value);
    if (!status) return;
    // Shows at once; afterwards what is stored shows again, changed or not.
    setChosen(status);
    await run({ action: 'status', status }, targets);
    setChosen(undefined);
  };
  const remove = async () => {
    if (await run({ action: 'delete' }, targets)) close();
  };
  return (
    <div className={classes.actions}>
      <NativeSelect
        label="Status"
        className={classes.status}
        value={chosen ?? lead.status}
        disabled={isBusy}
        onChange={(event) => void setStatus(event.target.value)}
      >
        {leadStatuses.map((status) => (
          <option key={status} value={status}>
            {capital(status)}
          </option>
        ))}
      </NativeSelect>
      {isSpam ? (
        <Action
          label="Not spam"
          isOff={isBusy}
          onClick={() => void run({ action: 'restore' }, targets)}
        />
      ) : (
        <Action label="Mark as spam" isOff={isBusy} onClick={() => void setStatus('spam')} />
      )}
      <Action label="Delete lead" isOff={isBusy} onClick={() => setAsked('delete')} />
      <Action label="Erase person" isOff={isBusy} onClick={() => setAsked('erase')} />
      {asked === 'delete' && (
        <ConfirmDialog
          title="Delete 1 lead?"
          action="Delete 1 lead"
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setAsked(undefined)}
        >
          <p>
            The lead of {lead.firstName} {lead.lastName} will be deleted with its notes and history.
            Other leads and quiz responses of the same person stay. This cannot be undone.
          </p>
        </ConfirmDialog>
      )}
      {asked === 'erase' && (
        <EraseDialog email={lead.email} onErased={close} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}

type ActionProps = { label: string; isOff: boolean; onClick: () => void };

const Action = ({ label, isOff, onClick }: ActionProps) => (
  <Button variant="outline" className={classes.action} disabled={isOff} onClick={onClick}>
    {label}
  </Button>
);
