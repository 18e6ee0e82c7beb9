import { useInBrowser } from '../../ui/useInBrowser.ts';

const format = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * The current date. The server's page may be of another day, so the browser writes it, and the
 * server's stands only where no script will.
 */
export function Today() {
  const date = useInBrowser(() => new Date().toISOString().slice(0, 10));
  return (
    <>
      <time dateTime={date}>{date && format.format(new Date(date))}</time>
      {/* The day on which the server made the page: nothing truer can be had without scripts. */}
      {/* oxlint-disable-next-line react/purity */}
      <noscript>{format.format(new Date())}</noscript>
    </>
  );
}
