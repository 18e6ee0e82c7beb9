import { z } from 'zod';

const isZone = (name: string) => {
  try {
    return !!new Intl.DateTimeFormat('en-US', { timeZone: name });
  } catch {
    return false;
  }
};

/** The viewer's time zone, in which their days and months begin. */
export const Zone = z
  .string('Must be the name of a time zone, such as Europe/Berlin')
  .refine(isZone, 'Must be the name of a time zone, such as Europe/Berlin')
  .default('UTC');

type Day = { year: number; month: number; day: number };

/** The calendar day of a moment in a zone; months count from 1. */
export function dayIn(zone: string, moment: Date): Day {
  const { year = 0, month = 0, day = 0 } = partsIn(zone, moment);
  return { year, month, day };
}

/** When a calendar day begins in a zone; month 13 and day 32 run over into the next. */
export function startOfDay(zone: string, { year, month, day }: Day): Date {
  const wanted = Date.UTC(year, month - 1, day);
  // Twice, because the first look may fall on the other side of a change of the clocks.
  const guess = wanted - offsetAt(zone, wanted);
  return new Date(wanted - offsetAt(zone, guess));
}

function offsetAt(zone: string, millis: number) {
  const { year = 0, month = 0, day = 0, hour, minute, second } = partsIn(zone, new Date(millis));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(millis / 1000) * 1000;
}

function partsIn(zone: string, moment: Date): Partial<Record<string, number>> {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
}
