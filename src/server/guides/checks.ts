import { firstTask, launchWeek, minutesOf } from '../../shared/quiz/calendar.ts';
import { EPISODES, type Guide, type SectionKey, sectionKeys } from '../../shared/quiz/guide.ts';
import { type TakenQuiz, personalInfo } from './takenQuiz.ts';
import { wordsIn } from './builtIn/match.ts';
import { readSubject, type Subject } from './subject.ts';
import { cut, sentencesIn } from './words.ts';
import { type CopyCode, copyProblems } from './copyChecks.ts';
import { texts } from './texts.ts';

export type CheckCode =
  | 'missing'
  | 'buyers-not-named'
  | 'peers-as-audience'
  | 'invented-number'
  | 'calendar'
  | 'length'
  | 'repeated'
  | 'placeholder'
  | 'link'
  | 'unchecked'
  | CopyCode;

/** What is wrong with a section, in a sentence for a person or a model that repairs it. */
export type FailedCheck = { code: CheckCode; section: SectionKey; sentence: string };
type Sections = Partial<Guide>;
type About = { subject: Subject; city: string; typed: string };
type Check = (sections: Sections, about: About) => FailedCheck[];

/** Checks the sections of a guide, regardless of the writer. */
export function checkGuide(sections: Sections, { answers }: TakenQuiz): FailedCheck[] {
  const info = personalInfo(answers);
  const subject = readSubject(info);
  const typed = Object.values(info).join(' ');
  return checks.flatMap((check) => check(sections, { subject, city: cut(info.city, 40), typed }));
}

const fail = (code: CheckCode, section: SectionKey, sentence: string): FailedCheck => ({
  code,
  section,
  sentence,
});

export const missingSection = (key: SectionKey) =>
  fail('missing', key, `The section ${key} is missing.`);

const missing: Check = (sections) =>
  sectionKeys.filter((key) => sections[key] === undefined).map(missingSection);

const buyersNamed: Check = ({ summary }, { subject }) => {
  const { buyers, isBuyerKnown } = subject;
  // Without a table and without an answer, only the writer knows them.
  if (!summary || !isBuyerKnown || mentions(summary.audience, subject)) return [];
  return [
    fail('buyers-not-named', 'summary', `The first paragraph must name the buyers: ${buyers}.`),
  ];
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

const peersLeftOut: Check = (sections, { subject, typed }) => {
  const { sellers, offer, ownWords } = subject;
  const trade = [offer, ownWords].filter((name) => name && name !== 'what you sell');
  const peers = [
    ...(sameWords(sellers, subject.people) ? [] : [`for ${sellers}`, `help ${sellers}`]),
    ...trade.flatMap((name) => [
      ...['leaders', 'decision-makers', 'professionals', 'people', 'companies', 'experts'].map(
        (who) => `${who} in ${name}`,
      ),
      `${name} professionals`,
      `${name} community`,
    ]),
    'your peers',
    'your own industry',
  ].map(plain);
  return audienceTexts(sections)
    .filter(([, text]) => peers.some((phrase) => plain(text).includes(phrase)))
    .filter(([, text]) => !plain(text).includes(plain(typed)))
    .map(([section]) =>
      fail(
        'peers-as-audience',
        section,
        `The show is for the people who buy (${subject.buyers}), not for ${sellers}.`,
      ),
    );
};

const sameWords = (one: string, other: string) =>
  wordsIn(one).some((word) => wordsIn(other).includes(word));

const plain = (text: string) => ` ${wordsIn(text).join(' ')} `;

const FIGURE = String.raw`(\d[\d,.]*|ten|fifteen|twenty|thirty|dozens|hundreds|thousands)\+?`;
const COUNTED =
  'years|decades|clients|customers|employees|followers|subscribers|listeners|companies|projects|deals';
/** A figure about the person's past or company, such as "you have helped 200 clients". */
const CLAIM = new RegExp(
  String.raw`\b(?:(?:you|i|we)(?:[’']ve| have| had)? (?:have|had|run|serve|helped|served|built|employ|earned|worked|led|spent|grew)|your|my|our)(?: \w+){0,3}? ${FIGURE} (?:\w+ )?(?:${COUNTED})\b`,
  'i',
);

const noInventedNumbers: Check = (sections, { typed }) =>
  entriesOf(sections).flatMap(([section, texts]) => {
    const claim = texts.flatMap(sentencesIn).find((sentence) => {
      const figure = CLAIM.exec(sentence)?.[1];
      return figure && !typed.includes(figure);
    });
    return claim
      ? [fail('invented-number', section, `Nobody has given this figure: “${claim}”`)]
      : [];
  });

const MAX_HOURS_BEFORE = 4;
const MAX_HOURS_AFTER = 5;
const MAX_RECORDED = 2;
const FINISHED_BEFORE_LAUNCH = 3;

const calendarFeasible: Check = ({ calendar }) =>
  calendar ? problemsOf(calendar).map((sentence) => fail('calendar', 'calendar', sentence)) : [];

function problemsOf(calendar: Guide['calendar']): string[] {
  const launch = launchWeek(calendar);
  if (launch === -1) return ['No episode is published within the thirteen weeks.'];
  const isLate = ({ week }: { week: number }) => week > launch + 1;
  const first = firstTask(calendar, 'invite') ?? firstTask(calendar, 'prepare');
  const record = firstTask(calendar, 'record');
  return [
    ...calendar.weeks.flatMap((week, index) => {
      const most = index < launch ? MAX_HOURS_BEFORE : MAX_HOURS_AFTER;
      const recorded = week.tasks
        .filter(({ kind }) => kind === 'record')
        .flatMap(({ episodes }) => episodes).length;
      return [
        ...(minutesOf(week) > most * 60
          ? [`Week ${index + 1} takes more than ${most} hours.`]
          : []),
        ...(recorded > MAX_RECORDED ? [`Week ${index + 1} has more than two recordings.`] : []),
      ];
    }),
    ...(finishedBefore(calendar, launch) < FINISHED_BEFORE_LAUNCH
      ? ['Fewer than three episodes are finished in the weeks before the first is published.']
      : []),
    ...outOfOrder(calendar),
    ...(!first || !record || isLate(first) || first.week > record.week
      ? ['Nobody is invited or called before the first recording.']
      : []),
  ];
}

const finishedBefore = ({ weeks }: Guide['calendar'], launch: number) =>
  new Set(
    weeks
      .slice(0, launch)
      .flatMap(({ tasks }) => tasks.filter(({ kind }) => kind === 'edit'))
      .flatMap(({ episodes }) => episodes),
  ).size;

/** Each episode is recorded, then edited, then published, and once at most. */
function outOfOrder({ weeks }: Guide['calendar']): string[] {
  const done = { record: new Set<number>(), edit: new Set<number>(), publish: new Set<number>() };
  const wrong = new Set<string>();
  for (const { kind, episodes } of weeks.flatMap(({ tasks }) => tasks))
    for (const episode of episodes) {
      if (kind !== 'record' && kind !== 'edit' && kind !== 'publish') continue;
      if (episode > EPISODES) wrong.add(`Episode ${episode} is not one of the ten.`);
      if (done[kind].has(episode)) wrong.add(`Episode ${episode} has the task ${kind} twice.`);
      if (kind === 'edit' && !done.record.has(episode))
        wrong.add(`Episode ${episode} is edited before it is recorded.`);
      if (kind === 'publish' && !done.edit.has(episode))
        wrong.add(`Episode ${episode} is published before it is edited.`);
      done[kind].add(episode);
    }
  return [...wrong];
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

const lengthsFit: Check = (sections) =>
  entriesOf(sections).flatMap(([section, texts]) => {
    const count = texts.reduce((sum, text) => sum + wordsIn(text).length, 0);
    const [fewest, most] = lengths[section];
    return count < fewest || count > most
      ? [fail('length', section, `It has ${count} words; ${fewest} to ${most} are right.`)]
      : [];
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
      if (wordsIn(sentence).length < SHORTEST_REPEATED) return [];
      const key = plain(sentence);
      if (allowed.has(key)) return [];
      const before = seen.get(key) ?? { section, count: 0 };
      before.count += 1;
      seen.set(key, before);
      return before.section !== section || before.count > MOST_OCCURRENCES
        ? [fail('repeated', section, `This was said before: “${sentence}”`)]
        : [];
    }),
  );
};

/** Placeholders that the sender of a message fills in. */
const GAPS = /\[(?:first name|day|your name)\]/g;
const UNFILLED = /[[\]{}]|\b(?:undefined|null|lorem ipsum|TBD|XXX)\b/;

const noPlaceholders: Check = (sections, { typed }) =>
  entriesOf(sections).flatMap(([section, texts]) => {
    const text = texts.find((one) => UNFILLED.test(one.replace(GAPS, '').replaceAll(typed, '')));
    return text && !UNFILLED.test(typed)
      ? [fail('placeholder', section, `It has a gap that nobody fills in: “${text.slice(0, 80)}”`)]
      : [];
  });

/** Guides contain no addresses, so any address was invented or injected. */
const LINK = /https?:|www\.|<\/?[a-z!]/i;

const noLinks: Check = (sections, { typed }) =>
  LINK.test(typed)
    ? []
    : entriesOf(sections)
        .filter(([, texts]) => texts.some((text) => LINK.test(text)))
        .map(([section]) => fail('link', section, 'It contains a link or markup.'));

const copyFits: Check = ({ copy }, about) =>
  copy ? copyProblems(copy, about).map(({ code, sentence }) => fail(code, 'copy', sentence)) : [];

const checks: readonly Check[] = [
  missing,
  buyersNamed,
  peersLeftOut,
  noInventedNumbers,
  calendarFeasible,
  lengthsFit,
  noRepeatedSentence,
  noPlaceholders,
  noLinks,
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
