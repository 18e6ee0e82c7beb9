import { z } from 'zod';
import { FINISHED, questions } from './questions.ts';

/** Sent when a browser shows a step for the first time, and on completion. */
export const StepView = z.object({
  step: z.enum(
    [...questions.map(({ id }) => id), FINISHED],
    `Must be the id of a question, or ${FINISHED}`,
  ),
});
