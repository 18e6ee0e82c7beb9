import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { addDays, firstOfMonth, type Moment } from './dates.ts';

// A separate module, because public pages need no time zones.
dayjs.extend(utc);
dayjs.extend(timezone);

/** The name of the viewer's time zone, as in `Europe/Berlin`. */
export const viewerZone = () => dayjs.tz.guess();

export function isZone(name: string) {
  try {
    return dayjs(0).tz(name).isValid();
  } catch {
    return false;
  }
}

/** The day of a moment in a zone, as in `2026-11-05`. */
export const dayIn = (zone: string, moment: Moment = Date.now()) =>
  dayjs(moment).tz(zone).format('YYYY-MM-DD');

// Cached, because dayjs takes 0.2 ms for each, and a year of trends has 366.
const starts = new Map<string, Date>();
const MAX_STARTS = 10_000;

/**
 * Returns the first moment of a day in a zone: where clocks change at midnight, 00:00 is skipped or
 * occurs twice.
 */
export function startOfDay(zone: string, day: string): Date {
  const key = `${zone} ${day}`;
  const start = starts.get(key) ?? firstMoment(zone, day);
  if (starts.size >= MAX_STARTS) starts.clear();
  starts.set(key, start);
  return start;
}

function firstMoment(zone: string, day: string) {
  const midnight = dayjs.tz(day, zone);
  const hourBefore = midnight.subtract(1, 'hour').toDate();
  return dayIn(zone, hourBefore) === day ? hourBefore : midnight.toDate();
}

export type Span = { since: Date; before: Date };

/** Includes both days. */
export const spanOf = (zone: string, first: string, last = first): Span => ({
  since: startOfDay(zone, first),
  before: startOfDay(zone, addDays(last, 1)),
});

/** The calendar month of a day. */
export const monthOf = (zone: string, day: string): Span => ({
  since: startOfDay(zone, firstOfMonth(day)),
  before: startOfDay(zone, firstOfMonth(day, 1)),
});

/** The last `count` days in a zone with today, oldest first. */
export function lastDays(zone: string, count: number): ({ day: string } & Span)[] {
  const today = dayIn(zone);
  const days = Array.from({ length: count + 1 }, (_, index) => addDays(today, index - count + 1));
  const starts = days.map((day) => startOfDay(zone, day));
  return days.slice(0, count).map((day, index) => ({
    day,
    since: starts[index] ?? new Date(0),
    before: starts[index + 1] ?? new Date(0),
  }));
}
