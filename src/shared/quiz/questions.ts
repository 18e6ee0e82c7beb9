import type { Quiz } from '../content/quiz.ts';
import { type QuizQuestion, type Trait, traits } from './question.ts';
import { steps } from './steps.ts';

const known = new WeakMap<Quiz, readonly QuizQuestion[]>();

/** Returns the steps with their texts; the options are in the order of the content. */
export function questionsOf(quiz: Quiz): readonly QuizQuestion[] {
  const questions = known.get(quiz) ?? steps.map((step) => withTexts(step, quiz));
  known.set(quiz, questions);
  return questions;
}

function withTexts({ id, type }: (typeof steps)[number], { questions }: Quiz): QuizQuestion {
  const { question = id, hint, options = {} } = questions[id] ?? {};
  return {
    id,
    type,
    question,
    hint,
    options: Object.entries(options).map(([optionId, option]) => ({ id: optionId, ...option })),
  };
}

export type QuizResult = { type: Trait } & Quiz['results'][Trait];

export const resultsOf = ({ results }: Quiz): readonly QuizResult[] =>
  traits.map((type) => ({ type, ...results[type] }));

/** Returns a result by its trait, which may come from a request or an older quiz. */
export const resultOf = (quiz: Quiz, type: string | null | undefined) =>
  resultsOf(quiz).find((result) => result.type === type);
