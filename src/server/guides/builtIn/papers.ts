import { WEEKS } from '../../../shared/quiz/weeks.ts';
import type { Plan } from './plan.ts';
import { type Episodes, type Planned, task } from './planned.ts';
import { schedule } from './schedule.ts';

const PAGE_MINUTES = 30;
/** How many weeks before the recording a page may be written. */
const LEAD = 2;

/** Time to write the pages, each in the week with the least work before its recording. */
export function papers(plan: Plan, episodes: Episodes, fixed: readonly Planned[]) {
  const written: Planned[] = [];
  const loadOf = (week: number) =>
    [...fixed, ...written]
      .filter((one) => one.week === week)
      .reduce((sum, { minutes }) => sum + minutes, 0);
  for (const { numbers, recorded } of schedule(plan).filter((one) => one.recorded <= WEEKS))
    for (const n of numbers) {
      const episode = episodes[n - 1];
      if (!episode?.needsPage) continue;
      const weeks = Array.from({ length: LEAD + 1 }, (_, index) => recorded - index);
      const [lightest = recorded] = weeks
        .filter((week) => week > 1)
        .toSorted((a, b) => loadOf(a) - loadOf(b));
      const more = { number: String(n), title: episode.title };
      written.push(task(lightest, plan.days.desk, PAGE_MINUTES, 'prepare', 'paper', more));
    }
  return written;
}
