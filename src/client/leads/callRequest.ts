import { callForm } from '../../shared/content/forms.ts';
import { addDays, fullDate, isDay, utcDay } from '../../shared/dates.ts';
import { newLead } from '../../shared/leads.ts';
import { honeypot } from '../../shared/spam.ts';
import { requiredText, text } from '../../shared/text.ts';

/** `2026-03-02` → `Monday, March 2, 2026`; anything else as it was typed. */
export const readableDay = (day: string) => (isDay(day) ? fullDate(day) : day);

/** Not before yesterday in UTC, which is today somewhere. */
const isAhead = (day: string) => day === '' || day >= addDays(utcDay(), -1);

/** What the form asks; the wish becomes the first line of the lead's message. */
export const CallRequest = newLead(callForm.errors)
  .omit({ leadType: true, offerType: true })
  .extend({
    revenue: text(200).default(''),
    // Leaves room for the wish.
    message: text(9000).default(''),
    ...honeypot,
    day: requiredText(40, callForm.errors.day).refine(isAhead, callForm.errors.past),
    time: requiredText(40, callForm.errors.time),
    timeZone: text(100).default(''),
  })
  .transform(({ day, time, timeZone, message, ...person }) => {
    const wish = callForm.wish(readableDay(day), time, timeZone || 'time zone not given');
    return { ...person, message: message ? `${wish}\n\n${message}` : wish };
  });
