import { EPISODES } from '../../../shared/quiz/guide.ts';
import { WEEKS } from '../../../shared/quiz/weeks.ts';
import { isAlone } from './episodes.ts';
import { AHEAD, firstRecording, isBatched, type Plan, publishedIn } from './plan.ts';
import type { Episodes } from './planned.ts';

export type Session = { numbers: number[]; recorded: number };

/** Which episodes are recorded together, and in which week. They are finished in the next. */
export function schedule(plan: Plan): Session[] {
  const size = isBatched(plan) ? 2 : 1;
  const last = Math.min(plan.published + AHEAD, EPISODES);
  return Array.from({ length: Math.ceil(last / size) }, (_, index) => {
    const n = 1 + index * size;
    const recorded =
      n <= AHEAD
        ? firstRecording(plan) + index
        : publishedIn(plan, n - AHEAD) + (plan.cadence === 'weekly' ? 0 : 1);
    return { numbers: [n, n + 1].slice(0, size).filter((one) => one <= EPISODES), recorded };
  });
}

/** The sessions with a guest that are recorded within the thirteen weeks. */
export const guestSessions = (plan: Plan, episodes: Episodes) =>
  schedule(plan).filter(
    ({ numbers, recorded }) =>
      recorded <= WEEKS &&
      numbers.some((n) => {
        const episode = episodes[n - 1];
        return episode !== undefined && !isAlone(episode);
      }),
  );

/** The weeks in which a guest is recorded. */
export const guestWeeks = (plan: Plan, episodes: Episodes) =>
  guestSessions(plan, episodes).map(({ recorded }) => recorded);

/** The week in which the first guest is recorded. */
export const firstTalkWeek = (plan: Plan, episodes: Episodes) =>
  guestWeeks(plan, episodes)[0] ?? firstRecording(plan);
