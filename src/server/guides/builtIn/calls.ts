import { wordsIn } from './match.ts';
import { CALL_MINUTES, type Episodes, type Planned, task } from './planned.ts';
import { schedule } from './schedule.ts';
import type { Subject } from '../subject.ts';
import type { Basis } from './template.ts';

/** Every other week, so that a show without guests includes other voices. The first two are in weeks 1 and 2. */
const CALL_WEEKS = [4, 6, 8, 10, 12];

/** The calls after the first two, each about an unrecorded episode that no earlier call covers. */
export function calls(basis: Basis, episodes: Episodes): Planned[] {
  const { plan } = basis;
  const recorded = new Map(
    schedule(plan).flatMap(({ numbers, recorded }) => numbers.map((n) => [n, recorded])),
  );
  let open = openTopics(basis, episodes);
  return CALL_WEEKS.map((week) => {
    // Those that the calendar does not reach are recorded after it.
    open = open.filter(({ n }) => (recorded.get(n) ?? Infinity) > week);
    // Callers can say less about an episode on prices or the host.
    const next = open.find(({ named }) => named) ?? open[0];
    open = open.filter((one) => one !== next);
    const subject = next ? `${next.named ?? next.title} (episode ${next.n})` : '';
    const text = next ? 'call' : 'callNext';
    return task(week, plan.days.record, CALL_MINUTES, 'prepare', text, { subject });
  });
}

/** Whether a call is about none of the ten episodes. */
export const hasCallForNext = (basis: Basis, episodes: Episodes) =>
  calls(basis, episodes).some(({ text }) => text === 'callNext');

/** Call topics: all but the look back and the made-up page, which gain nothing from a call. */
const openTopics = ({ quizTaker: { subject } }: Basis, episodes: Episodes) =>
  episodes
    .slice(0, -1)
    .map(({ title }, index) => ({
      n: index + 1,
      title: `“${title}”`,
      named: namedIn(subject, title),
    }))
    .filter(({ title }) => !subject.talk.paper || !title.includes(subject.talk.paper))
    // The first two calls are about these.
    .filter(({ named }) => !named || !subject.problems.slice(0, 2).includes(named));

/** The problem, moment or word that an episode is about. */
function namedIn({ problems, moments, words, episodeOn }: Subject, title: string) {
  const spaced = (text: string) => ` ${wordsIn(text).join(' ')} `;
  return (
    problems.find((problem) => episodeOn(problem)?.title === title) ??
    [...problems, ...moments, ...words].find((topic) => spaced(title).includes(spaced(topic)))
  );
}
