import { useInBrowser } from '../../ui/useInBrowser.ts';

const format = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The current date. The server's page may be of another day, so only the browser writes it. */
export function Today() {
  const date = useInBrowser(() => new Date().toISOString().slice(0, 10));
  return <time dateTime={date}>{date && format.format(new Date(date))}</time>;
}
