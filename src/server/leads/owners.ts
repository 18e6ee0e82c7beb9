import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Colleague } from '../../shared/accounts.ts';
import { MINE } from '../../shared/leads/constants.ts';
import type { LeadFilter } from '../../shared/leads/filter.ts';
import type { RequestActor } from '../audit/auditLog.ts';
import { AccountEntity } from '../access/accounts/entity.ts';
import { LeadEntity, LeadViewEntity } from './entity.ts';

/** An id that matches no account. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/** Replaces `me` in a filter with the caller's account; tokens and local callers own no leads. */
export const withOwner = <Filter extends Pick<LeadFilter, 'owner'>>(
  filter: Filter,
  { accountId = NO_ACCOUNT }: Pick<RequestActor, 'accountId'>,
): Filter => (filter.owner === MINE ? { ...filter, owner: accountId } : filter);

/** Small enough for the time limit of a statement. */
const BATCH_SIZE = 1000;

type Owned = {
  ownerId?: string | null | undefined;
  followUpOn?: string | null | undefined;
  lastContactAt?: Date | null | undefined;
  wonValue?: number | null | undefined;
};
type Owners = Map<string, Colleague>;

/** Returns the owners of leads by their id. */
export async function findOwners(em: SqlEntityManager, leads: Owned[]): Promise<Owners> {
  const ids = [...new Set(leads.flatMap(({ ownerId }) => ownerId ?? []))];
  if (ids.length === 0) return new Map();
  const people = await em.find(AccountEntity, { id: { $in: ids } }, { fields: ['id', 'name'] });
  return new Map(people.map(({ id, name }) => [id, { id, name }]));
}

/** Returns the team's fields about a lead's progress, with null for values that are not set. */
export const progressOf = (
  { ownerId, followUpOn, lastContactAt, wonValue }: Owned,
  owners: Owners,
) => ({
  owner: owners.get(ownerId ?? '') ?? null,
  followUpOn: followUpOn ?? null,
  wonValue: wonValue ?? null,
  lastContactAt: lastContactAt ?? null,
});

/** Removes an owner from all of its leads, and its saved views. */
export async function releaseLeads(em: SqlEntityManager, ownerId: string) {
  await em.nativeDelete(LeadViewEntity, { ownerId });
  const options = { fields: ['id'], limit: BATCH_SIZE, disableIdentityMap: true } as const;
  for (;;) {
    const ids = (await em.find(LeadEntity, { ownerId }, options)).map(({ id }) => id);
    if (ids.length === 0) return;
    await em.nativeUpdate(LeadEntity, { id: { $in: ids } }, { ownerId: null });
  }
}
