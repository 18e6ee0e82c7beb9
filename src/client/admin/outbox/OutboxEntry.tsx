import { useState } from 'react';
import type { Outputs } from '../../api.tsx';
import { dateAndTime } from '../figures.ts';
import { ContentDialog } from './ContentDialog.tsx';
import classes from './Outbox.module.css';
import { useRetry } from './useRetry.ts';

type Row = Outputs['outbox']['list']['rows'][number];

const kindNames: Partial<Record<string, string>> = {
  mail: 'Mail',
  guide: 'Strategy guide',
  guideUpgrade: 'Better strategy guide',
  event: 'Event',
  webhook: 'Webhook',
};

/** One piece of work towards the outside: what it is, how far it is, and why no further. */
export function OutboxEntry({ row }: { row: Row }) {
  const [isShown, setShown] = useState(false);
  const retry = useRetry();
  const kind = kindNames[row.kind] ?? row.kind;
  return (
    <div className={classes.entry}>
      <div>
        <p className={classes.about}>
          <strong>{kind}</strong> {row.about}
        </p>
        <p className={classes.muted}>
          <time dateTime={row.createdAt}>{dateAndTime(row.createdAt)}</time> · {progressOf(row)}
        </p>
        {row.lastError && <p className={classes.reason}>{row.lastError}</p>}
      </div>
      <div className={classes.actions}>
        <button type="button" onClick={() => setShown(true)}>
          {row.kind === 'mail' ? 'Read' : 'Show'}
        </button>
        {row.state !== 'done' && (
          <button
            type="button"
            disabled={retry.isPending || !row.isConfigured}
            onClick={() => retry.mutate({ ids: [row.id] })}
          >
            Retry
          </button>
        )}
      </div>
      {isShown && <ContentDialog id={row.id} title={kind} onClose={() => setShown(false)} />}
    </div>
  );
}

function progressOf({ state, attempts, dueAt, settledAt, isConfigured }: Row) {
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  if (state === 'done') return `done ${settledAt ? dateAndTime(settledAt) : ''}, ${tries}`;
  if (state === 'failed') return `given up after ${tries}`;
  if (!isConfigured) return 'waits until this kind of delivery is configured';
  if (attempts === 0) return 'about to be tried';
  return `${tries}, next ${dateAndTime(dueAt)}`;
}
