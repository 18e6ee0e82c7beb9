import { z } from 'zod';
import { questions } from './questions.ts';

/** What a browser says when it shows a step for the first time. */
export const StepView = z.object({
  step: z.enum(
    questions.map(({ id }) => id),
    'Must be the id of a question',
  ),
});
