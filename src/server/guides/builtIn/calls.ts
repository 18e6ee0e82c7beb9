import { wordsIn } from './match.ts';
import type { Plan } from './plan.ts';
import { CALL_MINUTES, type Episodes, type Planned, task } from './planned.ts';
import { schedule } from './schedule.ts';
import type { Subject } from '../subject.ts';
import type { Basis } from './template.ts';

/** Every other week, so that a show without guests includes other voices. The first two are in weeks 1 and 2. */
const CALL_WEEKS = [4, 6, 8, 10, 12];

type Call = { week: number; topic?: string };

/** The calls after the first two, each about an unrecorded episode that no earlier call covers. */
function callsFor(basis: Basis, episodes: Episodes): Call[] {
  let open = openTopics(basis, episodes);
  return CALL_WEEKS.map((week) => {
    open = open.filter(({ n }) => recordedIn(basis.plan, n) > week);
    // Callers can say less about an episode on prices or the host.
    const next = open.find(({ named }) => named) ?? open[0];
    open = open.filter((one) => one !== next);
    return { week, ...(next && { topic: `${next.named ?? next.title} (episode ${next.n})` }) };
  });
}

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

/** Those that the calendar does not reach are recorded after it. */
const recordedIn = (plan: Plan, n: number) =>
  schedule(plan).find(({ numbers }) => numbers.includes(n))?.recorded ?? Infinity;

/** The problem, moment or word that an episode is about. */
function namedIn({ problems, moments, words, episodeOn }: Subject, title: string) {
  const spaced = (text: string) => ` ${wordsIn(text).join(' ')} `;
  return (
    problems.find((problem) => episodeOn(problem)?.title === title) ??
    [...problems, ...moments, ...words].find((topic) => spaced(title).includes(spaced(topic)))
  );
}

export const calls = (basis: Basis, episodes: Episodes): Planned[] =>
  callsFor(basis, episodes).map(({ week, topic }) =>
    task(
      week,
      basis.plan.days.record,
      CALL_MINUTES,
      'prepare',
      topic === undefined ? 'callNext' : 'call',
      { subject: topic ?? '' },
    ),
  );

/** Whether a call is about none of the ten episodes. */
export const hasCallForNext = (basis: Basis, episodes: Episodes) =>
  callsFor(basis, episodes).some(({ topic }) => topic === undefined);
