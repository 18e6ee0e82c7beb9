import * as z from 'zod/mini';
import { callForm } from '../../shared/content/forms.ts';
import { addDays, fullDate, isDay, utcDay } from '../../shared/dates.ts';
import { askedLead } from '../../shared/leads/newLead.ts';
import { honeypot } from '../../shared/honeypot.ts';
import { requiredText, text } from '../../shared/formText.ts';

/** `2026-03-02` → `Monday, March 2, 2026`; anything else as it was typed. */
export const readableDay = (day: string) => (isDay(day) ? fullDate(day) : day);

/** Not before yesterday in UTC, which is today somewhere. */
const isAhead = (day: string) => day === '' || day >= addDays(utcDay(), -1);

const Asked = z.extend(askedLead(callForm.errors), {
  revenue: z.prefault(text(200), ''),
  // Leaves room for the wish.
  message: z.prefault(text(9000), ''),
  ...honeypot,
  day: requiredText(40, callForm.errors.day).check(z.refine(isAhead, callForm.errors.past)),
  time: requiredText(40, callForm.errors.time),
  timeZone: z.prefault(text(100), ''),
});

/** What the form asks; the wish becomes the first line of the lead's message. */
export const CallRequest = z.pipe(
  Asked,
  z.transform(({ day, time, timeZone, message, ...person }: z.output<typeof Asked>) => {
    const wish = callForm.wish(readableDay(day), time, timeZone || 'time zone not given');
    return { ...person, message: message ? `${wish}\n\n${message}` : wish };
  }),
);
