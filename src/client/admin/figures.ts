// Everything here is in the viewer's time zone, so it is for the browser only.

/** The name of the viewer's time zone. */
export const zoneOfViewer = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

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
