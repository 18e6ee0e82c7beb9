import { normalizeEmail } from '../../shared/fold.ts';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { v7 as uuid } from 'uuid';
import { type LeadViewName, MAX_LEAD_VIEWS, type NewLeadView } from '../../shared/leads/views.ts';
import type { RequestActor } from '../audit/auditLog.ts';
import { notFound } from '../http/errors.ts';
import { LeadViewEntity } from './entity.ts';

type Viewer = Pick<RequestActor, 'accountId'>;

/** Shared views, and those of the person. */
const visibleTo = ({ accountId }: Viewer) => ({
  $or: [{ ownerId: null }, ...(accountId ? [{ ownerId: accountId }] : [])],
});

/** Returns the views that a person sees, by name. */
export async function listViews(em: SqlEntityManager, viewer: Viewer) {
  const orderBy = { name: 'asc', id: 'asc' } as const;
  const views = await em.find(LeadViewEntity, visibleTo(viewer), { orderBy });
  return { views: views.map(({ ownerId, ...view }) => ({ ...view, isShared: ownerId === null })) };
}

/** Saves a filter under a name. @throws TRPCError CONFLICT when there are too many views. */
export async function createView(em: SqlEntityManager, view: NewLeadView, viewer: Viewer) {
  const { name, filter, sort, isShared } = view;
  const ownerId = isShared ? null : (viewer.accountId ?? null);
  if ((await em.count(LeadViewEntity, { ownerId })) >= MAX_LEAD_VIEWS)
    throw new TRPCError({
      code: 'CONFLICT',
      message: `There are already ${MAX_LEAD_VIEWS} views. Delete one first.`,
    });
  const set = Object.entries(filter).filter(([, value]) => value !== undefined);
  const id = uuid();
  await em.insert(LeadViewEntity, {
    id,
    ownerId,
    name,
    filter: Object.fromEntries(set),
    sort,
    createdAt: new Date(),
  });
  return { id };
}

/** @throws TRPCError NOT_FOUND, also for the views of other people. */
export async function renameView(em: SqlEntityManager, { id, name }: LeadViewName, viewer: Viewer) {
  const changed = await em.nativeUpdate(LeadViewEntity, { id, ...visibleTo(viewer) }, { name });
  if (changed === 0) throw notFound('LeadView');
}

/** @throws TRPCError NOT_FOUND, also for the views of other people. */
export async function deleteView(em: SqlEntityManager, id: string, viewer: Viewer) {
  if ((await em.nativeDelete(LeadViewEntity, { id, ...visibleTo(viewer) })) === 0)
    throw notFound('LeadView');
}

/** Deletes the views that name an address or search for it. */
export async function deleteViewsOf(em: SqlEntityManager, emailKey: string) {
  const views = await em.find(LeadViewEntity, {}, { disableIdentityMap: true });
  const named = views.filter(({ name, filter }) =>
    normalizeEmail(`${name} ${filter.q ?? ''}`).includes(emailKey),
  );
  await em.nativeDelete(LeadViewEntity, { id: { $in: named.map(({ id }) => id) } });
}
