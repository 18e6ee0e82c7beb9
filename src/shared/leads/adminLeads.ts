import { z } from 'zod';
import { StoredAttribution } from '../attribution.ts';
import { Colleague } from '../accounts.ts';
import { isDay } from '../dates.ts';
import { Lead } from './lead.ts';
import { requiredLongText, text } from '../text.ts';
import { LeadFilter, LeadStatus } from './filter.ts';
import { kanbanStatuses, MAX_NOTE_LENGTH, MAX_SELECTED, MAX_WON_VALUE } from './constants.ts';
import { LeadSort, decodeCursor } from './sorting.ts';

const cursor = z.string('Must come from a previous response').max(2000).optional();

/** Selects one page of the list, after or before a cursor. */
export const LeadPageQuery = LeadFilter.extend({
  sort: LeadSort,
  after: cursor,
  before: cursor,
  limit: z.int().min(1).max(200).default(50),
}).superRefine(({ sort, after, before }, context) => {
  for (const [path, value] of Object.entries({ after, before }))
    if (value !== undefined && !decodeCursor(value, sort))
      context.addIssue({
        code: 'custom',
        path: [path],
        message: 'Must come from a previous response with the same sort',
      });
});
export type LeadPageQuery = z.output<typeof LeadPageQuery>;

/** What the team notes about the progress of a lead. */
const progress = {
  status: z.string(),
  owner: Colleague.nullable(),
  /** A day of the calendar, as in `2026-11-05`. */
  followUpOn: z.string().nullable(),
  /** In US dollars, of a lead that was won. */
  wonValue: z.int().nullable(),
  /** When the last note was added or the status changed. */
  lastContactAt: z.date().nullable(),
};

const LeadRow = Lead.omit({ message: true }).extend({
  ...progress,
  /** The day and time of a requested call, or empty text; see `shortRequestedCall`. */
  call: z.string(),
});
export const LeadPage = z.object({
  leads: z.array(LeadRow),
  /** Null at the ends of the list. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
});

/** The order of the kanban board. Sorted by arrival, an index finds the leads of a range of days. */
export const kanbanOrder = ({ from, to }: Pick<LeadFilter, 'from' | 'to'>) =>
  (from ?? to) ? 'newest' : 'activity';

/** Selects one page of a column of the kanban board. */
export const KanbanColumnQuery = LeadFilter.extend({
  status: z.enum(kanbanStatuses, { error: `Must be one of ${kanbanStatuses.join(', ')}` }),
  cursor,
  limit: z.int().min(1).max(100).default(20),
}).refine(
  ({ cursor: place, ...filter }) =>
    place === undefined || decodeCursor(place, kanbanOrder(filter)) !== undefined,
  { path: ['cursor'], error: 'Must come from a previous response with the same filter' },
);
export type KanbanColumnQuery = z.output<typeof KanbanColumnQuery>;

export const KanbanColumn = z.object({
  leads: z.array(LeadRow),
  /** Null at the end of the column. */
  nextCursor: z.string().nullable(),
});

export const CountQuery = LeadFilter.extend({ isExact: z.boolean().default(false) });
/** With `isMore`, there are more leads than counted. */
export const LeadCount = z.object({ count: z.int(), isMore: z.boolean() });

const Choice = z.object({ value: z.string(), count: z.int() });
export const LeadStats = z.object({
  total: z.int(),
  /** Created in the current month. */
  month: z.int(),
  /** With a revenue of at least $5M. */
  highValue: z.int(),
  spam: z.int(),
  /** Choices of the filters, the most frequent first. */
  types: z.array(Choice),
  offers: z.array(Choice),
});

/** The author's name as entered; that of the account replaces it for people who have one. */
const author = text(100)
  .transform((name) => name || 'Admin')
  .default('Admin');

export const LeadId = z.object({ id: z.guid('Must be the id of a lead') });
export const NewNote = LeadId.extend({ note: requiredLongText(MAX_NOTE_LENGTH), author });
export type NewNote = z.output<typeof NewNote>;

const ownerId = z.guid('Must be the id of an account').nullable();
const wonValueError = 'Must be a whole number of dollars, from 0 to 1,000,000,000';

/** Null removes the owner, the follow-up or the value. */
const changes = {
  status: LeadStatus.optional(),
  ownerId: ownerId.optional(),
  followUpOn: z
    .string('Must be a day, such as 2026-11-30')
    .refine(isDay, 'Must be a day, such as 2026-11-30')
    .nullable()
    .optional(),
  wonValue: z
    .int(wonValueError)
    .min(0, wonValueError)
    .max(MAX_WON_VALUE, wonValueError)
    .nullable()
    .optional(),
};
export const LeadChange = LeadId.extend({
  ...changes,
  /** The values that the caller saw; another value in the database is a conflict. */
  expected: z.object(changes).optional(),
  author,
});
export type LeadChange = z.output<typeof LeadChange>;

/** What a conflict returns: the values that someone else saved. */
export const LeadProgress = z.object(progress).omit({ lastContactAt: true });

/** A note, a change of status, or a description of another change. */
const HistoryEntry = z.object({
  id: z.guid(),
  author: z.string(),
  fromStatus: z.string().nullish(),
  toStatus: z.string().nullish(),
  note: z.string().nullish(),
  change: z.string().nullish(),
  createdAt: z.date(),
});
export const LeadDetails = Lead.extend({
  ...progress,
  call: z.string(),
  suspectedSpam: z.boolean(),
  attribution: StoredAttribution,
  /** The newest entries of the history, newest first; the timeline of the person has all of them. */
  events: z.array(HistoryEntry),
  hasEarlierEvents: z.boolean(),
});

/** An action on leads: on the given ids, or batch by batch on all leads of a filter. */
export const BulkAction = z
  .object({
    /** `restore` marks leads as not spam. */
    action: z.enum(['status', 'restore', 'delete'], {
      error: 'Must be one of status, restore, delete',
    }),
    /** The new status, for the action `status`. */
    status: LeadStatus.optional(),
    author,
    ids: z.array(z.guid('Must be the id of a lead')).min(1).max(MAX_SELECTED).optional(),
    filter: LeadFilter.optional(),
    /** The cursor of the next batch of a filter. */
    after: cursor,
  })
  .superRefine(({ action, status, ids, filter, after }, context) => {
    const reject = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (action === 'status' && !status) reject('status', 'Required');
    if (!ids === !filter) reject('ids', 'Give either ids or a filter');
    if (after !== undefined && !decodeCursor(after, 'newest'))
      reject('after', 'Must be the `next` of a previous response');
  });
export type BulkAction = z.output<typeof BulkAction>;
export const BulkOutput = z.object({ changed: z.int(), next: z.string().nullable() });
