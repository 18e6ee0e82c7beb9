import { type QuizQuestion, type QuizStep, type Trait, traits } from './question.ts';
import { steps } from './steps.ts';

/** Question id → option id, or a list of ids. Other values are ignored. */
export type AnswerMap = Readonly<Record<string, unknown>>;

/** Returns the total of each trait, in the order in which the chosen options first add to it. */
export function traitTotals<T extends string>(
  questions: readonly QuizQuestion<T>[],
  answers: AnswerMap,
) {
  const totals = new Map<string, number>();
  for (const question of questions)
    for (const { weight } of chosenOptions(question, answers))
      for (const [trait, points] of Object.entries<number | undefined>(weight))
        totals.set(trait, (totals.get(trait) ?? 0) + (points ?? 0));
  return totals;
}

function chosenOptions<T extends string>(question: QuizQuestion<T>, answers: AnswerMap) {
  const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
  if (question.type === 'single') return question.options.filter(({ id }) => id === answer);
  if (question.type !== 'multiple' || !Array.isArray(answer)) return [];
  return question.options.filter(({ id }) => answer.includes(id));
}

/** Returns the trait with the highest total; in a tie, the last of them. */
export function winningTrait(
  totals: ReadonlyMap<string, number>,
  counts: (trait: string) => boolean,
) {
  let winner: string | undefined;
  for (const [trait, total] of totals)
    if (counts(trait) && total >= (totals.get(winner ?? '') ?? -Infinity)) winner = trait;
  return winner;
}

/** Returns the best trait that has a result, or `undefined`. */
export function bestTrait(
  questions: readonly QuizQuestion<string>[],
  answers: AnswerMap,
): Trait | undefined {
  const known = (trait: string | undefined) => traits.find((one) => one === trait);
  return known(winningTrait(traitTotals(questions, answers), (trait) => !!known(trait)));
}

/** Whether every question has a valid answer. */
export function isComplete(answers: AnswerMap) {
  return steps.every((question) => isAnswered(question, answers));
}

/** An empty list is a valid answer. */
export function isAnswered(question: QuizStep, answers: AnswerMap) {
  const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
  const isKnown = (id: unknown) => question.options.some((option) => option.id === id);
  if (question.type === 'single') return isKnown(answer);
  if (question.type === 'multiple') return Array.isArray(answer) && answer.every(isKnown);
  return true;
}
