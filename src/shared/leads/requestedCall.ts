import dayjs from 'dayjs';
import { callForm } from '../content/forms.ts';

/** How the message of a lead that requests a call starts. */
export const [requestPrefix = ''] = callForm.requestLine('|', '', '').split('|');

/**
 * Returns the day and time of the call that a message requests, as in `Mon, Mar 2, Morning`, or
 * empty text. A day that is not a date is returned as entered.
 */
export function requestedCall(message: string) {
  const [line = ''] = message.split('\n', 1);
  if (!line.startsWith(requestPrefix)) return '';
  const request = line.slice(requestPrefix.length).replace(/ \([^()]*\)$/, '');
  return request.replace(/^(\w{3})\w*day, (\w{3})\w* (\d+), \d{4},/, '$1, $2 $3,');
}

/** Returns the parts of a requested call, or null when the day is not a date. */
export function parseCall(message: string) {
  const [line = ''] = message.split('\n', 1);
  const parts = /^(?:\w+, )?(\w+ \d{1,2}, \d{4}), (.+?) \(([^()]*)\)$/.exec(
    line.startsWith(requestPrefix) ? line.slice(requestPrefix.length) : '',
  );
  if (!parts) return null;
  const [, date = '', time = '', zone = ''] = parts;
  const day = dayjs(date);
  return day.isValid() ? { day: day.format('YYYY-MM-DD'), time, zone } : null;
}
