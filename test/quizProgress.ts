import { steps as questions } from '../src/shared/quiz/steps.ts';

/** The progress of a quiz: the first option of each question before the step. */
export function quizProgressAt(step: number, email = '') {
  const answers = questions.slice(0, step - 1).flatMap(({ id, type, options: [first] }) => {
    if (!first) return [];
    return [[id, type === 'multiple' ? [first.id] : first.id]];
  });
  return {
    step: step - 1,
    answers: Object.fromEntries(answers),
    personalInfo: { name: 'Ada Lovelace', city: 'London', niche: 'Analytical engines', buyers: '' },
    contact: { name: 'Ada Lovelace', email },
  };
}
