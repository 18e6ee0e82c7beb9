import type { Guide, Task } from '../../../shared/quiz/guide.ts';
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
