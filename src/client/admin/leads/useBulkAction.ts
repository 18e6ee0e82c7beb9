import { useState } from 'react';
import type { LeadStatus } from '../../../shared/leads/terms.ts';
import { trpc } from '../../lib/api.tsx';
import { isNotFound } from '../../lib/callErrors.ts';
import { toast } from '../../ui/toasts.ts';
import { errorSentence } from '../ui/errorText.ts';
import { deleteNoteDrafts, leadsWithNotes, readAuthor } from '../drafts/noteDrafts.ts';
import type { LeadView } from './useLeadView.ts';

export type BulkAction =
  | { action: 'status'; status: LeadStatus }
  | { action: 'restore' }
  | { action: 'delete' };

/** The leads named, or all of a filter. */
export type Targets = { ids: string[] } | { filter: LeadView['filter'] };

/** Does one thing with many leads, slice by slice, so that no call lasts long. */
export function useBulkAction() {
  const bulk = trpc.leads.bulk.useMutation();
  const utils = trpc.useUtils();
  const [done, setDone] = useState<number>();
  const forgetNotesOf = async (targets: Targets) => {
    if ('ids' in targets) return deleteNoteDrafts(targets.ids);
    // Which leads a filter found is not known any more.
    for (const id of leadsWithNotes())
      await utils.leads.get
        .fetch({ id }, { staleTime: 0 })
        .catch((error: unknown) => isNotFound(error) && deleteNoteDrafts([id]));
  };
  /** Rejects with a sentence that says how far it came, and why no further. */
  const run = async (bulkAction: BulkAction, targets: Targets) => {
    let changed = 0;
    setDone(0);
    try {
      let after: string | undefined;
      do {
        const answer = await bulk.mutateAsync({
          ...bulkAction,
          ...targets,
          after,
          author: readAuthor(),
        });
        changed += answer.changed;
        after = answer.next ?? undefined;
        setDone(changed);
      } while (after);
      if (bulkAction.action === 'delete') await forgetNotesOf(targets);
      toast({ title: 'Done', description: sentence(bulkAction, changed) });
    } catch (error) {
      const begun =
        changed > 0 ? `${sentence(bulkAction, changed)} Then it stopped.` : 'Nothing was changed.';
      throw new Error(`${begun} ${errorSentence(error)}`, { cause: error });
    } finally {
      setDone(undefined);
      const { person, trends } = utils.admin;
      await Promise.all([utils.leads, person, trends].map((changed) => changed.invalidate()));
      // The query client tells what it fetched in a turn of its own; whoever goes on sees it rendered.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { run, done };
}

function sentence(bulkAction: BulkAction, count: number) {
  const leads = leadsOf(count);
  if (bulkAction.action === 'delete') return `${leads} deleted.`;
  if (bulkAction.action === 'restore') return `${leads} taken out of the spam.`;
  return bulkAction.status === 'spam'
    ? `${leads} marked as spam.`
    : `${leads} set to ${bulkAction.status}.`;
}

/** As in `1,234 leads`. */
export const leadsOf = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'lead' : 'leads'}`;
