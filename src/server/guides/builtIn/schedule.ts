import { WEEKS } from '../../../shared/quiz/weeks.ts';
import { isAlone } from './episodes.ts';
import { AHEAD, firstRecording, isBatched, type Plan, publishedIn } from './plan.ts';
import type { Episodes } from './planned.ts';

export type Session = { numbers: number[]; recorded: number; finished: number };

/** Which episodes are recorded together, and in which weeks they are recorded and finished. */
export function schedule(plan: Plan) {
  const size = isBatched(plan) ? 2 : 1;
  const last = plan.published + AHEAD;
  const sessions: Session[] = [];
  for (let n = 1; n <= Math.min(last, 10); n += size) {
    const numbers = Array.from({ length: size }, (_, index) => n + index).filter(
      (one) => one <= 10,
    );
    const isAhead = n <= AHEAD;
    const recorded = isAhead
      ? firstRecording(plan) + sessions.length
      : publishedIn(plan, n - AHEAD) + (plan.cadence === 'weekly' ? 0 : 1);
    sessions.push({ numbers, recorded, finished: recorded + 1 });
  }
  return sessions;
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
