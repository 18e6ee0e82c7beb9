import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId, now } from '../database/columnDefaults.ts';
import { foldText, normalizeEmail, searchWords } from '../../shared/fold.ts';
import type { NewLead } from '../../shared/leads/lead.ts';
import { tierRank } from '../../shared/revenue.ts';
import type { Attribution } from '../../shared/attribution.ts';
import type { LeadStatus } from '../../shared/leads/constants.ts';
import { requestedCall } from '../../shared/leads/requestedCall.ts';
import { firstVisitKey, noKeys } from '../../shared/sourceKeys.ts';

/** Long enough to sort by, and short enough for an index. */
const MAX_KEY_LENGTH = 100;

type Keyed = Pick<NewLead, 'firstName' | 'lastName' | 'email' | 'company' | 'revenue'>;

/** Returns the values of the indexed columns for searching and sorting. */
export function searchKeys({ firstName, lastName, email, company, revenue }: Keyed) {
  return {
    tier: tierRank(revenue),
    nameKey: sortKey(`${firstName} ${lastName}`),
    // Leads without a company sort last.
    companyKey: company ? `a${sortKey(company)}` : 'z',
    emailKey: normalizeEmail(email),
    searchWords: searchWords(`${firstName} ${lastName} ${email} ${company}`),
  };
}

const sortKey = (text: string) => foldText(text).slice(0, MAX_KEY_LENGTH).toWellFormed();

type SearchKeys = ReturnType<typeof searchKeys>;

/** For rows that are created without the keys. */
const searchKey =
  <Key extends keyof SearchKeys>(key: Key) =>
  (lead: Keyed) =>
    searchKeys(lead)[key];

/** The time of the latest activity, which the kanban board is sorted by. */
const ACTIVITY = 'coalesce(last_contact_at, created_at)';

/**
 * The initial migration adds what an entity cannot declare: the generated column `facet` (status,
 * tier, lead and offer type in one text), the full-text index, and the triggers that keep that
 * index and `lead_counts` up to date.
 */
export const LeadEntity = defineEntity({
  name: 'Lead',
  tableName: 'leads',
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['status', 'createdAt', 'id'] },
    { properties: ['tier', 'createdAt', 'id'] },
    { properties: ['nameKey', 'id'] },
    { properties: ['companyKey', 'id'] },
    { properties: ['emailKey'] },
    // Leads of a first visit.
    { properties: ['firstSource', 'createdAt', 'id'] },
    { properties: ['firstCampaign', 'createdAt', 'id'] },
    { properties: ['firstLanding', 'createdAt', 'id'] },
    // Follow-ups that are due, and requested calls; most leads have neither.
    { properties: ['status', 'followUpOn', 'id'], where: 'follow_up_on is not null' },
    // Has all columns of the conditions, so that counting calls reads no leads.
    {
      name: 'leads_requested_calls_index',
      properties: ['createdAt', 'id', 'status', 'asksForCall'],
      where: 'asks_for_call',
    },
    // Includes leads without an owner.
    { properties: ['ownerId', 'createdAt', 'id'] },
    // The columns of the kanban board, for everybody and for one owner.
    {
      name: 'leads_activity_index',
      expression: `create index leads_activity_index on leads (status, ${ACTIVITY}, id)`,
    },
    {
      name: 'leads_owner_activity_index',
      expression: `create index leads_owner_activity_index on leads (owner_id, status, ${ACTIVITY}, id)`,
    },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    company: p.text(),
    revenue: p.text(),
    message: p.text().default(''),
    leadType: p.text(),
    offerType: p.text().default(''),
    /** The honeypot was filled in. Not part of the REST API, which has only `status`. */
    suspectedSpam: p.boolean().default(false),
    /** Where the person came from. In the REST API only an export has it, with `columns=all`. */
    attribution: p.json<Attribution>().columnType('json').nullable(),
    /** Progress of the sale. Suspected spam starts as `spam`. */
    status: p
      .text()
      .$type<LeadStatus>()
      .default('new')
      .onCreate(({ suspectedSpam }: { suspectedSpam: boolean }) =>
        suspectedSpam ? 'spam' : 'new',
      ),
    /** The account that works with the lead. Like the next two, not part of the REST API. */
    ownerId: p.uuid().nullable(),
    /** A day of the calendar, as in `2026-11-05`. */
    followUpOn: p.string().length(10).nullable(),
    /** When the last note was added or the status changed. */
    lastContactAt: p.datetime(3).nullable(),
    /** In US dollars, of a lead that was won. Like `attribution`, in the REST API only an export has it. */
    wonValue: p.integer().nullable(),
    /** The message starts with the day and time of a call. */
    asksForCall: p
      .boolean()
      .default(false)
      .onCreate(({ message = '' }: { message?: string }) => requestedCall(message) !== ''),
    /** Keys of the first visit, for counting and finding leads. */
    firstSource: p.text().default(noKeys.source).onCreate(firstVisitKey('source')),
    firstCampaign: p.text().default(noKeys.campaign).onCreate(firstVisitKey('campaign')),
    firstLanding: p.text().default(noKeys.landing).onCreate(firstVisitKey('landing')),
    /** Rank of the revenue, 0 to 3. */
    tier: p.smallint().default(0).onCreate(searchKey('tier')),
    nameKey: p.text().default('').onCreate(searchKey('nameKey')),
    companyKey: p.text().default('').onCreate(searchKey('companyKey')),
    /** Identifies the person. */
    emailKey: p.text().default('').onCreate(searchKey('emailKey')),
    searchWords: p.text().default('').onCreate(searchKey('searchWords')),
    createdAt: p.datetime(3).onCreate(now),
  },
});

export type StoredLead = InferEntity<typeof LeadEntity>;

/** An entry of a lead's history, not an event of webhooks: a note, a change of status, or another change in words. */
export const LeadEventEntity = defineEntity({
  name: 'LeadEvent',
  tableName: 'lead_events',
  indexes: [{ properties: ['leadId', 'createdAt'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    leadId: p.uuid(),
    author: p.text(),
    fromStatus: p.text().nullable(),
    toStatus: p.text().nullable(),
    note: p.text().nullable(),
    /** A change of the owner or the follow-up, as in `Owner set to Ada`. */
    change: p.text().nullable(),
    createdAt: p.datetime(3).onCreate(now),
  },
});

/** Lead counts per facet, maintained by triggers, so that stats do not count a million rows. */
export const LeadCountEntity = defineEntity({
  name: 'LeadCount',
  tableName: 'lead_counts',
  properties: {
    facet: p.text().primary(),
    /** One of eight on Postgres, so that concurrent inserts rarely wait for the same row. */
    shard: p.smallint().primary(),
    status: p.text(),
    tier: p.smallint(),
    leadType: p.text(),
    offerType: p.text(),
    count: p.integer(),
  },
});

/** A named filter of the list. */
export const LeadViewEntity = defineEntity({
  name: 'LeadView',
  tableName: 'lead_views',
  indexes: [{ properties: ['ownerId'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** The account that sees it; null for a view that everybody sees. */
    ownerId: p.uuid().nullable().strictNullable(),
    name: p.text(),
    filter: p.json<Record<string, string>>().columnType('json'),
    sort: p.text(),
    createdAt: p.datetime(3).onCreate(now),
  },
});
