import fc from 'fast-check';
import { steps as questions } from '../src/shared/quiz/steps.ts';

/** Any valid answers to the questions with options. */
export const anyAnswers = fc.record(
  Object.fromEntries(
    questions
      .filter(({ options }) => options.length > 0)
      .map(({ id, type, options }) => {
        const ids = options.map((option) => option.id);
        return [id, type === 'single' ? fc.constantFrom(...ids) : fc.subarray(ids)];
      }),
  ),
);
