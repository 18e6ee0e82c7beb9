import type { Condition } from '../../../shared/content/guideFields.ts';
import type { QuizQuestion, Trait } from '../../../shared/quiz/question.ts';
import type { AnswerMap } from '../../../shared/quiz/scoring.ts';
import { computedResult, quizQuestions, quizResultOf } from '../../content/quiz.ts';
import { isBound, readSubject, type Subject } from '../subject.ts';
import { cut } from '../words.ts';
import { firstNameOf } from './firstName.ts';
import { answerOf, nameOf, personalInfo, type TakenQuiz } from '../takenQuiz.ts';

/** The answers for the writer; a missing one is replaced by the most likely one. */
export type QuizTaker = {
  /** Empty when there is no name. */
  name: string;
  firstName: string;
  city: string;
  subject: Subject;
  trait: Trait;
  tones: string[];
  channels: string[];
  answerTo: (questionId: string) => string;
  /** Whether one of these options was chosen, or one of these facts is true. */
  has: (...names: readonly string[]) => boolean;
  seed: number;
};

type Options = {
  /** False for a text that must not repeat what a visitor typed. */
  mayQuote?: boolean;
};

export function readQuizTaker(
  { name, answers, result }: TakenQuiz,
  { mayQuote = true }: Options = {},
): QuizTaker {
  const info = personalInfo(answers);
  const { reading: _, ...typed } = info;
  const known = quizResultOf(result) ?? computedResult(answers);
  const trait = known?.type ?? 'hybrid_approach';
  const fullName = mayQuote ? nameOf({ name, answers }) : '';
  const answerTo = (questionId: string) => {
    const question = find(questionId);
    const answer = answerOf(answers, questionId);
    return question.options.find(({ id }) => id === answer)?.id ?? likeliest(question, trait);
  };
  const single = new Set(
    quizQuestions()
      .filter(({ type }) => type === 'single')
      .map(({ id }) => answerTo(id)),
  );
  const subject = readSubject(info, mayQuote);
  const tones = chosen('podcast_tone', answers, trait);
  const channels = chosen('current_marketing', answers, trait);
  const facts = new Set([...single, ...tones, ...channels, trait, ...factsOf(subject)]);
  return {
    name: fullName,
    firstName: firstNameOf(fullName),
    city: mayQuote ? cut(info.city, 40) : '',
    subject,
    trait,
    tones,
    channels,
    answerTo,
    has: (...names) => names.some((name) => facts.has(name)),
    seed: seedOf(JSON.stringify([typed, [...single], trait])),
  };
}

const LONGEST_QUOTE = 60;
/** Text such as “n/a” does not describe an offer. */
const isWorthQuoting = (words: string) =>
  words.length <= LONGEST_QUOTE && (words.match(/\p{L}/gu)?.length ?? 0) > 3;

/** What conditions may name beside the answers. */
const factsOf = (subject: Subject) => [
  subject.kind,
  ...(subject.rule ? [subject.rule] : []),
  ...namesOf({
    clearance: subject.needsClearance,
    bound: isBound(subject),
    twofold: subject.isTwofold,
    unknownBuyers: !subject.isBuyerKnown,
    unknownOffer: !subject.isOfferNamed,
    unnamedOffer: !subject.isOfferNamed,
    // Nothing but what the person typed is known.
    ownWords: !subject.isOfferKnown,
    unknownProblems: subject.problems.length < 2,
    told: subject.complaints.length > 0,
    quotable: isWorthQuoting(subject.ownWords),
    setting: subject.setting,
    // The typed buyers meet where their companies do, unless they have their own table.
    ownIndustry: subject.places.some(({ place }) => place.includes(subject.setting?.name ?? '\n')),
    us: subject.country === 'US',
    canada: subject.country === 'CA',
    germany: subject.country === 'DE',
    otherHalf: subject.alsoFor,
    paper: subject.talk.paper,
    ...subject.details,
  }),
];

/** The names of what is neither false nor empty. */
export const namesOf = (facts: Readonly<Record<string, unknown>>) =>
  Object.keys(facts).filter((name) => facts[name]);

/** Whether the condition of a text holds for a person. */
export const holds = ({ has }: Pick<QuizTaker, 'has'>, { when = [], unless = [] }: Condition) =>
  when.every((names) => has(...[names].flat())) && !has(...unless);

type Varied<Fields> = Fields & {
  variants?:
    | readonly (Condition & { [Name in keyof Fields]?: Fields[Name] | undefined })[]
    | undefined;
};

/** Returns fields of the content with the variants that hold for a person. */
export const fitted = <Fields>(quizTaker: QuizTaker, fields: Varied<Fields>): Varied<Fields> =>
  (fields.variants ?? [])
    .filter((variant) => holds(quizTaker, variant))
    .reduce((all, variant) => ({ ...all, ...variant }), fields);

/** Returns the entry of `table` for the answer. @throws an Error when the table lacks the option. */
export const pick = <T>(
  { answerTo }: QuizTaker,
  questionId: string,
  table: Readonly<Partial<Record<string, T>>>,
): T => entryOf(table, answerTo(questionId));

/** Returns an entry of a table. @throws an Error when it lacks the option. */
export function entryOf<T>(table: Readonly<Partial<Record<string, T>>>, option: string): T {
  const entry = table[option];
  if (entry === undefined) throw new Error(`Nothing written for ${option}`);
  return entry;
}

/** Returns a number from 0 to 1 that is stable for a person and key. */
export function chance({ seed }: QuizTaker, key: string) {
  let hash = seed;
  for (let index = 0; index < key.length; index++) hash = mixed(hash ^ key.charCodeAt(index));
  return (mixed(hash) >>> 0) / 2 ** 32;
}

/** The mixing step of MurmurHash3, which spreads neighboring numbers. */
function mixed(hash: number) {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2_ae35);
  return twice ^ (twice >>> 16);
}

function seedOf(text: string) {
  let hash = text.length;
  for (let index = 0; index < text.length; index++) hash = mixed(hash ^ text.charCodeAt(index));
  return hash;
}

/** Picks one of several phrasings. */
export function oneOf<T>(quizTaker: QuizTaker, key: string, variants: readonly T[]): T {
  const variant = variants[Math.floor(chance(quizTaker, key) * variants.length)];
  if (variant === undefined) throw new Error(`Nothing written for ${key}`);
  return variant;
}

/** The items in an order that is stable for a person; `keyOf` tells them apart. */
export const shuffled = <T>(
  quizTaker: QuizTaker,
  items: readonly T[],
  keyOf: (item: T, index: number) => string,
): T[] =>
  items
    .map((item, index) => ({ item, place: chance(quizTaker, keyOf(item, index)) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);

function find(questionId: string) {
  const question = quizQuestions().find(({ id }) => id === questionId);
  if (!question) throw new Error(`No question ${questionId}`);
  return question;
}

const likeliest = ({ options }: QuizQuestion, trait: Trait) =>
  options.reduce((best, option) =>
    (option.weight[trait] ?? 0) > (best.weight[trait] ?? 0) ? option : best,
  ).id;

/** An empty list is an answer; only a missing one is replaced. */
function chosen(questionId: string, answers: AnswerMap, trait: Trait) {
  const question = find(questionId);
  const answer = answerOf(answers, questionId);
  if (!Array.isArray(answer)) return [likeliest(question, trait)];
  return question.options.flatMap(({ id }) => (answer.includes(id) ? [id] : []));
}
