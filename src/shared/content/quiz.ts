import { z } from 'zod';
import { traits } from '../quiz/question.ts';
import { steps } from '../quiz/steps.ts';
import { list, text } from './shapes.ts';

const Option = z.strictObject({
  text: text(),
  weight: z
    .partialRecord(z.enum(traits), z.int().min(1).max(3))
    .meta({ title: 'Points', help: 'From 1 to 3 for one or more of the results.' }),
});

function questionOf(optionIds: readonly string[]) {
  const options = z.strictObject(Object.fromEntries(optionIds.map((id) => [id, Option])));
  return z.strictObject({
    question: text(),
    hint: text('Hint', 'Below the question.').optional(),
    options: optionIds.length > 0 ? options : options.default({}),
  });
}

const Result = z.strictObject({
  title: text(),
  description: text(),
  recommendations: list(text()).meta({ title: 'Recommended content types' }),
  nextSteps: list(text()),
});

/** The texts of the quiz; `steps` has its structure. */
export const Quiz = z
  .strictObject({
    questions: z.strictObject(
      Object.fromEntries(
        steps.map(({ id, options }) => [id, questionOf(options.map((option) => option.id))]),
      ),
    ),
    results: z.record(z.enum(traits), Result),
  })
  .meta({ title: 'Quiz' });
export type Quiz = z.output<typeof Quiz>;
