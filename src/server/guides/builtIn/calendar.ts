import { taskKeys, type TaskText } from '../../../shared/content/guideEpisodeTexts.ts';
import type { Guide, Task, Week } from '../../../shared/quiz/guide.ts';
import { weekdays, WEEKS } from '../../../shared/quiz/weeks.ts';
import { texts } from '../texts.ts';
import { type QuizTaker, chance, fitted, holds } from './quizTaker.ts';
import { calls } from './calls.ts';
import { isAlone, withGuest } from './episodes.ts';
import { CALL_MINUTES, type Entry, type Episodes, hoursOf, type Planned, task } from './planned.ts';
import {
  firstRecording,
  namesFor,
  type Plan,
  publishedBy,
  publishedIn,
  weeksBetween,
} from './plan.ts';
import { guestSessions, guestWeeks, schedule, type Session } from './schedule.ts';
import { papers } from './papers.ts';
import { chosenRules } from './pushback.ts';
import { announceOf, shareOf } from './sharing.ts';
import { type Basis, canSay, paragraph, say, type Slots, topics } from './template.ts';
import { joined, quotable, upperFirst } from '../words.ts';

type Kind = Task['kind'];

/** Sent on the first day. */
const FIRST_INVITATIONS = 3;

/** A thirteen-week schedule that a busy owner can keep up with. */
export function calendar(basis: Basis, episodes: Episodes): Guide['calendar'] {
  const { quizTaker, plan } = basis;
  const isSolo = plan.mix === 'solo';
  const fixed = [
    ...plannedTasks(basis, taskKeys.setup),
    ...production(basis, episodes),
    ...plannedTasks(basis, taskKeys.audience),
    ...(isSolo ? calls(basis, episodes) : invitations(quizTaker, plan, episodes)),
    ...clips(plan, episodes),
  ];
  const entries = [...papers(plan, episodes, fixed), ...fixed];
  const own = {
    ...basis,
    slots: { ...topics(basis), ...basis.slots, ...taskSlots(basis, episodes) },
  };
  const weeks = Array.from({ length: WEEKS }, (_, index) => week(own, index + 1, entries));
  return {
    intro: paragraph(basis, texts().calendar.intro, hoursOf(weeks)),
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

const textsOf = (text: TaskText) => {
  const { setupTasks, episodeTasks, audienceTasks } = texts();
  return { ...setupTasks, ...episodeTasks, ...audienceTasks }[text];
};

/** Uses each phrasing of a task once to avoid repeating advice. */
function inTurn(basis: Basis, text: Entry['text'], turn: number, more: Slots = {}) {
  const { ways: all, again, isInOrder } = fitted(basis.quizTaker, textsOf(text));
  const ways = all.filter((way) => canSay(basis, way, more));
  const start = isInOrder ? 0 : Math.floor(chance(basis.quizTaker, text) * ways.length);
  const way = ways[(start + turn) % ways.length] ?? '';
  return say(basis, text, turn < ways.length ? way : (again ?? way), more);
}

/** What tasks say beside the slots of all texts. */
function taskSlots({ quizTaker, plan, slots }: Basis, episodes: Episodes): Slots {
  const { rule } = quizTaker.subject;
  const { closingLines, guestLines } = texts().trade;
  return {
    ...guestLines[rule === 'law' ? 'law' : 'other'],
    ...shareOf(quizTaker, slots),
    announcement: announceOf(quizTaker),
    closingLine: rule ? closingLines[rule] : '',
    firstNames: texts().calendar.firstNames[rule === 'money' ? 'all' : 'next'],
    guestWeeks: `weeks ${joined(guestWeeks(plan, episodes).map(String))}`,
    invited: plan.mix === 'solo' ? 'the people you called' : 'the people you invited',
    nameCount: String(namesFor(withGuest(episodes).length)),
  };
}

/** The tasks whose weeks the content sets. */
function plannedTasks(basis: Basis, keys: readonly TaskText[]): Planned[] {
  const { quizTaker, plan, slots } = basis;
  const asked = new Set<TaskText | undefined>(chosenRules(basis).map(({ task }) => task));
  const starts = { launch: plan.launch, recording: firstRecording(plan) };
  return keys.flatMap((text) =>
    (textsOf(text).planned ?? [])
      .filter((one) => holds(quizTaker, one) && (!one.isAsked || asked.has(text)))
      .flatMap(({ weeks, from, day, minutes, kind }) =>
        weeks
          .map((count) => count + (from ? starts[from] : 0))
          // The last week is for the review.
          .filter((week) => !from || week < WEEKS)
          .map((week, index) =>
            task(week, plan.days[day], minutes, kind, text, {
              number: String(publishedBy(plan, week)),
              subject: slots[`problem.${index + 1}`] ?? slots.offer ?? '',
            }),
          ),
      ),
  );
}

/** Tasks mention a guest only for episodes that have one. */
const wordings = {
  guest: { prepare: 'prepare', record: 'record', edit: 'edit' },
  alone: { prepare: 'prepareAlone', record: 'recordAlone', edit: 'editAlone' },
  solo: { prepare: 'prepareAlone', record: 'recordSolo', edit: 'editSolo' },
} as const;

/** Recording, editing and publishing of each episode. */
function production({ quizTaker, plan }: Basis, episodes: Episodes): Planned[] {
  return schedule(plan)
    .flatMap((session) => [
      ...work(quizTaker, plan, episodes, session),
      ...session.numbers.map((n) => publication(plan, episodes, n)),
    ])
    .filter(({ week }) => week <= WEEKS);
}

/** Preparation, recording and editing of the episodes of one session. */
function work(quizTaker: QuizTaker, plan: Plan, episodes: Episodes, session: Session): Planned[] {
  const { numbers, recorded } = session;
  const { desk, record, edit } = plan.days;
  const [number = 1] = numbers;
  const first = episodes[number - 1];
  const isSolo = plan.mix === 'solo';
  const hasGuest = first !== undefined && !isAlone(first);
  const wording = wordings[isSolo ? 'solo' : hasGuest ? 'guest' : 'alone'];
  const prepare = hasGuest && first.needsPage ? 'preparePaper' : wording.prepare;
  const isResearched = hasGuest && quizTaker.has('guest_research');
  const isReviewed = quizTaker.has('money');
  const more: Slots = {
    number: String(number),
    title: first?.title ?? '',
    opening: quotable(first?.opening ?? ''),
    numbers: `episode${numbers.length > 1 ? 's' : ''} ${joined(numbers.map(String))}`,
    titles: joined(numbers.map((n) => `“${episodes[n - 1]?.title}”`)),
  };
  const talk = hasGuest ? plan.talk + AROUND_TALK : plan.alone * numbers.length + AROUND_SOLO;
  const cut = hasGuest ? editing.talk[plan.minutes] : editing.alone[plan.alone] * numbers.length;
  const outline = task(recorded, desk, 20, 'prepare', 'outlineNext', more);
  // In a solo show, those of the first two episodes are part of the preparations.
  const outlines = number > 1 ? [outline] : [];
  return [
    ...(isSolo
      ? outlines
      : [task(recorded, desk, isResearched ? 25 : 15, 'prepare', prepare, more)]),
    { ...task(recorded, record, talk, 'record', wording.record, more), episodes: numbers },
    {
      ...task(recorded + 1, edit, cut + (isReviewed ? REVIEW : 0), 'edit', wording.edit, more),
      episodes: numbers,
      ...(isReviewed && { after: 'compliance' as const }),
    },
  ];
}

/** Minutes before and after a conversation, and in a session alone. */
const AROUND_TALK = 30;
const AROUND_SOLO = 15;
/** Minutes for the approval of an edit, where an adviser is supervised. */
const REVIEW = 10;

/** Minutes to edit an episode of this length by oneself; one voice is quicker to cut than two. */
const editing = {
  talk: { 15: 60, 30: 75, 60: 105 },
  alone: { 15: 40, 20: 45, 30: 55, 60: 105 },
} as const;

function publication(plan: Plan, episodes: Episodes, n: number): Planned {
  const more = { number: String(n), title: episodes[n - 1]?.title ?? '' };
  const [text, minutes] = n === 1 ? (['publishFirst', 45] as const) : (['publish', 20] as const);
  const planned = task(publishedIn(plan, n), plan.days.publish, minutes, 'publish', text, more);
  return { ...planned, episodes: [n] };
}

/** The clip of each episode but the first, which has its announcement. */
const clips = (plan: Plan, episodes: Episodes): Planned[] =>
  episodes.slice(1, plan.published).map((episode, index) => {
    const n = index + 2;
    const text = isAlone(episode) ? 'promote' : 'promoteGuest';
    const more = { number: String(n) };
    return task(publishedIn(plan, n), plan.days.share, 25, 'promote', text, more);
  });

/** Two a week until there are enough for the guests who are recorded within the thirteen weeks. */
function invitations({ has }: QuizTaker, plan: Plan, episodes: Episodes): Planned[] {
  const guests = guestSessions(plan, episodes).length;
  const pairs = Math.ceil((namesFor(guests) - FIRST_INVITATIONS) / 2);
  // Where an adviser is supervised, invitations are advertising, which is approved first.
  const first = has('money') ? 3 : 1;
  return Array.from({ length: WEEKS - 1 - first }, (_, index) => index + 1 + first)
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
  const has = (kind: Kind) => tasks.some((one) => one.kind === kind);
  if (number === 1 && mix === 'solo') return titles.firstSolo;
  if (number === 1) return has('invite') ? titles.first : titles.firstApproval;
  if (number === 2) return titles.setup;
  if (number === launch) return titles.launch;
  if (number === WEEKS) return titles.review;
  const parts = verbs.flatMap(([kind, verb]) => {
    const numbers = tasks.filter((one) => one.kind === kind).flatMap(({ episodes }) => episodes);
    const noun = numbers.length > 1 ? 'episodes' : 'episode';
    return numbers.length > 0 ? [`${verb} ${noun} ${joined(numbers.map(String))}`] : [];
  });
  if (parts.length > 0) return upperFirst(parts.join(', '));
  if (number < launch) return titles.invite;
  if (has('promote')) return mix === 'solo' ? titles.thankSolo : titles.thank;
  return tasks.some(({ minutes }) => minutes === CALL_MINUTES) ? titles.call : titles.quiet;
}

const verbs = [
  ['publish', 'publish'],
  ['record', 'record'],
  ['edit', 'finish'],
] as const;
