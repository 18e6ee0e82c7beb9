import { z } from 'zod';
import { addDays, isDay, sundayFrom } from '../dates.ts';
import { text } from '../text.ts';
import { sourceFilter } from '../sourceFilter.ts';
import { Zone } from '../zone.ts';
import { dayInZone, spanOfDays } from '../zonedDates.ts';
import {
  callFilters,
  dueFilters,
  leadStatuses,
  MINE,
  NOBODY,
  NOT_SPAM,
  tierNames,
} from './constants.ts';

const oneOf = <T extends string>(values: readonly T[]) =>
  z.enum(values, { error: `Must be one of ${values.join(', ')}` });

export const LeadStatus = oneOf(leadStatuses);

// Forms submit empty fields as empty text.
function emptyAsUndefined<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

const day = emptyAsUndefined(
  z
    .string('Must be a day, such as 2026-11-30')
    .refine((value) => isSearchableDay(value), 'Must be a day, such as 2026-11-30'),
);

/** First and last day, in `zone`. */
export const dateFilter = { from: day, to: day, zone: Zone };

/**
 * Selects leads for a list, an export or a bulk action. An empty filter selects all leads,
 * including spam.
 */
export const LeadFilter = z.object({
  /** Words; each must be a prefix of a word in the name, email or company. */
  q: emptyAsUndefined(text(200)),
  status: emptyAsUndefined(oneOf([...leadStatuses, NOT_SPAM])),
  type: emptyAsUndefined(text(200)),
  offer: emptyAsUndefined(text(200)),
  tier: emptyAsUndefined(oneOf(tierNames)),
  /** The id of an account, `nobody`, or `me` for the caller. */
  owner: emptyAsUndefined(
    z.union([z.enum([MINE, NOBODY]), z.guid()], {
      error: `Must be ${MINE}, ${NOBODY} or the id of an account`,
    }),
  ),
  /** When the follow-up of an open lead is due, in `zone`. */
  due: emptyAsUndefined(oneOf(dueFilters)),
  /** Whether a call was requested. */
  call: emptyAsUndefined(oneOf(callFilters)),
  ...sourceFilter,
  ...dateFilter,
});
export type LeadFilter = z.output<typeof LeadFilter>;

export const filterFields = LeadFilter.keyof().exclude(['zone']).options;

// In some zones, January 1, 100 begins in the year 99, which Date reads as 1999.
const isSearchableDay = (value: string) => isDay(value) && value >= '0101';

/** Returns the first and the last day on which follow-ups of a filter are due. */
export function toDueDays({ due, zone }: Pick<LeadFilter, 'due' | 'zone'>) {
  const today = dayInZone(zone);
  if (due === 'week') return { first: today, last: sundayFrom(today) };
  return {
    first: due === 'today' ? today : undefined,
    last: due === 'overdue' ? addDays(today, -1) : today,
  };
}

/** Returns the start and the exclusive end of a filter's days. */
export function toDateRange({ from, to, zone }: Pick<LeadFilter, 'from' | 'to' | 'zone'>) {
  return {
    since: from ? spanOfDays(zone, from).since : undefined,
    // Postgres does not parse the day after.
    before: to && to !== '9999-12-31' ? spanOfDays(zone, to).before : undefined,
  };
}
