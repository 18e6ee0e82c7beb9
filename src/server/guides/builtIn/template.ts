import { holds, namesOf, type QuizTaker, oneOf, pick, shuffled } from './quizTaker.ts';
import { wordsIn } from './match.ts';
import type { Condition, Ways } from '../../../shared/content/guideFields.ts';
import { texts } from '../texts.ts';
import { aheadOf, isBatched, type Plan } from './plan.ts';
import type { Subject } from '../subject.ts';
import { cut, inWords, joined, upperFirst, withArticle } from '../words.ts';

/** The placeholders of templates, such as `{{buyer.plural}}`; one with a capital letter starts a sentence. */
export type Slots = Readonly<Record<string, string>>;

/** What the sections of a guide are written from. */
export type Basis = { quizTaker: QuizTaker; plan: Plan; show: string; slots: Slots };

export function basisOf(quizTaker: QuizTaker, plan: Plan, show: string): Basis {
  const { subject, name, firstName, city } = quizTaker;
  const { offer, sellers, buyers, people, one, myth, complaints } = subject;
  const ownCase = subject.talk.invented ?? '';
  const known = flat({
    problem: subject.problems,
    moment: subject.moments,
    word: subject.words,
    guest: subject.guests,
    place: subject.places.map(({ place }) => place),
    source: subject.places.map(({ place, approach }) => `${place}: ${approach}`),
    question: firstAsks(quizTaker),
    // The first guest is asked about the first problem.
    opener: ['', ...openersOf(subject)],
    otherHalf: subject.alsoFor ?? {},
    details: subject.details,
    secondVoice: subject.talk.second,
    paper: subject.talk.paper,
    debate: subject.talk.debate,
    ownCase,
    client: subject.client,
    listeners: subject.listeners,
    someone: subject.someone,
    offer,
    'offer.own': subject.isOfferKnown ? '' : offer,
    'offer.paid': subject.paid,
    'offer.quoted': subject.ownWords,
    'offer.typed': subject.typedOffer,
    setting: subject.setting ?? {},
    sellers,
    buyer: { full: buyers, plural: people, one, aOne: withArticle(one) },
    belief: myth,
    complaints: joined(complaints),
    show,
    host: firstName || 'the host',
    'host.name': name || '[your name]',
    city: city || 'your city',
    closingLine: closingLine(quizTaker),
    recordingDay: texts().calendar.days[plan.days.record],
    minutes: { each: `${plan.minutes}`, talk: `${plan.talk}`, alone: `${plan.alone}` },
    launchWeek: String(plan.launch),
    rhythm: texts().calendar.rhythms[plan.cadence],
    episodes: { ahead: inWords(aheadOf(plan)), published: inWords(plan.published) },
  });
  const facts = namesOf({
    ownCase,
    inTown: subject.isLocal && city,
    pairs: isBatched(plan),
    // What the host says alone may be shorter than a talk, and a talk longer than its episode.
    twoLengths: plan.mix !== 'solo' && plan.alone !== plan.minutes,
    cutDown: plan.talk > plan.minutes,
  });
  const basis = withFacts({ quizTaker, plan, show, slots: known }, facts);
  return { ...basis, slots: { ...known, ...partsOf(basis, texts().trade.slots) } };
}

/** The first question to each guest but the first. */
const openersOf = ({ openers, guests }: Subject) =>
  texts().questions.anyOpeners.map(
    (any, index) => openers[index] ?? fill(any, flat({ guest: guests })),
  );

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
  const { offer, talk, problems: known } = quizTaker.subject;
  const problems = known.length > 0 ? known : [offer];
  const { anyAsks } = texts().questions;
  let rest = shuffled(quizTaker, talk.asks, String);
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

type Values = { [name: string]: string | readonly (string | Values)[] | Values };

/** `{ buyer: { one: 'founder' }, word: ['runway'] }` → `{ 'buyer.one': 'founder', 'word.1': 'runway' }` */
export const flat = (values: Values): Slots =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (typeof value === 'string') return [[name, value]];
      return Object.entries(value).flatMap(([key, inside]) => {
        const part = Array.isArray(value) ? Number(key) + 1 : key;
        return Object.entries(flat({ [`${name}.${part}`]: inside }));
      });
    }),
  );

/** Fills the braces of a template. @throws an Error for a name without a text. */
export const fill = (template: string, slots: Slots) =>
  template.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const text = slots[name] ?? upperFirst(slots[lowerFirst(name)] ?? '');
    if (!text) throw new Error(`No text for {{${name}}} in: ${cut(template, 60)}`);
    return text;
  });

/** Whether there is a text for each name in the braces of a template: what nobody has said is left out. */
export const isFillable = (template: string, slots: Slots) =>
  (template.match(/(?<=\{\{)[\w.]+/g) ?? []).every(
    (name) => slots[name] ?? slots[lowerFirst(name)],
  );

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Renders one of the phrasings that can be said for a person. @throws an Error if there is none. */
export function say(basis: Basis, key: string, ways: Ways, more: Slots = {}) {
  const all = { ...slotsFor(basis, key), ...more };
  const fillable = [ways].flat().filter((way) => isFillable(way, all));
  return fill(
    fillable.length > 0 ? oneOf(basis.quizTaker, key, fillable) : ([ways].flat()[0] ?? ''),
    all,
  );
}

/** Whether a text can be said for a person. */
export const canSay = (basis: Basis, ways: Ways, more: Slots = {}) => {
  const all = { ...slotsFor(basis, ''), ...more };
  return [ways].flat().some((way) => isFillable(way, all));
};

/** What calls and messages are about where nobody has named a problem. */
export const topics = ({ slots: { offer = '' } }: Basis): Slots =>
  flat({ problem: [offer, offer, offer, offer] });

/** The same word in every paragraph would read like a form. */
const slotsFor = ({ quizTaker, slots }: Basis, key: string): Slots => {
  const { words } = quizTaker.subject;
  return words.length > 0 ? { ...slots, word: oneOf(quizTaker, `word of ${key}`, words) } : slots;
};

type Sentence = Condition & { key: string; text: Ways };

/** Renders those sentences whose conditions hold. */
export const paragraph = (basis: Basis, sentences: readonly Sentence[], more: Slots = {}) =>
  sentences
    .filter((one) => holds(basis.quizTaker, one) && canSay(basis, one.text, more))
    .map(({ key, text }) => say(basis, key, text, more))
    .join(' ');

/** Renders each of several paragraphs as a slot; a space means no text. */
export const partsOf = (
  basis: Basis,
  parts: Readonly<Record<string, readonly Sentence[]>>,
  more: Slots = {},
): Slots =>
  Object.fromEntries(
    Object.entries(parts).map(([name, sentences]): [string, string] => [
      name,
      paragraph(basis, sentences, more) || ' ',
    ]),
  );

/** Adds facts that conditions may name, such as those that follow from the episodes. */
export const withFacts = ({ quizTaker, ...basis }: Basis, facts: readonly string[]): Basis => ({
  ...basis,
  quizTaker: {
    ...quizTaker,
    has: (...names) => quizTaker.has(...names) || names.some((name) => facts.includes(name)),
  },
});

/** Renders the text for the answer to a question; empty if it cannot be said. */
export function sayFor(
  basis: Basis,
  question: string,
  table: Readonly<Partial<Record<string, Ways>>>,
) {
  const ways = pick(basis.quizTaker, question, table);
  return canSay(basis, ways) ? say(basis, question, ways) : '';
}
