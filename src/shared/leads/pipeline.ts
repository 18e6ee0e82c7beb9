import { z } from 'zod';
import { Lead } from '../leads.ts';
import { text, requiredText } from '../text.ts';
import { LeadFilter, LeadStatus } from './filter.ts';
import { LONGEST_NOTE, MOST_SELECTED } from './terms.ts';
import { LeadSort, readPlace } from './sorting.ts';

const place = z.string('Must be a place of an earlier answer').max(2000).optional();

/** One page of a list that is walked both ways: after one place or before one. */
export const LeadPageQuery = LeadFilter.extend({
  sort: LeadSort,
  after: place,
  before: place,
  limit: z.int().min(1).max(200).default(50),
}).superRefine(({ sort, after, before }, context) => {
  for (const [path, value] of Object.entries({ after, before }))
    if (value !== undefined && !readPlace(value, sort))
      context.addIssue({
        code: 'custom',
        path: [path],
        message: 'Must be a place of an earlier answer with the same sort',
      });
});
export type LeadPageQuery = z.output<typeof LeadPageQuery>;

const LeadRow = Lead.omit({ message: true }).extend({
  status: z.string(),
  /** The day and time that a call was asked for; empty where none was. */
  call: z.string(),
});
export const LeadPage = z.object({
  leads: z.array(LeadRow),
  /** Null at the ends of the list. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
});

export const CountQuery = LeadFilter.extend({ isExact: z.boolean().default(false) });
/** `isMore` when there are more than were counted. */
export const LeadCount = z.object({ count: z.int(), isMore: z.boolean() });

const Choice = z.object({ value: z.string(), count: z.int() });
export const LeadFigures = z.object({
  total: z.int(),
  month: z.int(),
  highValue: z.int(),
  spam: z.int(),
  /** What the filters offer, the most frequent first. */
  types: z.array(Choice),
  offers: z.array(Choice),
});

/** Who writes, as they call themselves: there is one password, so the server cannot know. */
const author = text(100)
  .transform((name) => name || 'Admin')
  .default('Admin');

export const LeadId = z.object({ id: z.guid('Must be the id of a lead') });
export const NewNote = LeadId.extend({ note: requiredText(LONGEST_NOTE), author });
export type NewNote = z.output<typeof NewNote>;

const Event = z.object({
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
  /** Notes and changes of status, newest first. */
  events: z.array(Event),
});

/** What is done with leads: with those named, or slice by slice with all of a filter. */
export const BulkWork = z
  .object({
    action: z.enum(['status', 'restore', 'delete'], {
      error: 'Must be one of status, restore, delete',
    }),
    /** Which status, for the action `status`. */
    status: LeadStatus.optional(),
    author,
    ids: z.array(z.guid('Must be the id of a lead')).min(1).max(MOST_SELECTED).optional(),
    filter: LeadFilter.optional(),
    /** Where the next slice of a filter begins. */
    after: place,
  })
  .superRefine(({ action, status, ids, filter, after }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (action === 'status' && !status) refuse('status', 'Required');
    if (!ids === !filter) refuse('ids', 'Give either ids or a filter');
    if (after !== undefined && !readPlace(after, 'newest'))
      refuse('after', 'Must be the next of an earlier answer');
  });
export type BulkWork = z.output<typeof BulkWork>;
export const BulkAnswer = z.object({ changed: z.int(), next: z.string().nullable() });
