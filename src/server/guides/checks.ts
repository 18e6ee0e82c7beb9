import { firstTask, launchWeek, minutesOf } from '../../shared/quiz/calendar.ts';
import {
  EPISODES,
  type Guide,
  type SectionKey,
  sectionKeys,
  type Task,
  type Week,
} from '../../shared/quiz/guide.ts';
import { personalInfo, type TakenQuiz, typedIn } from './takenQuiz.ts';
import { wordsIn } from './builtIn/match.ts';
import { readSubject, type Subject } from './subject.ts';
import { cut, sentencesIn } from './words.ts';
import { foreignIn } from './countries.ts';
import { copyProblems } from './copyChecks.ts';
import { texts } from './texts.ts';

/** What is wrong with a section, in a sentence for a person or a model that repairs it. */
export type FailedCheck = { section: SectionKey; sentence: string };
type Sections = Partial<Guide>;
type About = { subject: Subject; city: string; typed: string };
type Check = (sections: Sections, about: About) => FailedCheck[];

/** Checks those sections of a guide that exist, regardless of the writer. */
export function checkGuide(sections: Sections, { answers }: TakenQuiz): FailedCheck[] {
  const info = personalInfo(answers);
  const typed = typedIn({ answers });
  const about = { subject: readSubject(info), city: cut(info.city, 40), typed };
  return checks.flatMap((check) => check(sections, about));
}

/** A check of all texts of each section, which returns what is wrong with one. */
const ofTexts =
  (find: (texts: string[], about: About, section: SectionKey) => string | false): Check =>
  (sections, about) =>
    entriesOf(sections).flatMap(([section, texts]) => {
      const sentence = find(texts, about, section);
      return sentence === false ? [] : [{ section, sentence }];
    });

const buyersNamed: Check = ({ summary }, { subject }) => {
  const { buyers, isBuyerKnown } = subject;
  // Without a table and without an answer, only the writer knows them.
  if (!summary || !isBuyerKnown || mentions(summary.audience, subject)) return [];
  const sentence = `The first paragraph must name the buyers: ${buyers}.`;
  return [{ section: 'summary', sentence }];
};

/** By their short name, or by most of the words of the long one. */
function mentions(text: string, { people, buyers }: Subject) {
  const said = new Set(wordsIn(text));
  const has = (phrase: string, share: number) => {
    const words = wordsIn(phrase).filter((word) => word.length > 3);
    return words.filter((word) => said.has(word)).length >= Math.ceil(words.length * share);
  };
  return has(people, 1) || has(buyers, 0.6);
}

/** Sentences that say for whom the show is. */
const audienceTexts = ({ summary, positioning, copy }: Sections) =>
  [
    ['summary', summary?.audience.split(/(?<=[.!?]) /)[0] ?? ''],
    ['summary', summary?.promise ?? ''],
    ['positioning', positioning?.statement ?? ''],
    ['copy', copy?.description ?? ''],
  ] as const;

const ROLES = ['leaders', 'decision-makers', 'professionals', 'people', 'companies', 'experts'];

const peersLeftOut: Check = (sections, { subject, typed }) => {
  const { sellers, offer, ownWords, people, buyers } = subject;
  const trade = [offer, ownWords].filter((name) => name && name !== 'what you sell');
  const isOwnBuyer = wordsIn(sellers).some((word) => wordsIn(people).includes(word));
  const peers = [
    ...(isOwnBuyer ? [] : [`for ${sellers}`, `help ${sellers}`]),
    ...trade.flatMap((name) => [
      ...ROLES.map((who) => `${who} in ${name}`),
      `${name} professionals`,
      `${name} community`,
    ]),
    'your peers',
    'your own industry',
  ].map(plain);
  return audienceTexts(sections)
    .filter(([, text]) => peers.some((phrase) => plain(text).includes(phrase)))
    .filter(([, text]) => !plain(text).includes(plain(typed)))
    .map(([section]) => ({
      section,
      sentence: `The show is for the people who buy (${buyers}), not for ${sellers}.`,
    }));
};

const plain = (text: string) => ` ${wordsIn(text).join(' ')} `;

const FIGURE = String.raw`(\d[\d,.]*|ten|fifteen|twenty|thirty|dozens|hundreds|thousands)\+?`;
const COUNTED =
  'years|decades|clients|customers|employees|followers|subscribers|listeners|companies|projects|deals';
/** A figure about the person's past or company, such as "you have helped 200 clients". */
const CLAIM = new RegExp(
  String.raw`\b(?:(?:you|i|we)(?:[’']ve| have| had)? (?:have|had|run|serve|helped|served|built|employ|earned|worked|led|spent|grew)|your|my|our)(?: \w+){0,3}? ${FIGURE} (?:\w+ )?(?:${COUNTED})\b`,
  'i',
);

const noInventedNumbers = ofTexts((texts, { typed }) => {
  const claim = texts.flatMap(sentencesIn).find((sentence) => {
    const figure = CLAIM.exec(sentence)?.[1];
    return figure && !typed.includes(figure);
  });
  return claim !== undefined && `Nobody has given this figure: “${claim}”`;
});

const MAX_HOURS_BEFORE = 4;
const MAX_HOURS_AFTER = 5;
const MAX_RECORDED = 2;
const FINISHED_BEFORE_LAUNCH = 3;

const calendarFeasible: Check = ({ calendar }) =>
  (calendar ? problemsOf(calendar) : []).map((sentence) => ({ section: 'calendar', sentence }));

type Finding = readonly [isWrong: boolean, sentence: string];
const sentencesOf = (findings: readonly Finding[]) =>
  findings.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []));

function problemsOf(calendar: Guide['calendar']): string[] {
  const { weeks } = calendar;
  const launch = launchWeek(calendar);
  if (launch === -1) return ['No episode is published within the thirteen weeks.'];
  const first = firstTask(calendar, 'invite') ?? firstTask(calendar, 'prepare');
  const record = firstTask(calendar, 'record');
  const isInvited = first && record && first.week <= Math.min(launch + 1, record.week);
  const finished = weeks.slice(0, launch).flatMap((week) => numbersOf(week, 'edit'));
  return sentencesOf([
    ...weeks.flatMap((week, index): Finding[] => {
      const most = index < launch ? MAX_HOURS_BEFORE : MAX_HOURS_AFTER;
      const recorded = numbersOf(week, 'record').length;
      return [
        [minutesOf(week) > most * 60, `Week ${index + 1} takes more than ${most} hours.`],
        [recorded > MAX_RECORDED, `Week ${index + 1} has more than two recordings.`],
      ];
    }),
    [
      new Set(finished).size < FINISHED_BEFORE_LAUNCH,
      'Fewer than three episodes are finished in the weeks before the first is published.',
    ],
    ...outOfOrder(calendar),
    [!isInvited, 'Nobody is invited or called before the first recording.'],
  ]);
}

const numbersOf = ({ tasks }: Week, kind: Task['kind']) =>
  tasks.filter((task) => task.kind === kind).flatMap(({ episodes }) => episodes);

/** Each episode is recorded, then edited, then published, and once at most. */
function outOfOrder({ weeks }: Guide['calendar']): Finding[] {
  const done = new Set<string>();
  return weeks
    .flatMap(({ tasks }) => tasks)
    .flatMap(({ kind, episodes }) => episodes.map((episode) => ({ kind, episode })))
    .flatMap(({ kind, episode }): Finding[] => {
      const isDone = (other: Task['kind']) => done.has(`${other} ${episode}`);
      const findings: Finding[] = [
        [episode > EPISODES, `Episode ${episode} is not one of the ten.`],
        [isDone(kind), `Episode ${episode} has the task ${kind} twice.`],
        [
          kind === 'edit' && !isDone('record'),
          `Episode ${episode} is edited before it is recorded.`,
        ],
        [
          kind === 'publish' && !isDone('edit'),
          `Episode ${episode} is published before it is edited.`,
        ],
      ];
      done.add(`${kind} ${episode}`);
      return findings;
    });
}

/** Minimum and maximum number of words per section. */
const lengths: Record<SectionKey, readonly [number, number]> = {
  summary: [80, 380],
  positioning: [90, 520],
  names: [30, 300],
  episodes: [400, 1600],
  guestPlan: [180, 900],
  calendar: [350, 2200],
  metrics: [80, 520],
  costs: [80, 500],
  pushback: [40, 800],
  copy: [450, 1500],
};

const lengthsFit = ofTexts((texts, _about, section) => {
  const count = texts.reduce((sum, text) => sum + wordsIn(text).length, 0);
  const [fewest, most] = lengths[section];
  const isFitting = count >= fewest && count <= most;
  return !isFitting && `It has ${count} words; ${fewest} to ${most} are right.`;
});

/** Shorter sentences may recur, such as a label. */
const SHORTEST_REPEATED = 6;
/** Within a section a sentence may come back once, as in a weekly routine. */
const MOST_OCCURRENCES = 2;

const noRepeatedSentence: Check = (sections, { subject }) => {
  const seen = new Map<string, { section: SectionKey; count: number }>();
  // Sections quote the titles and openings of episodes and the names of the show.
  const quoted = [
    subject.myth,
    ...Object.values(texts().trade.closingLines),
    ...sentencesIn(subject.note),
    ...(sections.episodes ?? []).flatMap(({ title, opening }) => [title, ...sentencesIn(opening)]),
    ...(sections.names ?? []).map(({ name }) => name),
  ];
  const allowed = new Set(quoted.map(plain));
  return entriesOf(sections).flatMap(([section, texts]) =>
    texts.flatMap(sentencesIn).flatMap((sentence) => {
      const key = plain(sentence);
      if (wordsIn(sentence).length < SHORTEST_REPEATED || allowed.has(key)) return [];
      const before = seen.get(key) ?? { section, count: 0 };
      before.count += 1;
      seen.set(key, before);
      const isRepeated = before.section !== section || before.count > MOST_OCCURRENCES;
      return isRepeated ? [{ section, sentence: `This was said before: “${sentence}”` }] : [];
    }),
  );
};

/** Placeholders that the sender of a message fills in. */
const GAPS = /\[(?:first name|day|your name)\]/g;
const UNFILLED = /[[\]{}]|\b(?:undefined|null|lorem ipsum|TBD|XXX)\b/;

const noPlaceholders = ofTexts((texts, { typed }) => {
  const text = texts.find((one) => UNFILLED.test(one.replace(GAPS, '').replaceAll(typed, '')));
  const isOurs = text !== undefined && !UNFILLED.test(typed);
  return isOurs && `It has a gap that nobody fills in: “${text.slice(0, 80)}”`;
});

/** Guides contain no addresses, so any address was invented or injected. */
const LINK = /https?:|www\.|<\/?[a-z!]/i;

const noLinks = ofTexts(
  (texts, { typed }) =>
    !LINK.test(typed) && texts.some((text) => LINK.test(text)) && 'It contains a link or markup.',
);

const nothingForeign = ofTexts((texts, { subject: { country }, typed }) => {
  const name = foreignIn(texts, country, typed);
  return name !== undefined && `The show is made in ${country}, where ${name} means nothing.`;
});

const copyFits: Check = ({ copy }, about) =>
  (copy ? copyProblems(copy, about) : []).map((sentence) => ({ section: 'copy', sentence }));

const checks: readonly Check[] = [
  buyersNamed,
  peersLeftOut,
  noInventedNumbers,
  calendarFeasible,
  lengthsFit,
  noRepeatedSentence,
  noPlaceholders,
  noLinks,
  nothingForeign,
  copyFits,
];

const entriesOf = (sections: Sections): [SectionKey, string[]][] =>
  sectionKeys.flatMap((key): [SectionKey, string[]][] =>
    sections[key] === undefined ? [] : [[key, textsIn(sections[key])]],
  );

/** All texts of a value, in order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
