import type { QuizQuestion, Trait } from '../../../shared/quiz/question.ts';
import { questions } from '../../../shared/quiz/questions.ts';
import { results } from '../../../shared/quiz/results.ts';
import { type AnswerMap, quizResult } from '../../../shared/quiz/scoring.ts';
import { inShort, type Niche, readNiche } from './niche.ts';
import { cut, oneLine, upperFirst } from './words.ts';

export type QuizTaker = {
  name: string;
  /** Unknown keys are ignored. */
  answers: AnswerMap;
  /** The key of a result. */
  result: string;
};

/** The answers for the writer; a missing one is replaced by the most likely one. */
export type Brief = {
  /** Empty when there is no name. */
  name: string;
  firstName: string;
  city: string;
  /** The short form, for repeated use. */
  niche: Niche;
  /** The full form, for a single use. */
  wholeNiche: Niche;
  trait: Trait;
  tones: string[];
  channels: string[];
  answerTo: (questionId: string) => string;
};

/** A text for each option of a question. */
export type Texts = Record<string, string | ((brief: Brief) => string)>;

export type Idea = {
  title: string;
  angle: string;
  needsGuest?: true;
};
export type Ideas = Record<string, (brief: Brief) => Idea>;

export function readBrief({ name: sentName, answers, result }: QuizTaker): Brief {
  const { name, city, niche } = personalInfo(answers);
  const known = results.find(({ type }) => type === result) ?? quizResult(answers);
  const trait = known?.type ?? 'hybrid_approach';
  const wholeNiche = readNiche(niche);
  const fullName = asName(name || sentName);
  return {
    name: fullName,
    firstName: firstOf(fullName),
    city: cut(city, 40),
    niche: inShort(wholeNiche),
    wholeNiche,
    trait,
    tones: chosen('podcast_tone', answers, trait),
    channels: chosen('current_marketing', answers, trait),
    answerTo: (questionId) => {
      const question = find(questionId);
      const answer = own(answers, questionId);
      return question.options.find(({ id }) => id === answer)?.id ?? likeliest(question, trait);
    },
  };
}

/** Returns the entry of `table` for the answer. @throws an Error when the table lacks the option. */
export function pick<T>(brief: Brief, questionId: string, table: Record<string, T>): T {
  const entry = table[brief.answerTo(questionId)];
  if (entry === undefined) throw new Error(`Nothing written for an answer to ${questionId}`);
  return entry;
}

export function say(brief: Brief, questionId: string, texts: Texts) {
  const text = pick(brief, questionId, texts);
  return typeof text === 'string' ? text : text(brief);
}

function find(questionId: string) {
  const question = questions.find(({ id }) => id === questionId);
  if (!question) throw new Error(`No question ${questionId}`);
  return question;
}

const own = (answers: AnswerMap, key: string): unknown =>
  Object.hasOwn(answers, key) ? answers[key] : undefined;

const likeliest = ({ options }: QuizQuestion, trait: Trait) =>
  options.reduce((best, option) =>
    (option.weight[trait] ?? 0) > (best.weight[trait] ?? 0) ? option : best,
  ).id;

/** An empty list is an answer; only a missing one is replaced. */
function chosen(questionId: string, answers: AnswerMap, trait: Trait) {
  const question = find(questionId);
  const answer = own(answers, questionId);
  if (!Array.isArray(answer)) return [likeliest(question, trait)];
  return question.options.flatMap(({ id }) => (answer.includes(id) ? [id] : []));
}

/** Returns the personal fields, each as one line; missing ones are empty. */
export function personalInfo(answers: AnswerMap) {
  const info: unknown = own(answers, 'personalInfo');
  const text = (key: string) => {
    const value: unknown = Object.hasOwn(Object(info), key) ? Reflect.get(Object(info), key) : '';
    return typeof value === 'string' ? oneLine(value) : '';
  };
  return { name: text('name'), city: text('city'), niche: text('niche') };
}

function asName(typed: string) {
  const name = cut(oneLine(typed), 60);
  return name === name.toLowerCase() ? name.split(' ').map(upperFirst).join(' ') : name;
}

const HONORIFIC = /^(?:dr|prof|mr|mrs|ms|mx|sir|dame|rev)\.?$/i;

function firstOf(name: string) {
  const words = name.split(' ');
  return words.find((word) => !HONORIFIC.test(word)) ?? '';
}
