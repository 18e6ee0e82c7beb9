import type { Brief } from './brief.ts';
import { wordsIn } from './match.ts';
import type { Plan } from './plan.ts';
import { CALL_MINUTES, type Episodes, type Planned, task } from './planned.ts';
import { schedule } from './schedule.ts';
import type { Draft } from './template.ts';

/** Every other week, so that a show without guests includes other voices. The first is in week 1. */
const CALL_WEEKS = [4, 6, 8, 10, 12];

type Call = { week: number; episode?: number };

/** The calls after the first two: each is for the next episode nobody has called for that is still to be recorded. */
function callsFor({ brief, plan }: Draft, episodes: Episodes): Call[] {
  let open = episodes.flatMap((episode, index) =>
    needsCall(brief, episode, index, episodes) ? [index + 1] : [],
  );
  return CALL_WEEKS.map((week) => {
    open = open.filter((n) => recordedIn(plan, n) > week);
    const [episode, ...rest] = open;
    open = rest;
    return { week, ...(episode && { episode }) };
  });
}

/** The look back and a page that the host makes up take nothing from a call. */
const needsCall = (
  { subject: { talk } }: Brief,
  { title }: Episodes[number],
  index: number,
  { length }: Episodes,
) => index < length - 1 && !(talk.paper && title.includes(talk.paper));

/** Those that the calendar does not reach are recorded after it. */
const recordedIn = (plan: Plan, n: number) =>
  schedule(plan).find(({ numbers }) => numbers.includes(n))?.recorded ?? Infinity;

/** What to ask about for an episode: what its title names, or else the title. */
function topicOf({ subject }: Brief, title: string) {
  const { problems, moments, words, episodeOn } = subject;
  const spaced = (text: string) => ` ${wordsIn(text).join(' ')} `;
  return (
    problems.find((problem) => episodeOn(problem)?.title === title) ??
    [...problems, ...moments, ...words].find((topic) => spaced(title).includes(spaced(topic))) ??
    `“${title}”`
  );
}

export function calls(draft: Draft, episodes: Episodes): Planned[] {
  const { brief, plan, slots } = draft;
  const call = (week: number, text: 'callSecond' | 'call' | 'callNext', pick = '') =>
    task(week, plan.days.record, CALL_MINUTES, 'prepare', text, { pick });
  return [
    call(2, 'callSecond', slots.p2),
    ...callsFor(draft, episodes).map(({ week, episode = 0 }) => {
      const title = episodes[episode - 1]?.title;
      return title === undefined
        ? call(week, 'callNext')
        : call(week, 'call', `${topicOf(brief, title)} (episode ${episode})`);
    }),
  ];
}

/** Whether a call is about none of the ten episodes. */
export const hasCallForNext = (draft: Draft, episodes: Episodes) =>
  callsFor(draft, episodes).some(({ episode }) => episode === undefined);
