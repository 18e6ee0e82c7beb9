import { localDay } from '../../../shared/dates.ts';
import type { TimelineEvent } from './types.ts';

/** Consecutive quiz steps form one entry. */
type QuizSteps = { kind: 'quizSteps'; id: string; at: string; steps: number };
export type Entry = TimelineEvent | QuizSteps;

type Day = { day: string; entries: Entry[] };

/** Groups events, newest first, by the viewer's days. */
export function toDays(events: readonly TimelineEvent[]): Day[] {
  const days: Day[] = [];
  for (const event of events) {
    const day = localDay(event.at);
    if (days.at(-1)?.day !== day) days.push({ day, entries: [] });
    const entries = days.at(-1)?.entries ?? [];
    const previous = entries.at(-1);
    if (event.kind !== 'quizStep') entries.push(event);
    else if (previous?.kind === 'quizSteps') previous.steps += 1;
    else entries.push({ kind: 'quizSteps', id: event.id, at: event.at, steps: 1 });
  }
  return days;
}
