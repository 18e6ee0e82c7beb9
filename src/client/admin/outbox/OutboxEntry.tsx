import { useState } from 'react';
import { isPast, localDateTime } from '../../../shared/dates.ts';
import { type Outputs, trpc } from '../../api.tsx';
import { RowActions } from '../RowActions.tsx';
import { tellFailure } from '../tellFailure.ts';
import { ContentDialog } from './ContentDialog.tsx';
import { useRetry } from './useRetry.ts';

type Row = Outputs['outbox']['list']['rows'][number];

const kindNames: Partial<Record<string, string>> = {
  mail: 'Mail',
  guide: 'Strategy guide',
  guideUpgrade: 'Better strategy guide',
  guideRewrite: 'Strategy guide, written anew',
  noticeDigest: 'Digest of notices',
  event: 'Event',
  webhook: 'Webhook',
};

/** One piece of work towards the outside: what it is, how far it is, and why no further. */
export function OutboxEntry({ row }: { row: Row }) {
  const [isShown, setShown] = useState(false);
  const mending = useMending(row);
  const kind = kindNames[row.kind] ?? row.kind;
  const show = { label: row.kind === 'mail' ? 'Read' : 'Show', onClick: () => setShown(true) };
  return (
    <>
      <RowActions
        title={
          <>
            <strong>{kind}</strong> {row.about}
          </>
        }
        facts={`${localDateTime(row.createdAt)} · ${progressOf(row)}`}
        problem={row.lastError}
        actions={[show, ...mending]}
      />
      {isShown && <ContentDialog id={row.id} title={kind} onClose={() => setShown(false)} />}
    </>
  );
}

/** What can be done about a row that waits or was given up. */
function useMending({ id, state, isConfigured }: Row) {
  const { outbox } = trpc.useUtils();
  const retry = useRetry();
  const discard = trpc.outbox.discard.useMutation({
    onSettled: () => outbox.invalidate(),
    onError: tellFailure,
  });
  const again = {
    label: 'Retry',
    isBusy: retry.isPending,
    onClick: () => retry.mutate({ ids: [id] }),
  };
  const away = {
    label: 'Discard',
    question: 'Discard it for good, unsent?',
    isBusy: discard.isPending,
    onClick: () => discard.mutate({ id }),
  };
  if (state === 'failed') return [again, away];
  return state === 'waiting' && isConfigured ? [again] : [];
}

function progressOf({ state, attempts, dueAt, settledAt, isConfigured }: Row) {
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  if (state === 'done') return `done ${settledAt ? localDateTime(settledAt) : ''}, ${tries}`;
  if (state === 'failed') return `given up after ${tries}`;
  if (!isConfigured) return 'waits until this kind of delivery is configured';
  if (attempts === 0) return isPast(dueAt) ? 'about to be tried' : `next ${localDateTime(dueAt)}`;
  return `${tries}, next ${localDateTime(dueAt)}`;
}
