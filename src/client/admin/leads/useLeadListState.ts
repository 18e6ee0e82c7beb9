import { useSearchParams } from 'react-router-dom';
import { viewerZone } from '../../../shared/zonedDates.ts';
import { LeadPageQuery } from '../../../shared/leads/adminLeads.ts';
import { filterFields } from '../../../shared/leads/filter.ts';
import { NOT_SPAM } from '../../../shared/leads/constants.ts';

/** Rows per page, unless the URL has a `limit`. */
const PAGE_SIZE = 50;

/** Statuses with their own tab. */
const tabStatuses = [NOT_SPAM, 'spam'];

/** Reads what the list shows from the URL, so that reload, back and forward keep it. */
export function useLeadListState() {
  const [params] = useSearchParams();
  const param = (name: string) => params.get(name) ?? undefined;
  const filter: Record<string, string> = { status: NOT_SPAM };
  for (const field of filterFields) {
    const value = param(field);
    if (value) filter[field] = value;
  }
  if (filter.from ?? filter.to ?? filter.due) filter.zone = viewerZone();
  const { shape } = LeadPageQuery;
  const sort = shape.sort.safeParse(param('sort')).data ?? 'newest';
  const isSpam = filter.status === 'spam';
  const cursor = { after: param('after'), before: param('before') };
  return {
    filter,
    sort,
    openedLeadId: param('lead'),
    /** The active filter fields, except the status of a tab. */
    activeFilters: filterFields.filter(
      (field) => param(field) && !(field === 'status' && tabStatuses.includes(param(field) ?? '')),
    ),
    isSpam,
    /** Cards by status; spam is a list only. */
    isKanban: params.get('view') === 'board' && !isSpam,
    // The filter is passed unchecked: the server validates it and its message is shown.
    pageQuery: {
      ...filter,
      ...cursor,
      sort,
      limit: shape.limit.safeParse(Number(param('limit'))).data ?? PAGE_SIZE,
    },
    exportHref: `/api/leads/export?${new URLSearchParams(filter).toString()}`,
  };
}
export type LeadListState = ReturnType<typeof useLeadListState>;

/** Returns the URL of a lead's details on top of the list. */
export function leadHref(list: URLSearchParams, id: string) {
  const params = new URLSearchParams(list);
  params.set('lead', id);
  return `/admin/leads?${params.toString()}`;
}
