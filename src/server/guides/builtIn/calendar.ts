import type { TaskText } from '../../../shared/content/guideEpisodeTexts.ts';
import type { Guide, Task, Week } from '../../../shared/quiz/guide.ts';
import { weekdays, WEEKS } from '../../../shared/quiz/weeks.ts';
import { minutesOf } from '../../../shared/quiz/calendar.ts';
import { texts } from '../texts.ts';
import { type QuizTaker, chance } from './quizTaker.ts';
import { calls } from './calls.ts';
import { isAlone } from './episodes.ts';
import { hoursLabel } from '../../../shared/quiz/hours.ts';
import { CALL_MINUTES, type Entry, type Episodes, type Planned, task } from './planned.ts';
import { firstRecording, namesFor, type Plan, publishedIn, weeksBetween } from './plan.ts';
import { guestSessions, guestWeeks, schedule, type Session } from './schedule.ts';
import { papers } from './papers.ts';
import { announceOf, approvedTexts, promises, promoteText, reviewed, shareOf } from './promises.ts';
import { type Basis, say, type Slots } from './template.ts';
import { joined, quotable, upperFirst } from '../words.ts';

type Kind = Task['kind'];

/** Sent on the first day. */
const FIRST_INVITATIONS = 3;

/** A thirteen-week schedule that a busy owner can keep up with. */
export function calendar(basis: Basis, episodes: Episodes): Guide['calendar'] {
  const fixed = [
    ...setup(basis, episodes),
    ...production(basis, episodes),
    ...routine(basis, episodes),
    ...promises(basis),
  ];
  const entries = [...papers(basis.plan, episodes, fixed), ...fixed];
  const weeks = Array.from({ length: WEEKS }, (_, index) => week(basis, index + 1, entries));
  const minutes = weeks.map(minutesOf).toSorted((a, b) => a - b);
  return {
    intro: [
      say(basis, 'calendar', texts().calendar.intro, {
        most: hoursLabel(minutes.at(-1) ?? 0),
        usual: hoursLabel(minutes[Math.floor(WEEKS / 2)] ?? 0),
      }),
      ...(basis.plan.mix === 'solo' ? [] : [texts().calendar.withoutGuest]),
    ].join(' '),
    weeks,
  };
}

function week(basis: Basis, number: number, entries: readonly Planned[]): Week {
  const planned = entries.filter((entry) => entry.week === number);
  const own =
    planned.length > 0 ? planned : [task(number, basis.plan.days.desk, 20, 'prepare', 'buffer')];
  const tasks = own
    .toSorted((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day))
    .map(({ text, after, more, week: _week, ...rest }, index, sorted) => {
      // Each repetition of a task gets the next phrasing.
      const turn = [
        ...entries.filter((one) => one.week < number),
        ...sorted.slice(0, index),
      ].filter((one) => one.text === text).length;
      const what = inTurn(basis, text, turn, more);
      return { ...rest, what: after ? `${what} ${inTurn(basis, after, 0, more)}` : what };
    });
  return { title: titleOf(basis.plan, number, tasks), tasks };
}

/** Uses each phrasing of a task once to avoid repeating advice. */
function inTurn(basis: Basis, text: Entry['text'], turn: number, more: Slots = {}) {
  const { setupTasks, episodeTasks, audienceTasks } = texts();
  const { ways, again, isInOrder } = { ...setupTasks, ...episodeTasks, ...audienceTasks }[text];
  const start = isInOrder ? 0 : Math.floor(chance(basis.quizTaker, text) * ways.length);
  const way = ways[(start + turn) % ways.length] ?? '';
  return say(basis, text, turn < ways.length ? way : (again ?? way), more);
}

/** The weeks before the first recording. */
function setup({ quizTaker, plan }: Basis, episodes: Episodes): Planned[] {
  const { desk, record, edit } = plan.days;
  const more = {
    firstNames: texts().calendar.firstNames[quizTaker.subject.rule === 'money' ? 'all' : 'next'],
    guestWeeks: `weeks ${joined(guestWeeks(plan, episodes).map(String))}`,
    nameCount: String(namesFor(episodes.filter((episode) => !isAlone(episode)).length)),
  };
  const isSolo = plan.mix === 'solo';
  const rehearsal = Math.max(2, firstRecording(plan) - 1);
  return [
    task(1, desk, 45, 'setup', 'decide'),
    task(1, record, 60, 'setup', isSolo ? 'listSolo' : 'list', more),
    isSolo
      ? task(1, edit, 40, 'prepare', 'callFirst')
      : task(firstInvitation(quizTaker), edit, 40, 'invite', 'inviteFirst', more),
    task(2, desk, 75, 'setup', 'setup'),
    // The first call comes before the cards that use its words.
    task(2, isSolo ? edit : record, 45, 'prepare', isSolo ? 'outline' : 'questions'),
    task(3, desk, 45, 'setup', 'cover'),
    task(rehearsal, edit, 40, 'prepare', isSolo ? 'rehearseSolo' : 'rehearse'),
    // The apps take a few days to list it.
    task(plan.launch - 1, desk, 30, 'setup', 'trailer'),
  ];
}

/** The week of the first invitations, which are advertising where an adviser is supervised. */
const firstInvitation = ({ subject }: QuizTaker) => (subject.rule === 'money' ? 3 : 1);

/** Tasks mention a guest only for episodes that have one. */
const wordings = {
  guest: { prepare: 'prepare', record: 'record', edit: 'edit' },
  alone: { prepare: 'prepareAlone', record: 'recordAlone', edit: 'editAlone' },
  solo: { prepare: 'prepareAlone', record: 'recordSolo', edit: 'editSolo' },
} as const;

/** Recording, editing and publishing of each episode. */
function production({ quizTaker, plan }: Basis, episodes: Episodes): Planned[] {
  return schedule(plan).flatMap((session) => [
    ...work(quizTaker, plan, episodes, session),
    ...session.numbers.flatMap((n) => publication(quizTaker, plan, episodes, n)),
  ]);
}

/** Preparation, recording and editing of the episodes of one session. */
function work(
  quizTaker: QuizTaker,
  plan: Plan,
  episodes: Episodes,
  { numbers, recorded, finished }: Session,
) {
  const { desk, record, edit } = plan.days;
  const [number = 1] = numbers;
  const first = episodes[number - 1];
  const isSolo = plan.mix === 'solo';
  const hasGuest = first !== undefined && !isAlone(first);
  const wording = wordings[isSolo ? 'solo' : hasGuest ? 'guest' : 'alone'];
  const isResearched = hasGuest && quizTaker.has('guest_research');
  const prepare = !hasGuest
    ? wording.prepare
    : first.needsPage
      ? 'preparePaper'
      : isResearched
        ? 'prepareResearched'
        : wording.prepare;
  const more: Slots = {
    number: String(number),
    title: first?.title ?? '',
    opening: quotable(first?.opening ?? ''),
    numbers: `episode${numbers.length > 1 ? 's' : ''} ${joined(numbers.map(String))}`,
    titles: joined(numbers.map((n) => `“${episodes[n - 1]?.title}”`)),
  };
  const talk = hasGuest ? plan.talk + AROUND_TALK : plan.alone * numbers.length + AROUND_SOLO;
  const cut = hasGuest ? editing.talk[plan.minutes] : editing.alone[plan.alone] * numbers.length;
  const tasks = [
    ...(isSolo
      ? outlines(recorded, desk, number, more)
      : [task(recorded, desk, isResearched ? 25 : 15, 'prepare', prepare, more)]),
    { ...task(recorded, record, talk, 'record', wording.record, more), episodes: numbers },
    reviewed(quizTaker, {
      ...task(finished, edit, cut, 'edit', wording.edit, more),
      episodes: numbers,
    }),
  ];
  return tasks.filter(({ week }) => week <= WEEKS);
}

/** Those of the first two episodes are part of the preparations. */
const outlines = (week: number, day: Task['day'], first: number, more: Slots) =>
  first > 1 ? [task(week, day, 20, 'prepare', 'outlineNext', more)] : [];

/** Minutes before and after a conversation, and in a session alone. */
const AROUND_TALK = 30;
const AROUND_SOLO = 15;

/** Minutes to edit an episode of this length by oneself; one voice is quicker to cut than two. */
const editing = {
  talk: { 15: 60, 30: 75, 60: 105 },
  alone: { 15: 40, 20: 45, 30: 55, 60: 105 },
} as const;

function publication(quizTaker: QuizTaker, plan: Plan, episodes: Episodes, n: number): Planned[] {
  const week = publishedIn(plan, n);
  if (week > WEEKS) return [];
  const more = { number: String(n), title: episodes[n - 1]?.title ?? '' };
  const isFirst = n === 1;
  const text = approvedTexts(quizTaker)[isFirst ? 'publishFirst' : 'publish'];
  const planned = task(week, plan.days.publish, isFirst ? 45 : 20, 'publish', text, more);
  return [{ ...planned, episodes: [n] }];
}

/** Invitations, posts and reviews from week to week. */
function routine(basis: Basis, episodes: Episodes): Planned[] {
  const { quizTaker, plan, slots } = basis;
  const { desk, publish } = plan.days;
  const isSolo = plan.mix === 'solo';
  const share = shareOf(quizTaker, slots);
  const shares = Array.from({ length: plan.published - 1 }, (_, index) => {
    const n = index + 2;
    const episode = episodes[n - 1];
    const text = promoteText(quizTaker, episode !== undefined && !isAlone(episode));
    return task(publishedIn(plan, n), plan.days.share, 25, 'promote', text, {
      ...share,
      number: String(n),
    });
  });
  return [
    task(plan.launch, publish, 30, 'promote', 'announce', {
      announcement: announceOf(quizTaker),
      invited: isSolo ? 'the people you called' : 'the people you invited',
    }),
    task(plan.launch + 2, desk, 20, 'review', 'reviewEarly'),
    task(WEEKS, desk, 60, 'review', 'reviewLate'),
    task(WEEKS - 2, desk, 30, 'promote', followUpText(plan, episodes)),
    ...(isSolo ? calls(basis, episodes) : invitations(quizTaker, plan, episodes)),
    ...shares,
  ];
}

/** With whom to speak again: guests have heard something only once their episode is out. */
function followUpText(plan: Plan, episodes: Episodes): TaskText {
  if (plan.mix === 'solo') return 'followUpSolo';
  const out = guestSessions(plan, episodes).some(({ numbers }) =>
    numbers.some((n) => publishedIn(plan, n) < WEEKS - 2),
  );
  return out ? 'followUp' : 'followUpEarly';
}

/** Two a week until there are enough for the guests who are recorded within the thirteen weeks. */
function invitations(quizTaker: QuizTaker, plan: Plan, episodes: Episodes): Planned[] {
  const guests = guestSessions(plan, episodes).length;
  const pairs = Math.ceil((namesFor(guests) - FIRST_INVITATIONS) / 2);
  return Array.from({ length: WEEKS - 2 }, (_, index) => index + 2)
    .filter((week) => week > firstInvitation(quizTaker))
    .filter((week) => week < plan.launch || week % weeksBetween[plan.cadence] === 0)
    .slice(0, pairs)
    .map((week, index) => {
      const from = FIRST_INVITATIONS + 1 + index * 2;
      const more = { from: String(from), to: String(from + 1) };
      return task(week, plan.days.desk, 20, 'invite', 'invite', more);
    });
}

/** Names the weeks between the first and the last by what happens to their episodes. */
function titleOf({ launch, mix }: Plan, number: number, tasks: readonly Task[]) {
  const { titles } = texts().calendar;
  if (number === 1) {
    if (mix === 'solo') return titles.firstSolo;
    return tasks.some(({ kind }) => kind === 'invite') ? titles.first : titles.firstApproval;
  }
  if (number === 2) return titles.setup;
  if (number === launch) return titles.launch;
  if (number === WEEKS) return titles.review;
  const numbersOf = (kind: Kind) =>
    tasks.filter((one) => one.kind === kind).flatMap(({ episodes }) => episodes);
  const parts = verbs.flatMap(([kind, verb]) => {
    const numbers = numbersOf(kind);
    const noun = numbers.length > 1 ? 'episodes' : 'episode';
    return numbers.length > 0 ? [`${verb} ${noun} ${joined(numbers.map(String))}`] : [];
  });
  if (parts.length > 0) return upperFirst(parts.join(', '));
  if (number < launch) return titles.invite;
  const has = (kind: Kind) => tasks.some((one) => one.kind === kind);
  if (has('promote')) return mix === 'solo' ? titles.thankSolo : titles.thank;
  return tasks.some(({ minutes }) => minutes === CALL_MINUTES) ? titles.call : titles.quiet;
}

const verbs = [
  ['publish', 'publish'],
  ['record', 'record'],
  ['edit', 'finish'],
] as const;
