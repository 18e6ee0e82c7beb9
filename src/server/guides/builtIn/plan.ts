import { type QuizTaker, oneOf } from './quizTaker.ts';
import { needsApproval } from '../subject.ts';
import { WEEKS } from '../../../shared/quiz/weeks.ts';

export type Cadence = 'weekly' | 'biweekly' | 'monthly';

/** A plan that a busy owner can keep up for 90 days, as close to the answers as that allows. */
export type Plan = {
  cadence: Cadence;
  /** Of a finished episode. */
  minutes: 15 | 30 | 60;
  /** Of a conversation before it is cut, and of an episode for one voice. */
  talk: 30 | 60;
  alone: 15 | 20 | 30 | 60;
  mix: 'guests' | 'solo' | 'mixed';
  /** Whether a third party must approve what is said. If so, the first episode is solo. */
  startsAlone: boolean;
  /** Week of the first episode, from 1. */
  launch: number;
  /** Episodes published within the thirteen weeks. */
  published: number;
  /** The days of desk work, recording and publishing. */
  days: {
    desk: 'Mon' | 'Tue';
    record: 'Wed' | 'Thu';
    edit: 'Fri';
    publish: 'Tue' | 'Wed' | 'Thu';
    /** Of the clip. */
    share: 'Tue' | 'Wed' | 'Thu' | 'Fri';
  };
};

/** Weeks between two episodes. */
export const weeksBetween: Record<Cadence, number> = { weekly: 1, biweekly: 2, monthly: 4 };

const laterThan = { Tue: 'Thu', Wed: 'Fri', Thu: 'Fri' } as const;

export function planOf(quizTaker: QuizTaker): Plan {
  const minutes = minutesOf(quizTaker);
  const cadence = cadenceOf(quizTaker, minutes);
  const mix = mixOf(quizTaker);
  const startsAlone = mix !== 'solo' && needsApproval(quizTaker.subject);
  const record = oneOf(quizTaker, 'record', ['Wed', 'Thu'] as const);
  const launch = isBatched({ mix, minutes })
    ? 6
    : startsAlone || quizTaker.has('finding_time', 'being_the_voice')
      ? 8
      : 7;
  const publish = oneOf(quizTaker, 'publish', ['Tue', 'Wed', 'Thu'] as const);
  return {
    cadence,
    minutes,
    // A guest needs ten minutes to forget the microphone.
    talk: minutes === 60 ? 60 : 30,
    // Between conversations, a short solo episode is enough.
    alone: mix === 'solo' ? minutes : minutes === 15 ? 15 : 20,
    mix,
    startsAlone,
    launch,
    published: Math.floor((WEEKS - launch) / weeksBetween[cadence]) + 1,
    days: {
      // Guests get their questions two days before the recording.
      desk: record === 'Wed' ? 'Mon' : 'Tue',
      record,
      edit: 'Fri',
      publish,
      // If the host wants to publish daily, the clip goes out on another day.
      share: quizTaker.has('daily') ? laterThan[publish] : publish,
    },
  };
}

/** Two sessions of two episodes, or three of one, put enough episodes in reserve. */
export const firstRecording = (plan: Pick<Plan, 'launch' | 'mix' | 'minutes'>) =>
  plan.launch - (isBatched(plan) ? AHEAD : AHEAD + 1);

/** Episodes that are finished before the first one is published, at least. */
export const AHEAD = 3;

export const publishedIn = ({ launch, cadence }: Plan, episode: number) =>
  launch + (episode - 1) * weeksBetween[cadence];

/** How many episodes are out in a week. */
export const publishedBy = ({ launch, cadence }: Plan, week: number) =>
  Math.max(1, Math.floor((week - launch) / weeksBetween[cadence]) + 1);

/** Whether two episodes are recorded in one session. */
export const isBatched = ({ mix, minutes }: Pick<Plan, 'mix' | 'minutes'>) =>
  mix === 'solo' && minutes < 60;

/** Episodes that are finished before the first one is published: three recorded singly or two pairs. */
export const aheadOf = (plan: Plan) => (isBatched(plan) ? 4 : 3);

function minutesOf({ has }: QuizTaker): Plan['minutes'] {
  if (has('short_15min')) return 15;
  if (has('long_60min')) return has('finding_time') ? 30 : 60;
  return 30;
}

/** Daily is not realistic beside a company, and an hour a week leaves no time to edit. */
function cadenceOf({ has }: QuizTaker, minutes: number): Cadence {
  if (has('monthly')) return 'monthly';
  if (has('biweekly') || minutes === 60) return 'biweekly';
  return has('finding_time') && has('weekly') ? 'biweekly' : 'weekly';
}

function mixOf({ has }: QuizTaker): Plan['mix'] {
  if (has('nobody')) return 'solo';
  return has('guests_and_solo') ? 'mixed' : 'guests';
}

/** Names on the guest list: two or three for each yes, three at first and then in pairs. */
export function namesFor(guests: number) {
  const names = Math.ceil(guests * 2.5);
  return names % 2 === 0 ? names + 1 : names;
}
