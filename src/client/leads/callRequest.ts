import * as z from 'zod/mini';
import { addDays, fullDate, isDay, utcDay } from '../../shared/dates.ts';
import { leadErrors, leadFormFields } from '../../shared/leads/newLead.ts';
import { requestLine } from '../../shared/leads/requestedCall.ts';
import { longText, requiredText, text } from '../../shared/formText.ts';

/** `2026-03-02` → `Monday, March 2, 2026`; returns other input unchanged. */
export const formatDay = (day: string) => (isDay(day) ? fullDate(day) : day);

/** Yesterday in UTC is still today in some time zone. */
const isFutureDay = (day: string) => day === '' || day >= addDays(utcDay(), -1);

const Fields = z.extend(leadFormFields(leadErrors), {
  // Leaves room for the line that is added below.
  message: z.prefault(longText(9000), ''),
  day: requiredText(40, 'Please choose a day.').check(
    z.refine(isFutureDay, 'Please choose a day that is not in the past.'),
  ),
  time: requiredText(40, 'Please choose a time.'),
  timeZone: z.prefault(text(100), ''),
});

/**
 * The form's fields. The requested time becomes the first line of the lead's message; `length` is that
 * of the call.
 */
export const callRequest = (length: string) =>
  z.pipe(
    Fields,
    z.transform(({ day, time, timeZone, message, ...person }: z.output<typeof Fields>) => {
      const zone = timeZone || 'time zone not given';
      const request = requestLine({ length, day: formatDay(day), time, timeZone: zone });
      return { ...person, message: message ? `${request}\n\n${message}` : request };
    }),
  );
