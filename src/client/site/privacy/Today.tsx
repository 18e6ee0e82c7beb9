import { longDate, utcDay } from '../../../shared/dates.ts';
import { useInBrowser } from '../../ui/useInBrowser.ts';

/**
 * The current date. The server's page may be of another day, so the browser writes it, and the
 * server's stands only where no script will.
 */
export function Today() {
  const date = useInBrowser(today);
  return (
    <>
      <time dateTime={date}>{date && longDate(date)}</time>
      <noscript suppressHydrationWarning>{longDate(today())}</noscript>
    </>
  );
}

const today = () => utcDay();
