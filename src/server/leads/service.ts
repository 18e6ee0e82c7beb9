import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { attributionColumns, type ColumnsQuery } from '../../shared/attributionColumns.ts';
import type { Attribution } from '../../shared/attribution.ts';
import { filterFields, type LeadFilter } from '../../shared/leads/filter.ts';
import type { NewNote } from '../../shared/leads/adminLeads.ts';
import { Lead, type LeadQuery, ListedLead, type NewLead } from '../../shared/leads/lead.ts';
import { NOT_SPAM } from '../../shared/leads/constants.ts';
import { requestedCall, shortRequestedCall } from '../../shared/leads/requestedCall.ts';
import { type ExportQuery } from '../../shared/paging.ts';
import { identifyVisitor } from '../visits/visits.ts';
import { type Actor, auditOnce, auditThrottled, type RequestActor } from '../audit/auditLog.ts';
import { createOnce, type IdempotencyKey } from '../database/idempotency/createOnce.ts';
import { type NotificationSettings, releaseNotification } from '../mail/quota.ts';
import { notifier } from '../notifications/notify.ts';
import { connectionFor, LONG_READS, newestPage } from '../database/paging.ts';
import { eventPublisher } from '../webhooks/service.ts';
import { LeadEntity, LeadEventEntity, searchKeys } from './entity.ts';
import { findOwners, progressOf } from './owners.ts';
import { dialectOf } from '../database/search/sql.ts';
import { rowConditions } from './search/conditions.ts';
import { filterConditions } from './search/leadPage.ts';

type LeadSubmission = {
  lead: NewLead;
  attribution?: Attribution | undefined;
  visitorId?: string | undefined;
  suspectedSpam: boolean;
  idempotencyKey?: IdempotencyKey | undefined;
  notifications?: NotificationSettings | undefined;
};

/** Stores a lead once per idempotency key, with its webhook events and its notification. */
export async function createLead(
  em: SqlEntityManager,
  { lead, attribution, visitorId, suspectedSpam, idempotencyKey, notifications }: LeadSubmission,
) {
  const publish = await eventPublisher(em, 'lead.created');
  const isCall = requestedCall(lead.message) !== '';
  const notify = suspectedSpam
    ? undefined
    : await notifier(em, notifications, { subject: 'lead', isCall });
  const created = await createOnce<Lead>(em, {
    key: idempotencyKey,
    scope: 'leads.create',
    input: lead,
    create: (tx) => {
      const row = { id: uuid(), ...lead, createdAt: new Date() };
      const { id } = row;
      if (!suspectedSpam) {
        if (visitorId) identifyVisitor(tx, { visitorId, email: lead.email });
        publish(id, () => ({ ...row, attribution: attribution ?? null }), tx);
        notify?.(tx, id, { lead: { id, ...lead, attribution } });
      }
      // `onCreate` sets the rest, such as the status; it would compute the keys again for each column.
      tx.create(LeadEntity, { ...row, ...searchKeys(lead), attribution, suspectedSpam });
      return row;
    },
    find: (id) => em.findOne(LeadEntity, { id }),
    onRepeat: async () => notify && releaseNotification(em),
    responseIfDeleted: (stored) => ({ ...lead, ...stored }),
  });
  return { lead: created };
}

/** The columns of the API, without those for search. */
const listedColumns = (spam?: 'include') => (spam ? ListedLead : Lead).keyof().options;

/** Returns leads, newest first, with spam only on request. Audited, as an export is. */
export async function listLeads(em: SqlEntityManager, { spam, ...page }: LeadQuery, actor: Actor) {
  await auditThrottled(em, actor, 'leads.listed');
  const leads = em.createQueryBuilder(LeadEntity, undefined, connectionFor(page));
  if (!spam) leads.andWhere({ status: { $ne: 'spam' } });
  const { rows, nextCursor } = await newestPage(leads, page, listedColumns(spam));
  return { leads: rows, nextCursor };
}

/**
 * Returns the next rows of an export, newest first, with spam only on request. Audited once per
 * export.
 */
export async function exportLeads(em: SqlEntityManager, query: LeadExport, actor: RequestActor) {
  const { cursor, limit, spam, columns, ...filters } = query;
  const filter = { ...filters, status: filters.status ?? (spam ? undefined : NOT_SPAM) };
  await auditOnce(em, actor, 'leads.exported');
  const rows = em.createQueryBuilder(LeadEntity, undefined, LONG_READS);
  // Without a narrower filter all leads are read in order, and no batch needs a plan.
  const isNarrow = filterFields.some((field) => field !== 'status' && filter[field] !== undefined);
  const conditions = isNarrow
    ? await filterConditions(em, filter)
    : rowConditions(filter, dialectOf(em), 'newest');
  for (const { sql, values } of conditions) rows.andWhere(sql, values);
  const page = await newestPage(rows, { cursor, limit }, [
    ...listedColumns(spam),
    ...(columns ? (['wonValue', 'attribution'] as const) : []),
  ]);
  if (!columns) return page;
  return {
    ...page,
    rows: page.rows.map(({ attribution, ...row }) => ({
      ...row,
      ...attributionColumns(attribution),
    })),
  };
}
type LeadExport = LeadFilter & ExportQuery & Pick<LeadQuery, 'spam'> & ColumnsQuery;

/** As many as the timeline of a person reads at once. */
const MAX_EVENTS = 200;

/** Returns a lead with the newest entries of its history. @throws TRPCError NOT_FOUND */
export async function leadDetails(em: SqlEntityManager, { id }: { id: string }) {
  const lead = await em.findOneOrFail(LeadEntity, { id });
  const events = await em.find(
    LeadEventEntity,
    { leadId: id },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: MAX_EVENTS + 1 },
  );
  return {
    ...lead,
    ...progressOf(lead, await findOwners(em, [lead])),
    call: shortRequestedCall(lead.message),
    attribution: lead.attribution ?? null,
    events: events.slice(0, MAX_EVENTS),
    hasEarlierEvents: events.length > MAX_EVENTS,
  };
}

/** Adds a note to a lead's history. @throws TRPCError NOT_FOUND */
export async function addNote(
  em: SqlEntityManager,
  { id, note, author, eventId = uuid() }: NewNote & { eventId?: string },
) {
  await em.transactional(async (tx) => {
    // Locks the lead: a note must not outlive it.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    await tx.findOneOrFail(LeadEntity, { id }, { fields: ['id'], lockMode });
    const createdAt = new Date();
    tx.create(LeadEventEntity, { id: eventId, leadId: id, note, author, createdAt });
    await tx.nativeUpdate(LeadEntity, { id }, { lastContactAt: createdAt });
  });
  return leadDetails(em, { id });
}
