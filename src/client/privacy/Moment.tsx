import { localDateTime, utcDateTime } from '../../shared/dates.ts';
import { useInBrowser } from '../lib/useInBrowser.ts';

const inBrowser = () => true;

/** A date and time in the reader's time zone; in UTC without scripts. */
export function Moment({ at }: { at: string }) {
  const isInBrowser = useInBrowser(inBrowser);
  return <time dateTime={at}>{isInBrowser ? localDateTime(at) : utcDateTime(at)}</time>;
}
