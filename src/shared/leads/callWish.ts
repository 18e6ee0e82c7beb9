import { callForm } from '../content/forms.ts';

const [before = ''] = callForm.wish('|', '', '').split('|');

/**
 * The day and time of a call that a lead's message begins with, short: `Mon, Mar 2, Morning`; of a
 * day in other words as it was typed. Empty where no call was asked for.
 */
export function askedCall(message: string) {
  const [line = ''] = message.split('\n', 1);
  if (!line.startsWith(before)) return '';
  const asked = line.slice(before.length).replace(/ \([^()]*\)$/, '');
  return asked.replace(/^(\w{3})\w*day, (\w{3})\w* (\d+), \d{4},/, '$1, $2 $3,');
}
