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
    else if (previous && isPageOf(previous, event)) addStep(entries, event, entries.length - 1);
    else addStep(entries, event, entries.length);
  }
  return days;
}

type Step = Pick<TimelineEvent, 'id' | 'at'>;

/** Adds a step before the entry at an index, which is later in time. */
function addStep(entries: Entry[], { id, at }: Step, index: number) {
  const later = entries[index - 1];
  if (later?.kind === 'quizSteps') later.steps += 1;
  else entries.splice(index, 0, { kind: 'quizSteps', id, at, steps: 1 });
}

/** A page and its first step are reported together and may arrive in either order. */
const isPageOf = (entry: Entry, step: Step) =>
  entry.kind === 'page' &&
  entry.path === '/quiz' &&
  Date.parse(entry.at) - Date.parse(step.at) < 5000;
