import { raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Lead } from '../../../shared/leads/lead.ts';
import type { LeadFilter } from '../../../shared/leads/filter.ts';
import { shortRequestedCall } from '../../../shared/leads/requestedCall.ts';
import {
  leadOrders,
  type LeadOrder,
  encodeCursor,
  decodeCursor,
} from '../../../shared/leads/sorting.ts';
import {
  type KanbanColumnQuery,
  kanbanOrder,
  type LeadPageQuery,
} from '../../../shared/leads/adminLeads.ts';
import { LeadEntity } from '../entity.ts';
import { findOwners, progressOf } from '../owners.ts';
import { dialectOf, type Sql } from '../../database/search/sql.ts';
import { rowConditions } from './conditions.ts';
import { cheapestPath } from './queryPlan.ts';

const listedColumns = [
  ...Lead.keyof().options,
  'status',
  'ownerId',
  'followUpOn',
  'lastContactAt',
  'wonValue',
  'nameKey',
  'companyKey',
  'tier',
] as const;

type PageQuery = Omit<LeadPageQuery, 'sort'> & { sort: LeadOrder };

/** Returns one page of a sort order, with the cursors of the previous and the next page. */
export const leadPage = async (em: SqlEntityManager, query: PageQuery) =>
  readPage(em, query, await filterConditions(em, query, query.sort));

async function readPage(em: SqlEntityManager, query: PageQuery, conditions: Sql[]) {
  const { sort, after, before, limit } = query;
  const isBackwards = before !== undefined;
  const found = await fetchSlice(em, conditions, {
    sort,
    from: before ?? after,
    isBackwards,
    limit,
  });
  // Fewer rows before the cursor than a page holds: returns the first page in full.
  if (isBackwards && found.length <= limit)
    return readPage(em, { ...query, before: undefined }, conditions);
  const rows = found.slice(0, limit);
  if (isBackwards) rows.reverse();
  const owners = await findOwners(em, rows);
  const [first, last] = [rows.at(0), rows.at(-1)];
  const hasMore = found.length > limit;
  return {
    leads: rows.map((row) => ({
      ...row,
      ...progressOf(row, owners),
      call: shortRequestedCall(row.message),
    })),
    next: last && (isBackwards || hasMore) ? encodeCursor(last, sort) : null,
    previous: first && (isBackwards ? hasMore : after) ? encodeCursor(first, sort) : null,
  };
}

/** Returns one page of a column of the kanban board. */
export async function kanbanColumn(em: SqlEntityManager, { cursor, ...query }: KanbanColumnQuery) {
  const { leads, next } = await leadPage(em, { ...query, sort: kanbanOrder(query), after: cursor });
  return { leads, nextCursor: next };
}

type Slice = { sort: LeadOrder; from: string | undefined; isBackwards: boolean; limit: number };

/** Fetches one extra row to detect whether there are more. */
function fetchSlice(
  em: SqlEntityManager,
  conditions: Sql[],
  { sort, from, isBackwards, limit }: Slice,
) {
  const { keys, isDescending } = leadOrders[sort];
  const query = em.createQueryBuilder(LeadEntity).select([...listedColumns]);
  for (const { sql, values } of conditions) query.andWhere(sql, values);
  query.orderBy(orderOf(sort, isBackwards));
  const cursor = from === undefined ? undefined : decodeCursor(from, sort);
  if (cursor)
    query.andWhere(
      `(${keys.map((key) => columns[key]).join(', ')}) ${isDescending === isBackwards ? '>' : '<'} (${keys.map(() => '?').join(', ')})`,
      cursor,
    );
  return query.limit(limit + 1).execute('all');
}

/** Returns what a query is ordered by. */
export function orderOf(sort: LeadOrder, isBackwards = false) {
  const { keys, isDescending } = leadOrders[sort];
  const direction = isDescending === isBackwards ? 'asc' : 'desc';
  return keys.map((key) => ({ [key === 'activityAt' ? raw(columns[key]) : key]: direction }));
}

const columns = {
  createdAt: 'created_at',
  activityAt: 'coalesce(last_contact_at, created_at)',
  nameKey: 'name_key',
  companyKey: 'company_key',
  tier: 'tier',
  id: 'id',
};

/**
 * Returns the conditions of a filter. If few rows can match, only those are read, in any sort
 * order.
 */
export async function filterConditions(em: SqlEntityManager, filter: LeadFilter, sort?: LeadOrder) {
  const dialect = dialectOf(em);
  const path = await cheapestPath({ em, filter, dialect });
  return [...(path ? [path] : []), ...rowConditions(filter, dialect, path ? 'path' : sort)];
}
