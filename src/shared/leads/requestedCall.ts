import dayjs from 'dayjs';

/** The times of day to choose from, with their hours in the visitor’s time zone. */
export const callHours = {
  Morning: [9, 12],
  Midday: [12, 14],
  Afternoon: [14, 16],
  'Late afternoon': [16, 18],
} as const;

/** A day, a time of `callHours` and a time zone. `length` is that of the call, such as `30-minute`. */
type Request = { length: string; day: string; time: string; timeZone: string };

/**
 * The first line of a message that requests a call. `requestedCall` recognizes it later by one word for
 * any length.
 */
export const requestLine = ({ length, day, time, timeZone }: Request) =>
  `${length.replaceAll(/\s+/g, '-')} strategy call: ${day}, ${time} (${timeZone})`;

/**
 * Returns the day, time and time zone of the call that a message requests, as in
 * `Monday, March 2, 2026, Morning (Europe/London)`, or empty text.
 */
export const requestedCall = (message: string) =>
  /^\S+ strategy call: (.+, .+ \(.+\))$/.exec(message.split(/\r?\n/, 1)[0] ?? '')?.[1] ?? '';

/**
 * Returns the day and time in short, as in `Mon, Mar 2, Morning`. A day that is not a date is
 * returned as entered.
 */
export function shortRequestedCall(message: string) {
  const request = requestedCall(message).replace(/ \([^()]*\)$/, '');
  return request.replace(/^(\w{3})\w*day, (\w{3})\w* (\d+), \d{4},/, '$1, $2 $3,');
}

/** Returns the parts of a requested call, or null when the day is not a date. */
export function parseCall(message: string) {
  const pattern = /^(?:\w+, )?(\w+ \d{1,2}, \d{4}), (.+?) \(([^()]*)\)$/;
  const parts = pattern.exec(requestedCall(message));
  if (!parts) return null;
  const [, date = '', time = '', zone = ''] = parts;
  const day = dayjs(date);
  return day.isValid() ? { day: day.format('YYYY-MM-DD'), time, zone } : null;
}
