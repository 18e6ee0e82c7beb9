import dayjs from 'dayjs';
import { callForm } from '../content/forms.ts';

/** How the message of a lead that requests a call starts. */
export const [requestPrefix = ''] = callForm.requestLine('|', '', '').split('|');

/**
 * Returns the day, time and time zone of the call that a message requests, as in
 * `Monday, March 2, 2026, Morning (Europe/London)`, or empty text.
 */
export function requestedCall(message: string) {
  const [line = ''] = message.split('\n', 1);
  return line.startsWith(requestPrefix) ? line.slice(requestPrefix.length) : '';
}

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
