import { z } from 'zod';
import { FINISHED, steps } from './steps.ts';

/** The first view of a step in a browser, or the completion. */
export const StepView = z.object({
  step: z.enum(
    [...steps.map(({ id }) => id), FINISHED],
    `Must be the id of a question, or ${FINISHED}`,
  ),
});
