import { z } from 'zod';
import { FINISHED, questions } from './questions.ts';

/** The first view of a step in a browser, or the completion. */
export const StepView = z.object({
  step: z.enum(
    [...questions.map(({ id }) => id), FINISHED],
    `Must be the id of a question, or ${FINISHED}`,
  ),
});
