import { Reading } from '../../shared/quiz/reading.ts';
import type { AnswerMap } from '../../shared/quiz/scoring.ts';
import { cut, oneLine, upperFirst } from './words.ts';

export type TakenQuiz = {
  name: string;
  /** Unknown keys are ignored. */
  answers: AnswerMap;
  /** The key of a result. */
  result: string;
};

/** Returns the answer to a question. */
export const answerOf = (answers: AnswerMap, key: string): unknown =>
  Object.hasOwn(answers, key) ? answers[key] : undefined;

/** Returns the name in the answers, which may differ from the one in the contact fields. */
export const nameOf = ({ name, answers }: Pick<TakenQuiz, 'name' | 'answers'>) =>
  asName(personalInfo(answers).name || named(name));

/** Punctuation or an emoji is not a name. */
const named = (typed: string) => (/\p{L}/u.test(typed) ? oneLine(typed) : '');

/** Returns the personal fields, each as one line; missing ones are empty. */
export function personalInfo(answers: AnswerMap) {
  const info: unknown = answerOf(answers, 'personalInfo');
  const text = (key: string) => {
    const value: unknown = Object.hasOwn(Object(info), key) ? Reflect.get(Object(info), key) : '';
    return typeof value === 'string' ? named(value) : '';
  };
  return {
    name: text('name'),
    city: text('city'),
    niche: text('niche'),
    buyers: text('buyers'),
    reading: Reading.safeParse(answerOf(answers, 'reading')).data ?? {},
  };
}

/** All that a person typed about themselves. */
export function typedIn({ answers }: Pick<TakenQuiz, 'answers'>) {
  const { reading, ...texts } = personalInfo(answers);
  const { offer = '', buyers = '', complaints = [] } = reading;
  return [...Object.values(texts), offer, buyers, ...complaints].join(' ');
}

function asName(typed: string) {
  const name = cut(oneLine(typed), 60);
  // Typed in one case; two or three capitals may be initials.
  const isShouted = name === name.toUpperCase() && name.length > 3;
  const isPlain = name === name.toLowerCase() || isShouted;
  return isPlain ? name.toLowerCase().split(' ').map(upperFirst).join(' ') : name;
}
