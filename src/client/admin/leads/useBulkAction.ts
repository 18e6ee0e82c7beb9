import { useState } from 'react';
import { formatNumber } from '../../../shared/numbers.ts';
import type { LeadStatus } from '../../../shared/leads/constants.ts';
import { trpc } from '../../lib/api.tsx';
import { isNotFound } from '../../lib/callErrors.ts';
import { toast } from '../../ui/toasts.ts';
import { errorSentence } from '../ui/errorText.ts';
import { deleteNoteDrafts, leadIdsWithNoteDrafts, readDisplayName } from '../drafts/noteDrafts.ts';
import type { LeadListState } from './useLeadListState.ts';

export type BulkAction =
  | { action: 'status'; status: LeadStatus }
  /** Marks as not spam: returns to the status before `spam`. */
  | { action: 'restore' }
  | { action: 'delete' };

/** Lead ids, or all leads of a filter. */
export type Targets = { ids: string[] } | { filter: LeadListState['filter'] };

/** Runs an action on many leads in batches, so that each request is short. */
export function useBulkAction() {
  const bulk = trpc.leads.bulk.useMutation();
  const utils = trpc.useUtils();
  const [changedCount, setChangedCount] = useState<number>();
  const deleteDraftsOfDeleted = async (targets: Targets) => {
    if ('ids' in targets) return deleteNoteDrafts(targets.ids);
    // The ids that the filter matched are unknown by now.
    for (const id of leadIdsWithNoteDrafts())
      await utils.leads.get
        .fetch({ id }, { staleTime: 0 })
        .catch((error: unknown) => isNotFound(error) && deleteNoteDrafts([id]));
  };
  /** @throws Error that says how many leads were changed, and the reason. */
  const run = async (bulkAction: BulkAction, targets: Targets) => {
    let changed = 0;
    setChangedCount(0);
    try {
      let after: string | undefined;
      do {
        const batch = await bulk.mutateAsync({
          ...bulkAction,
          ...targets,
          after,
          author: readDisplayName(),
        });
        changed += batch.changed;
        after = batch.next ?? undefined;
        setChangedCount(changed);
      } while (after);
      if (bulkAction.action === 'delete') await deleteDraftsOfDeleted(targets);
      toast({ title: 'Done', description: resultText(bulkAction, changed) });
    } catch (error) {
      const progress =
        changed > 0
          ? `${resultText(bulkAction, changed)} Then it stopped.`
          : 'Nothing was changed.';
      throw new Error(`${progress} ${errorSentence(error)}`, { cause: error });
    } finally {
      setChangedCount(undefined);
      const { person, trends } = utils.admin;
      await Promise.all([utils.leads, person, trends].map((changed) => changed.invalidate()));
      // The query client notifies in a later task; callers continue after the render.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { run, changedCount };
}

function resultText(bulkAction: BulkAction, count: number) {
  const leads = formatLeadCount(count);
  if (bulkAction.action === 'delete') return `${leads} deleted.`;
  if (bulkAction.action === 'restore') return `${leads} marked as not spam.`;
  return bulkAction.status === 'spam'
    ? `${leads} marked as spam.`
    : `${leads} set to ${bulkAction.status}.`;
}

export const formatLeadCount = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'lead' : 'leads'}`;
