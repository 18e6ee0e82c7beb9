import { useWindowEvent } from '@mantine/hooks';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { getMutationKey, getQueryKey } from '@trpc/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { LeadProgress } from '../../../shared/leads/adminLeads.ts';
import { type LeadStatus, leadStatuses } from '../../../shared/leads/constants.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { codeOf, isCallError } from '../../lib/callErrors.ts';
import { toast } from '../../ui/toasts.ts';
import { readDisplayName } from '../drafts/noteDrafts.ts';
import { errorSentence } from '../ui/errorText.ts';
import { type Conflict, LeadConflict, type Person, type Progress } from './LeadConflict.tsx';
import { patchKanban } from './kanban/columnCache.ts';
import { nameOf } from './leadParts.tsx';
import { useLeadListState } from './useLeadListState.ts';

type Shown = Person & { status: string } & Omit<Progress, 'status'>;
type Update = (lead: Shown, change: Partial<Progress>) => void;

const UpdateContext = createContext<Update>(() => {});

/** Returns a function that changes a lead: immediately in every view, then on the server. */
export const useLeadUpdate = () => use(UpdateContext);

/** Saves changes of leads one after the other; a conflict shows both values. */
export function LeadUpdates({ children }: { children: ReactNode }) {
  const [conflict, setConflict] = useState<Conflict>();
  const patch = usePatch();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const updates = { mutationKey: getMutationKey(trpc.leads.update) };
  const isUpdating = () => queryClient.isMutating(updates) > 0;
  const isUnsaved = useIsMutating(updates) > 0;
  useWindowEvent('beforeunload', (event) => {
    if (isUnsaved) event.preventDefault();
  });
  // Concurrent changes of one value would look like a conflict between two people.
  const { mutateAsync } = trpc.leads.update.useMutation({ scope: { id: 'leads.update' } });
  const update: Update = (lead, change) => {
    const { id } = lead;
    const before = valuesOf(lead, change);
    const expected = toInput(before);
    patch(id, change);
    mutateAsync({ id, ...toInput(change), expected, author: readDisplayName() }).then(
      (details) => {
        // The response does not include changes that are still in flight.
        if (isUpdating()) return;
        patch(id, details);
        refresh();
      },
      (error: unknown) => {
        const theirs = conflictOf(error);
        patch(id, theirs ?? before);
        // A reverted card returns to its column, but not to its position.
        void utils.leads.kanbanColumn.invalidate();
        if (theirs) setConflict({ lead, mine: change, theirs });
        else
          toast({
            title: `The change to ${nameOf(lead)} was not saved`,
            description: errorSentence(error),
            variant: 'destructive',
          });
      },
    );
  };
  return (
    <UpdateContext value={update}>
      {children}
      {conflict && (
        <LeadConflict
          conflict={conflict}
          onOverwrite={() => {
            const { lead, mine, theirs } = conflict;
            setConflict(undefined);
            update({ ...lead, ...emptyProgress, ...theirs }, mine);
          }}
          onAccept={() => setConflict(undefined)}
        />
      )}
    </UpdateContext>
  );
}

const emptyProgress: Progress = { status: 'new', owner: null, followUpOn: null, wonValue: null };

const toStatus = (text: string): LeadStatus => leadStatuses.find((one) => one === text) ?? 'new';

/** The values of a lead before a change. */
const valuesOf = (lead: Shown, { status, owner, followUpOn, wonValue }: Partial<Progress>) => ({
  ...(status !== undefined && { status: toStatus(lead.status) }),
  ...(owner !== undefined && { owner: lead.owner }),
  ...(followUpOn !== undefined && { followUpOn: lead.followUpOn }),
  ...(wonValue !== undefined && { wonValue: lead.wonValue }),
});

const toInput = ({ owner, ...rest }: Partial<Progress>) => ({
  ...rest,
  ...(owner !== undefined && { ownerId: owner?.id ?? null }),
});

/** Returns the values that someone else saved, or `undefined` for other errors. */
function conflictOf(error: unknown): Progress | undefined {
  if (codeOf(error) !== 'CONFLICT' || !isCallError(error)) return undefined;
  const { data } = LeadProgress.safeParse(error.data?.detail);
  return data && { ...data, status: toStatus(data.status) };
}

/** Returns a function that changes a lead in the loaded lists and details. */
function usePatch() {
  const { filter } = useLeadListState();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return (id: string, values: Partial<Outputs['leads']['get']>) => {
    const { status, owner, followUpOn, wonValue, lastContactAt } = values;
    const progress = {
      ...(status !== undefined && { status }),
      ...(owner !== undefined && { owner }),
      ...(followUpOn !== undefined && { followUpOn }),
      ...(wonValue !== undefined && { wonValue }),
      ...(lastContactAt !== undefined && { lastContactAt }),
    };
    // Responses to earlier requests would undo the change.
    void utils.leads.get.cancel({ id });
    void utils.leads.page.cancel();
    void utils.leads.kanbanColumn.cancel();
    patchKanban(queryClient, filter, { id, progress });
    queryClient.setQueriesData<Outputs['leads']['page']>(
      { queryKey: getQueryKey(trpc.leads.page) },
      (page) =>
        page && {
          ...page,
          leads: page.leads.map((lead) => (lead.id === id ? { ...lead, ...progress } : lead)),
        },
    );
    utils.leads.get.setData({ id }, (details) => details && { ...details, ...values });
  };
}

/** Returns a function that fetches again what the changes affect. */
function useRefresh() {
  const utils = trpc.useUtils();
  return () => {
    for (const changed of [
      utils.leads,
      utils.admin.person,
      utils.admin.trends,
      utils.admin.pipeline,
    ])
      void changed.invalidate();
  };
}
