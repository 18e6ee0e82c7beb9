import { callForm } from '../content/forms.ts';

const [before = ''] = callForm.requestLine('|', '', '').split('|');

/**
 * Returns the day and time of the call that a message requests, as in `Mon, Mar 2, Morning`, or an
 * empty text. A day that is not a date is returned as entered.
 */
export function requestedCall(message: string) {
  const [line = ''] = message.split('\n', 1);
  if (!line.startsWith(before)) return '';
  const request = line.slice(before.length).replace(/ \([^()]*\)$/, '');
  return request.replace(/^(\w{3})\w*day, (\w{3})\w* (\d+), \d{4},/, '$1, $2 $3,');
}
