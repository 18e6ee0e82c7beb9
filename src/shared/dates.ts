import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** ISO 8601 text, milliseconds since 1970, or a `Date`. */
export type DateLike = string | number | Date;

const DAY_FORMAT = 'YYYY-MM-DD';

/** ISO 8601 in UTC with milliseconds, as stored and sent. */
export const timestamp = (moment: DateLike = Date.now()) => dayjs(moment).toISOString();

// Public dates are in UTC, so that the server and every browser render the same text.

/** As in `Nov 5, 2026`. */
export const shortDate = (moment: DateLike) => dayjs.utc(moment).format('MMM D, YYYY');

/** As in `November 5, 2026`. */
export const longDate = (moment: DateLike) => dayjs.utc(moment).format('MMMM D, YYYY');

/** As in `Thursday, November 5, 2026`. */
export const fullDate = (moment: DateLike) => dayjs.utc(moment).format('dddd, MMMM D, YYYY');

/** As in `Nov 5`. */
export const monthAndDay = (moment: DateLike) => dayjs.utc(moment).format('MMM D');

/** As in `2026-11-05 09:07 UTC`. */
export const utcDateTime = (moment: DateLike) =>
  `${dayjs.utc(moment).format('YYYY-MM-DD HH:mm')} UTC`;

/** As in `09:07 UTC`. */
export const utcTime = (moment: DateLike) => `${dayjs.utc(moment).format('HH:mm')} UTC`;

/** The day in UTC, as in `2026-11-05`. */
export const utcDay = (moment: DateLike = Date.now()) => dayjs.utc(moment).format(DAY_FORMAT);

/** Returns the whole seconds until midnight in UTC. */
export const secondsToMidnight = () =>
  Math.ceil(dayjs.utc().add(1, 'day').startOf('day').diff(dayjs.utc(), 'second', true));

/** Whether a text is a day of the calendar, as in `2026-11-05`. */
export const isDay = (text: string) =>
  text.length === DAY_FORMAT.length && dayjs.utc(text).format(DAY_FORMAT) === text;

export const isMonday = (text: string) => isDay(text) && dayjs.utc(text).day() === 1;

export const addDays = (day: string, days: number) =>
  dayjs.utc(day).add(days, 'day').format(DAY_FORMAT);

/** Returns the first day of a day's month, or of a month before or after it. */
export const firstOfMonth = (day: string, months = 0) =>
  dayjs.utc(day).startOf('month').add(months, 'month').format(DAY_FORMAT);

/** Returns the first Monday after a day. */
export function mondayAfter(day: string) {
  const weekday = dayjs.utc(day).day();
  return addDays(day, weekday === 0 ? 1 : 8 - weekday);
}

/** Returns the Sunday that ends a day's week. */
export const sundayFrom = (day: string) => addDays(day, (7 - dayjs.utc(day).day()) % 7);

export const yearOf = (day: string) => dayjs.utc(day).year();

// In the local time zone: for the browser only.

/** As in `Nov 05, 2026 09:07`. */
export const localDateTime = (moment: DateLike) => dayjs(moment).format('MMM DD, YYYY HH:mm');

/** As in `Nov 5, 2026`. */
export const localDate = (moment: DateLike) => dayjs(moment).format('MMM D, YYYY');

/** As in `14:05`. */
export const localTime = (moment: DateLike = Date.now()) => dayjs(moment).format('HH:mm');

/** As in `2026-11-05`, the value of a date field. */
export const localDay = (moment: DateLike = Date.now()) => dayjs(moment).format(DAY_FORMAT);

/** Returns the value of a date and time picker, as in `2026-11-05 09:07:00` in local time. */
export const toPickerValue = (moment: DateLike | null) =>
  moment === null ? null : dayjs(moment).format(`${DAY_FORMAT} HH:mm:ss`);

/** Parses the value of a date and time picker to ISO 8601; null for an empty or invalid one. */
export function fromPickerValue(text: string | null) {
  const moment = dayjs(text ?? '');
  return moment.isValid() ? moment.toISOString() : null;
}

export const endOfLocalDay = (day: string) => dayjs(day).endOf('day').toISOString();

/** Returns the full days that have passed. */
export const daysSince = (moment: DateLike) => dayjs().diff(moment, 'day');

export const isPast = (moment: DateLike) => !dayjs(moment).isAfter(dayjs());
