import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { boardStatuses, type BoardStatus } from '../../../../shared/leads/constants.ts';
import { type Outputs, trpc } from '../../../lib/api.tsx';
import type { Lead } from '../leadParts.tsx';

type Filter = Record<string, string>;
type Column = InfiniteData<Outputs['leads']['boardColumn']>;

const columnKey = (filter: Filter, status: BoardStatus) =>
  getQueryKey(trpc.leads.boardColumn, { ...filter, status }, 'infinite');

const readColumn = (queryClient: QueryClient, filter: Filter, status: BoardStatus) =>
  queryClient.getQueryData<Column>(columnKey(filter, status));

/** The columns of a filter: one per status, or that of the filter's status alone. */
export function columnsOf({ status }: Filter) {
  const only = boardStatuses.find((one) => one === status);
  return only ? [only] : boardStatuses;
}

/** Returns the loaded leads of the board, column by column. */
export const leadsOnBoard = (queryClient: QueryClient, filter: Filter) =>
  columnsOf(filter).flatMap(
    (status) => readColumn(queryClient, filter, status)?.pages.flatMap(({ leads }) => leads) ?? [],
  );

/** Changes a lead on the board. With a new status it becomes the first of that column. */
export function patchBoard(
  queryClient: QueryClient,
  filter: Filter,
  { id, progress }: { id: string; progress: Partial<Lead> },
) {
  const lead = leadsOnBoard(queryClient, filter).find((one) => one.id === id);
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
