import { minutesOf } from '../../../shared/quiz/calendar.ts';
import type { Guide, Task, Week } from '../../../shared/quiz/guide.ts';
import { hoursLabel } from '../../../shared/quiz/hours.ts';
import type { TaskText } from '../../../shared/content/guideEpisodeTexts.ts';
import type { Slots } from './template.ts';

export type Episodes = Guide['episodes'];
/** `after` is said after `text`. */
export type Entry = Omit<Task, 'what'> & { text: TaskText; after?: TaskText; more?: Slots };
export type Planned = Entry & { week: number };

/** Of a call that is not recorded. */
export const CALL_MINUTES = 25;

export const task = (
  week: number,
  day: Task['day'],
  minutes: number,
  kind: Task['kind'],
  text: TaskText,
  more?: Slots,
): Planned => ({ week, day, minutes, kind, episodes: [], text, ...(more && { more }) });

/** The hours of a normal week and of the fullest. */
export function hoursOf(weeks: readonly Week[]) {
  const minutes = weeks.map(minutesOf).toSorted((a, b) => a - b);
  return {
    usual: hoursLabel(minutes[Math.floor(minutes.length / 2)] ?? 0),
    most: hoursLabel(minutes.at(-1) ?? 0),
  };
}
