import type {
  LaunchCalendar,
  LaunchDay,
} from '../../../../shared/content/services/podcastProduction.ts';
import { fill } from '../../../../shared/fill.ts';

/** Returns '5 hours 25 minutes' for 325; a number and its unit stay on one line. */
export function duration(minutes: number) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const count = (amount: number, unit: string) =>
    `${amount}\u00a0${unit}${amount === 1 ? '' : 's'}`;
  if (hours === 0) return count(rest, 'minute');
  return rest === 0 ? count(hours, 'hour') : `${count(hours, 'hour')} ${count(rest, 'minute')}`;
}

/** The client's time until the launch. */
export const clientTime = (days: readonly LaunchDay[]) =>
  duration(days.reduce((sum, { you }) => sum + (you?.minutes ?? 0), 0));

export const headingOf = ({ title, text, days }: LaunchCalendar) => ({
  title: fill(title, { time: clientTime(days) }),
  text: fill(text, { free: days.filter(({ you }) => !you).length }),
});
