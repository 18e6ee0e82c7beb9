import { z } from 'zod';
import { Lead } from '../leads.ts';
import { text, requiredText } from '../text.ts';
import { LeadFilter, LeadStatus } from './filter.ts';
import { MAX_NOTE_LENGTH, MAX_SELECTED } from './terms.ts';
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

const LeadRow = Lead.omit({ message: true }).extend({
  status: z.string(),
  /** The day and time of a requested call, or an empty text. */
  call: z.string(),
});
export const LeadPage = z.object({
  leads: z.array(LeadRow),
  /** Null at the ends of the list. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
});

export const CountQuery = LeadFilter.extend({ isExact: z.boolean().default(false) });
/** With `isMore`, there are more leads than counted. */
export const LeadCount = z.object({ count: z.int(), isMore: z.boolean() });

const Choice = z.object({ value: z.string(), count: z.int() });
export const LeadStats = z.object({
  total: z.int(),
  month: z.int(),
  highValue: z.int(),
  spam: z.int(),
  /** Choices of the filters, the most frequent first. */
  types: z.array(Choice),
  offers: z.array(Choice),
});

/** The author's name as entered: the server cannot know it, as all admins share one password. */
const author = text(100)
  .transform((name) => name || 'Admin')
  .default('Admin');

export const LeadId = z.object({ id: z.guid('Must be the id of a lead') });
export const NewNote = LeadId.extend({ note: requiredText(MAX_NOTE_LENGTH), author });
export type NewNote = z.output<typeof NewNote>;

/** A note or a change of status. */
const HistoryEntry = z.object({
  id: z.guid(),
  author: z.string(),
  fromStatus: z.string().nullish(),
  toStatus: z.string().nullish(),
  note: z.string().nullish(),
  createdAt: z.date(),
});
const source = z.record(z.string(), z.string().optional());
export const LeadDetails = Lead.extend({
  status: z.string(),
  suspectedSpam: z.boolean(),
  attribution: z.object({ first: source, last: source }).nullable(),
  /** The history, newest first. */
  events: z.array(HistoryEntry),
});

/** An action on leads: on the given ids, or batch by batch on all leads of a filter. */
export const BulkAction = z
  .object({
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
