type Dated = { createdAt: string };

const count = <T>(items: readonly T[], isCounted: (item: T) => boolean) =>
  items.filter(isCounted).length;

// Everything below is in the viewer's time zone, so it is for the browser only.

const isSameMonthOfAnyYear = (a: Date, b: Date) => a.getMonth() === b.getMonth();
const isSameMonth = (a: Date, b: Date) =>
  isSameMonthOfAnyYear(a, b) && a.getFullYear() === b.getFullYear();
const isSameDay = (a: Date, b: Date) => isSameMonth(a, b) && a.getDate() === b.getDate();

/** `month` counts the same calendar month of any year. */
export const quizFigures = (responses: readonly Dated[], now: Date) => ({
  total: responses.length,
  month: count(responses, ({ createdAt }) => isSameMonthOfAnyYear(new Date(createdAt), now)),
  today: count(responses, ({ createdAt }) => isSameDay(new Date(createdAt), now)),
});

/** `month` counts the same month of the same year. */
export const leadFigures = (leads: readonly (Dated & { revenue: string })[], now: Date) => ({
  total: leads.length,
  month: count(leads, ({ createdAt }) => isSameMonth(new Date(createdAt), now)),
  highValue: count(leads, ({ revenue }) => isHighValue(revenue)),
});

const dateFormat = (day: 'numeric' | '2-digit') =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day, year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const [paddedDate, plainDate] = [dateFormat('2-digit'), dateFormat('numeric')];

/** As in `Nov 05, 2026 09:07`. */
export function dateAndTime(text: string) {
  const date = new Date(text);
  return `${paddedDate.format(date)} ${timeFormat.format(date)}`;
}

/** As in `Nov 5, 2026`. */
export const dayOf = (text: string) => plainDate.format(new Date(text));
