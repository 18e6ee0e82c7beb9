import { type QuizTaker, chance, oneOf, pick } from './quizTaker.ts';
import { wordsIn } from './match.ts';
import type { Ways } from '../../../shared/content/guideFields.ts';
import { texts } from '../texts.ts';
import { aheadOf, type Plan } from './plan.ts';
import type { Subject } from './subject.ts';
import { cut, inWords, upperFirst, withArticle } from './words.ts';

/** The placeholders of templates; one with a capital letter starts a sentence. */
export type Slots = Readonly<Record<string, string>>;

/** What the sections of a guide are written from. */
export type Basis = { quizTaker: QuizTaker; plan: Plan; show: string; slots: Slots };

export function basisOf(quizTaker: QuizTaker, plan: Plan, show: string): Basis {
  const { subject, name, firstName, city } = quizTaker;
  const { offer, sellers, buyers, people, one, myth } = subject;
  // Text for other readers must not say “the people who buy from you”.
  const audience = subject.isBuyerKnown
    ? buyers
    : 'people with a decision ahead and nobody neutral to ask';
  const slots: Slots = {
    ...numbered('p', subject.problems),
    ...numbered('m', subject.moments),
    ...numbered('w', subject.words),
    ...numbered('g', subject.guests),
    ...numbered(
      'l',
      subject.places.map(({ place }) => place),
    ),
    ...numbered(
      'place',
      subject.places.map(({ place, approach }) => `${place}: ${approach}`),
    ),
    ...numbered('q', firstAsks(quizTaker)),
    ...openersOf(subject),
    otherPeople: subject.alsoFor?.people ?? '',
    otherOne: subject.alsoFor?.one ?? '',
    otherTitle: subject.alsoFor?.title ?? '',
    otherAngle: subject.alsoFor?.angle ?? '',
    ...subject.details,
    ...numbered('otherAsk', subject.alsoFor?.asks ?? []),
    second: subject.talk.second,
    theSecond: theSecond(subject),
    asSecond: secondRole(subject.talk.second),
    paper: subject.talk.paper,
    debate: subject.talk.debate,
    invented:
      subject.talk.invented ??
      `Here is an invented case. ${upperFirst(subject.talk.debate)}: what would you want to know before you choose?`,
    client: subject.client,
    talkTurns: subject.isOfferKnown
      ? `the talk turns to ${subject.paid}`
      : 'somebody from outside is hired',
    rivals: subject.isOfferKnown ? sellers : 'suppliers',
    audience,
    listeners: subject.listeners,
    someone: subject.someone,
    offer,
    settingName: subject.setting?.name ?? '',
    settingPhrase: subject.setting?.phrase ?? '',
    paid: subject.paid,
    sellers,
    buyers,
    people,
    one,
    aOne: withArticle(one),
    myth,
    own: subject.ownWords,
    typed: subject.typedOffer,
    approver: /\bowner/.test(subject.people) ? 'a co-owner or the company’s buyer' : 'an employer',
    show,
    name: name || '[your name]',
    host: firstName || 'the host',
    city: city || 'your city',
    local: inTown(quizTaker, (town) => ` It is made in ${town}, for people nearby.`),
    localPost: inTown(quizTaker, (town) => ` I make it here in ${town}.`),
    here: inTown(quizTaker, (town) => ` here in ${town}`),
    line: closingLine(quizTaker),
    recordDay: longDays[plan.days.record],
    minutes: String(plan.minutes),
    talk: String(plan.talk),
    solo: String(plan.alone),
    length: lengthOf(plan),
    lengths: lengthsOf(plan),
    ahead: inWords(aheadOf(plan)),
    launch: String(plan.launch),
    rhythm: rhythms[plan.cadence],
    episodes: inWords(plan.published),
    crowd: plan.cadence === 'weekly' ? 'twenty' : 'ten',
  };
  return { quizTaker, plan, show, slots };
}

/** The first questions to the second and the third guest. */
function openersOf({ openers: [second, third], guests }: Subject): Slots {
  const [anySecond = '', anyThird = ''] = texts().questions.anyOpeners;
  return {
    o2: second ?? fill(anySecond, { g2: guests[1] ?? '' }),
    o3: third ?? fill(anyThird, { g3: guests[2] ?? '' }),
  };
}

/** 'a finance chief who counts heads' → 'somebody who counts heads'; without such a clause, unchanged. */
const secondRole = (second: string) =>
  second.replace(/^an? .*? (?=(?:who|whose|that|with) )/, 'somebody ');

/** A title identifies a colleague; a spouse needs a possessive. */
function theSecond({ talk, kind }: Subject) {
  const full = talk.second.replace(/^an? /, 'the ');
  return kind === 'business' ? full.replace(/ (?:who|whose|that) .*$/, '') : full;
}

const longDays = { Wed: 'Wednesday', Thu: 'Thursday' };

/** What a local business says in texts that people search. A space means no text. */
const inTown = ({ subject, city }: QuizTaker, line: (town: string) => string) =>
  subject.isLocal && city ? line(city) : ' ';

/** The closing line for the trade. */
function closingLine({ subject }: QuizTaker) {
  const line = subject.rule ? texts().trade.closingLines[subject.rule] : subject.note;
  return line ? `\n\n${line}` : ' ';
}

/** A trade's own episodes bring their questions. */
function firstAsks(quizTaker: QuizTaker) {
  const { subject } = quizTaker;
  const asks = subject.isOwnTalk ? subject.talk.asks : fittingAsks(quizTaker);
  return asks.map((ask, index) => subject.episodeOn(subject.problems[index] ?? '')?.ask ?? ask);
}

/**
 * Questions of an audience, those that speak of the first two problems first, or plain ones about
 * them. The others differ in order, so that two people who sell to the same buyers begin with different questions.
 */
function fittingAsks(quizTaker: QuizTaker) {
  const { problems, talk } = quizTaker.subject;
  const { anyAsks } = texts().questions;
  let rest = talk.asks.toSorted((a, b) => chance(quizTaker, a) - chance(quizTaker, b));
  const first = problems.slice(0, anyAsks.length).map((problem, index) => {
    const [best = ''] = rest.toSorted((a, b) => sharedWords(b, problem) - sharedWords(a, problem));
    if (sharedWords(best, problem) === 0) return fill(anyAsks[index] ?? '', { problem });
    rest = rest.filter((ask) => ask !== best);
    return best;
  });
  return [...first, ...rest];
}

const SHORTEST_SHARED = 5;
const sharedWords = (one: string, other: string) => {
  const words = new Set(wordsIn(other));
  return wordsIn(one).filter((word) => word.length >= SHORTEST_SHARED && words.has(word)).length;
};

/** Of a finished episode; what the host says alone may be shorter. */
const lengthOf = ({ mix, minutes, alone }: Plan) =>
  mix !== 'solo' && alone !== minutes ? `${alone} to ${minutes}` : `about ${minutes}`;

const lengthsOf = ({ mix, minutes, alone }: Plan) =>
  mix !== 'solo' && alone !== minutes
    ? `${minutes} minutes with a guest and ${alone} when you speak alone`
    : `${minutes} minutes`;

const rhythms = {
  weekly: 'every week',
  biweekly: 'every two weeks',
  monthly: 'once a month',
};

const numbered = (letter: string, texts: readonly string[]) =>
  Object.fromEntries(texts.map((text, index) => [`${letter}${index + 1}`, text]));

/** Fills the braces of a template. @throws an Error for a name without a text. */
export const fill = (template: string, slots: Slots) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = slots[name] ?? upperFirst(slots[lowerFirst(name)] ?? '');
    if (!text) throw new Error(`No text for {${name}} in: ${cut(template, 60)}`);
    return text;
  });

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Renders one of several phrasings. */
export const say = ({ quizTaker, slots }: Basis, key: string, ways: Ways, more: Slots = {}) =>
  fill(typeof ways === 'string' ? ways : oneOf(quizTaker, key, ways), {
    ...slots,
    // The same word in every paragraph would read like a form.
    w: oneOf(quizTaker, `word of ${key}`, quizTaker.subject.words),
    ...more,
  });

/** Renders the text for the answer to a question. */
export const sayFor = (
  basis: Basis,
  question: string,
  table: Readonly<Partial<Record<string, Ways>>>,
) => say(basis, question, pick(basis.quizTaker, question, table));
