import { addDays, type DateLike, mondayAfter, utcDay } from '../dates.ts';

/** The length of a guide's calendar. */
export const WEEKS = 13;
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];
export const taskKinds = [
  'setup',
  'invite',
  'prepare',
  'record',
  'edit',
  'publish',
  'promote',
  'review',
] as const;

/**
 * Returns the day on which a calendar starts: the Monday after the quiz, or the next Monday when
 * its thirteen weeks have passed.
 */
export function firstMonday(quizTaken: DateLike, today = utcDay()) {
  const first = mondayAfter(utcDay(quizTaken));
  return addDays(first, 7 * WEEKS) > today ? first : mondayAfter(today);
}

/** The Mondays on which the calendar may start instead. */
export const possibleStarts = (first: string) =>
  Array.from({ length: WEEKS }, (_, week) => addDays(first, 7 * week));

/** Returns the date of a weekday; `week` is an index. */
export const dateInWeek = (start: string, week: number, day: Weekday = 'Mon') =>
  addDays(start, 7 * week + weekdays.indexOf(day));
