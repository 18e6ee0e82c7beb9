import * as z from 'zod/mini';
import { callForm } from '../../shared/content/forms.ts';
import { addDays, fullDate, isDay, utcDay } from '../../shared/dates.ts';
import { leadFormFields } from '../../shared/leads/newLead.ts';
import { longText, requiredText, text } from '../../shared/formText.ts';

/** `2026-03-02` → `Monday, March 2, 2026`; returns other input unchanged. */
export const formatDay = (day: string) => (isDay(day) ? fullDate(day) : day);

/** Yesterday in UTC is still today in some time zone. */
const isFutureDay = (day: string) => day === '' || day >= addDays(utcDay(), -1);

const Fields = z.extend(leadFormFields(callForm.errors), {
  // Leaves room for the line that is added below.
  message: z.prefault(longText(9000), ''),
  day: requiredText(40, callForm.errors.day).check(z.refine(isFutureDay, callForm.errors.past)),
  time: requiredText(40, callForm.errors.time),
  timeZone: z.prefault(text(100), ''),
});

/** The form's fields; the requested time becomes the first line of the lead's message. */
export const CallRequest = z.pipe(
  Fields,
  z.transform(({ day, time, timeZone, message, ...person }: z.output<typeof Fields>) => {
    const request = callForm.requestLine(formatDay(day), time, timeZone || 'time zone not given');
    return { ...person, message: message ? `${request}\n\n${message}` : request };
  }),
);
