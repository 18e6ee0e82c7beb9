import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { v7 as uuid } from 'uuid';
import { shortDate } from '../../shared/dates.ts';
import { formatDollars } from '../../shared/numbers.ts';
import { type LeadChange, LeadProgress } from '../../shared/leads/adminLeads.ts';
import { AccountEntity } from '../access/accounts/entity.ts';
import { ErrorData, invalid } from '../http/errors.ts';
import { LeadEntity, LeadEventEntity, type StoredLead } from './entity.ts';
import { findOwners, progressOf } from './owners.ts';
import { leadDetails } from './service.ts';

const fields = ['status', 'ownerId', 'followUpOn', 'wonValue'] as const;
type Values = Pick<LeadChange, (typeof fields)[number]>;

/**
 * Changes the status, the owner, the follow-up or the value of a lead, and writes its history.
 * @throws TRPCError NOT_FOUND, or CONFLICT with the current values when someone else changed one
 *   of the same fields.
 */
export async function updateLead(em: SqlEntityManager, input: LeadChange) {
  const { id, expected = {}, author } = input;
  await em.transactional(async (tx) => {
    const newOwner = await lockOwner(tx, input.ownerId);
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const lead = await tx.findOneOrFail(LeadEntity, { id }, { lockMode });
    const differs = (values: Values) =>
      fields.filter(
        (field) => values[field] !== undefined && values[field] !== (lead[field] ?? null),
      );
    const changed = differs(input);
    const stale = differs(expected);
    if (changed.some((field) => stale.includes(field))) throw await staleChange(tx, lead);
    const createdAt = new Date();
    const wasContacted = changed.includes('status');
    for (const field of changed) {
      const event = eventOf(field, { lead, input, ownerName: newOwner?.name });
      tx.create(LeadEventEntity, { id: uuid(), leadId: id, author, createdAt, ...event });
    }
    tx.assign(lead, {
      ...Object.fromEntries(changed.map((field) => [field, input[field]])),
      ...(wasContacted && { lastContactAt: createdAt }),
    });
  });
  return leadDetails(em, { id });
}

/** Locked before the lead, in the order in which the removal of an account locks them. */
async function lockOwner(em: SqlEntityManager, id: string | null | undefined) {
  if (!id) return undefined;
  const options = { fields: ['id', 'name'], lockMode: LockMode.PESSIMISTIC_READ } as const;
  const owner = await em.findOne(AccountEntity, { id }, options);
  if (!owner) throw invalid('ownerId', 'Must be the id of an account');
  return owner;
}

type Change = { lead: StoredLead; input: LeadChange; ownerName: string | undefined };

function eventOf(field: (typeof fields)[number], { lead, input, ownerName }: Change) {
  if (field === 'status') return { fromStatus: lead.status, toStatus: input.status };
  if (field === 'ownerId') return { change: changeText('Owner', ownerName) };
  if (field === 'wonValue') return { change: changeText('Value', dollars(input.wonValue)) };
  return { change: changeText('Follow-up', input.followUpOn && shortDate(input.followUpOn)) };
}

const dollars = (value: number | null | undefined) =>
  typeof value === 'number' ? formatDollars(value) : null;

const changeText = (what: string, value: string | null | undefined) =>
  value ? `${what} set to ${value}` : `${what} removed`;

async function staleChange(em: SqlEntityManager, lead: StoredLead) {
  const current = { status: lead.status, ...progressOf(lead, await findOwners(em, [lead])) };
  return new TRPCError({
    code: 'CONFLICT',
    message: 'Someone else has changed this lead in the meantime.',
    cause: new ErrorData({ detail: LeadProgress.parse(current) }),
  });
}
