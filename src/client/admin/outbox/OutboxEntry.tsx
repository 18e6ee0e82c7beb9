import { useState } from 'react';
import type { Outputs } from '../../api.tsx';
import { dateAndTime } from '../figures.ts';
import { RowActions } from '../RowActions.tsx';
import { ContentDialog } from './ContentDialog.tsx';
import { useRetry } from './useRetry.ts';

type Row = Outputs['outbox']['list']['rows'][number];

const kindNames: Partial<Record<string, string>> = {
  mail: 'Mail',
  guide: 'Strategy guide',
  guideUpgrade: 'Better strategy guide',
  guideRewrite: 'Strategy guide, written anew',
  event: 'Event',
  webhook: 'Webhook',
};

/** One piece of work towards the outside: what it is, how far it is, and why no further. */
export function OutboxEntry({ row }: { row: Row }) {
  const [isShown, setShown] = useState(false);
  const retry = useRetry();
  const kind = kindNames[row.kind] ?? row.kind;
  const show = { label: row.kind === 'mail' ? 'Read' : 'Show', onClick: () => setShown(true) };
  const again = {
    label: 'Retry',
    isBusy: retry.isPending,
    isOff: !row.isConfigured,
    onClick: () => retry.mutate({ ids: [row.id] }),
  };
  return (
    <>
      <RowActions
        title={
          <>
            <strong>{kind}</strong> {row.about}
          </>
        }
        facts={`${dateAndTime(row.createdAt)} · ${progressOf(row)}`}
        problem={row.lastError}
        actions={row.state === 'done' ? [show] : [show, again]}
      />
      {isShown && <ContentDialog id={row.id} title={kind} onClose={() => setShown(false)} />}
    </>
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
