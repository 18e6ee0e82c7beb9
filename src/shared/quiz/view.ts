import { z } from 'zod';
import { FINISHED, questions } from './questions.ts';

/** What a browser says when it shows a step for the first time, and at the end. */
export const StepView = z.object({
  step: z.enum(
    [...questions.map(({ id }) => id), FINISHED],
    `Must be the id of a question, or ${FINISHED}`,
  ),
});
