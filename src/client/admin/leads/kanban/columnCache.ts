import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { kanbanStatuses, type KanbanStatus } from '../../../../shared/leads/constants.ts';
import { type Outputs, trpc } from '../../../lib/api.tsx';
import type { Lead } from '../leadParts.tsx';

type Filter = Record<string, string>;
type Column = InfiniteData<Outputs['leads']['kanbanColumn']>;

const columnKey = (filter: Filter, status: KanbanStatus) =>
  getQueryKey(trpc.leads.kanbanColumn, { ...filter, status }, 'infinite');

const readColumn = (queryClient: QueryClient, filter: Filter, status: KanbanStatus) =>
  queryClient.getQueryData<Column>(columnKey(filter, status));

/** The columns of a filter: one per status, or that of the filter's status alone. */
export function columnsOf({ status }: Filter) {
  const only = kanbanStatuses.find((one) => one === status);
  return only ? [only] : kanbanStatuses;
}

/** Returns the loaded leads of the kanban board, column by column. */
export const kanbanLeads = (queryClient: QueryClient, filter: Filter) =>
  columnsOf(filter).flatMap(
    (status) => readColumn(queryClient, filter, status)?.pages.flatMap(({ leads }) => leads) ?? [],
  );

/** Changes a lead on the kanban board. With a new status it becomes the first of that column. */
export function patchKanban(
  queryClient: QueryClient,
  filter: Filter,
  { id, progress }: { id: string; progress: Partial<Lead> },
) {
  const lead = kanbanLeads(queryClient, filter).find((one) => one.id === id);
  if (!lead) return;
  const patched = { ...lead, ...progress };
  const isMoved = patched.status !== lead.status;
  for (const status of columnsOf(filter))
    queryClient.setQueryData<Column>(
      columnKey(filter, status),
      (column) =>
        column && {
          ...column,
          pages: column.pages.map((page, index) => ({
            ...page,
            leads: [
              ...(isMoved && index === 0 && status === patched.status ? [patched] : []),
              ...page.leads.flatMap((one) => {
                if (one.id !== id) return one;
                return isMoved ? [] : patched;
              }),
            ],
          })),
        },
    );
}
